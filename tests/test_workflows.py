"""What can be said about the workflows without running them. zizmor says more, in .ci/run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RETIRED = {"macos-13", "macos-14", "ubuntu-20.04", "ubuntu-22.04", "windows-2019"}
"""Machines that are gone, or will be within months."""
OLD_NODE = {"checkout": 5, "setup-python": 6, "upload-artifact": 6, "download-artifact": 7}
"""The first version of each action that does not need Node 20, which is ending."""


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_are_safe_and_up_to_date(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for action, pin, version in re.findall(r"uses: actions/([\w-]+)@(\S+)(?: # v(\d+)\.\d+\.\d+)?", text):
        assert re.fullmatch(r"[0-9a-f]{40}", pin), f"{action} is not pinned by hash"
        assert int(version) >= OLD_NODE[action], action
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert re.search(r"^permissions:\n  contents: read\n", text, re.MULTILINE)
    jobs = re.findall(r"^    runs-on: ", text, re.MULTILINE)
    assert len(re.findall(r"^    timeout-minutes: ", text, re.MULTILINE)) == len(jobs) > 0
    assert not {label for label in RETIRED if label in text}


def test_pushes_and_pull_requests_are_tested_on_every_python() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "pull_request:" in text
    assert "push:" in text
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in text
    assert re.search(r"system: \[ubuntu-\S+, windows-\S+, macos-\S+\]", text)


def test_what_the_release_workflow_calls_is_there() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    called = set(re.findall(r"tools/\w+\.py", text))
    assert called
    assert {name for name in called if not (ROOT / name).exists()} == set()
