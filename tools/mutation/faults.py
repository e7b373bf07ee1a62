"""The faults that can be made in a source text: one small change each, of a kind that people make.

Left out, because no test could or should see it: docstrings, type annotations, `__all__` and `__slots__`, `__repr__`,
how a dataclass is made (mypy holds that it is frozen, and slots cost no more than memory), what is written to the log,
messages of assertions, names of type variables, everything under `TYPE_CHECKING` or `__name__ == "__main__"`. What is
inside the braces of an f-string changes only by swapping two of its fields.
"""

import ast
import random
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import pairwise

Enums = Mapping[str, Sequence[str]]
"""The members of each enum of the project."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
OTHER_FUNCTION = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_SEEN = {"__repr__", "__all__", "__slots__"}
NAMES_ONLY = {"TypeVar", "NewType", "ParamSpec", "cast"}
LOGS = {"log", "_log", "logger", "_logger", "logging"}
NUMBERS = {"int", "float"}


@dataclass(frozen=True, slots=True)
class Fault:
    """A stretch of the source, and what stands there instead."""

    kind: str
    line: int
    start: int
    end: int
    new: str
    function: str
    """The qualified name of the outermost function that it is in; empty outside of any."""

    def made_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


def faults(source: str, enums: Enums, chance: random.Random) -> list[Fault]:
    """Every fault that can be made in this source, by place."""
    found = _Finder(source, enums, chance)
    found.visit(ast.parse(source))
    return sorted(found.faults, key=lambda fault: (fault.start, fault.end, fault.kind, fault.new))


def enums_of(sources: Sequence[str]) -> dict[str, list[str]]:
    """The enums of a project. Two of one name are left out: a member could be of either."""
    found: dict[str, list[str]] = {}
    twice: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef) and any(_name(base).endswith(("Enum", "Flag")) for base in node.bases):
                names = [target.id for line in node.body if isinstance(line, ast.Assign) for target in _names(line)]
                twice |= {node.name} & found.keys()
                found[node.name] = names
    return {name: members for name, members in found.items() if name not in twice and len(members) > 1}


class _Finder(ast.NodeVisitor):
    def __init__(self, source: str, enums: Enums, chance: random.Random) -> None:
        lengths = [len(line) for line in source.encode().splitlines(keepends=True)]
        self._starts = [sum(lengths[:line]) for line in range(len(lengths))]
        self._enums = enums
        self._chance = chance
        self._scope: list[str] = []
        self._function = ""
        self._returns: list[str] = []
        self.faults: list[Fault] = []

    def _add(self, kind: str, old: ast.AST, new: ast.AST | str) -> None:
        assert isinstance(old, ast.expr | ast.stmt)
        assert old.end_lineno is not None
        assert old.end_col_offset is not None
        text = new if isinstance(new, str) else ast.unparse(new)
        if isinstance(new, ast.BinOp | ast.BoolOp | ast.Compare | ast.UnaryOp | ast.IfExp):
            text = f"({text})"
        start = self._starts[old.lineno - 1] + old.col_offset
        end = self._starts[old.end_lineno - 1] + old.end_col_offset
        self.faults.append(Fault(kind, old.lineno, start, end, text, self._function))

    # What is gone through, and what is not.

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scope.append(node.name)
        marks = [mark for mark in node.decorator_list if _name(mark) != "dataclass"]
        for part in [*marks, *node.keywords, *_without_docstring(node.body)]:
            self.visit(part)
        self._scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in NOT_SEEN or any(_name(mark) == "overload" for mark in node.decorator_list):
            return
        for part in [*node.decorator_list, *node.args.defaults, *node.args.kw_defaults]:
            if part is not None:
                self.visit(part)
        outer = self._function
        self._function = outer or ".".join([*self._scope, node.name])
        self._returns.append(ast.unparse(node.returns) if node.returns else "")
        for line in _without_docstring(node.body):
            self.visit(line)
        self._returns.pop()
        self._function = outer

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and _name(node.annotation) != "TypeAlias" and _name(node.target) not in NOT_SEEN:
            self._drop(node, node.target)
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is itself a test."""

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(_name(target) in NOT_SEEN for target in node.targets):
            self._drop(node, node.targets[0])
            self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or _is_log(node.value):
            return
        if isinstance(node.value, ast.Call):
            self._add("dropped call", node, "pass")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        words = ast.unparse(node.test)
        if "TYPE_CHECKING" in words or "__name__" in words:
            return
        self._force(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._force(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self._add("forced condition", node.test, "False")
        self.generic_visit(node)

    # The kinds of fault.

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                self._add("comparison", node, _with(node, ops=ops))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = ARITHMETIC.get(type(node.op))
        of_types = isinstance(node.op, ast.BitOr) and (_is_type(node.left) or _is_type(node.right))
        if other is not None and not of_types:
            self._add("arithmetic", node, _with(node, op=other()))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        other = ARITHMETIC.get(type(node.op))
        if other is not None:
            self._add("arithmetic", node, _with(node, op=other()))
        self._drop(node, node.target)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self._add("and, or", node, _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And()))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add("dropped not", node, node.operand)
        elif isinstance(node.op, ast.USub):
            self._add("arithmetic", node, node.operand)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        for other in _other_constants(node.value):
            self._add("constant", node, repr(other))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        # Python 3.11 does not know where in the source the fields are: the whole string is written anew.
        fields = [place for place, value in enumerate(node.values) if isinstance(value, ast.FormattedValue)]
        for one, two in pairwise(fields):
            if ast.dump(node.values[one]) != ast.dump(node.values[two]):
                self._add("swapped fields", node, _with(node, values=_swapped(node.values, one, two)))

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if _is_log(node) or name in NAMES_ONLY:
            return
        if isinstance(node.func, ast.Name) and name in OTHER_FUNCTION:
            self._add("min, max, any, all", node.func, OTHER_FUNCTION[name])
        for place in range(len(node.args) - 1):
            one, two = node.args[place : place + 2]
            if name not in {"isinstance", "issubclass"} and ast.dump(one) != ast.dump(two):
                self._add("swapped arguments", node, _with(node, args=_swapped(node.args, place, place + 1)))
        for place in range(len(node.keywords) - 1):
            first, second = node.keywords[place : place + 2]
            if first.arg and second.arg and ast.dump(first.value) != ast.dump(second.value):
                pair = [ast.keyword(first.arg, second.value), ast.keyword(second.arg, first.value)]
                keywords = [*node.keywords[:place], *pair, *node.keywords[place + 2 :]]
                self._add("swapped arguments", node, _with(node, keywords=keywords))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        kind = self._returns[-1]
        if kind == "bool":
            self._add("return value", node, _with(node, value=ast.UnaryOp(ast.Not(), node.value)))
        elif kind in NUMBERS:
            self._add("return value", node, _with(node, value=ast.BinOp(node.value, ast.Add(), ast.Constant(1))))
        elif kind == "str" and not _is_constant(node.value, ""):
            self._add("return value", node, "return ''")
        elif not _is_constant(node.value, None):
            self._add("return value", node, "return None")
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        members = self._enums.get(_name(node.value), ())
        if node.attr in members:
            others = [member for member in members if member != node.attr]
            self._add("enum member", node, _with(node, attr=self._chance.choice(others)))
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        for place in range(len(node.values) - 1):
            one, two = node.values[place : place + 2]
            if None not in node.keys[place : place + 2] and ast.dump(one) != ast.dump(two):
                self._add("swapped values", node, _with(node, values=_swapped(node.values, place, place + 1)))
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        part = node.slice
        if isinstance(part, ast.Slice) and part.step is None:
            lower = ast.BinOp(part.lower, ast.Add(), ast.Constant(1)) if part.lower else ast.Constant(1)
            upper = ast.BinOp(part.upper, ast.Sub(), ast.Constant(1)) if part.upper else ast.Constant(-1)
            self._add("slice", node, _with(node, slice=_with(part, lower=lower)))
            self._add("slice", node, _with(node, slice=_with(part, upper=upper)))
        self.generic_visit(node)

    def _drop(self, line: ast.stmt, target: ast.expr) -> None:
        if isinstance(target, ast.Attribute):
            self._add("dropped assignment", line, "pass")

    def _force(self, condition: ast.expr) -> None:
        if not isinstance(condition, ast.Constant):
            self._add("forced condition", condition, "True")
            self._add("forced condition", condition, "False")


def _other_constants(value: object) -> tuple[object, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return {0: (1,), 1: (0, 2)}.get(value, (value + 1, value - 1))
    if isinstance(value, float):
        return (value * 2, value / 2) if value else (1.0,)
    if isinstance(value, str):
        return ("",) if value else ("?",)
    return ()


def _with(node: ast.AST, **changes: object) -> ast.AST:
    other = copy(node)
    for name, value in changes.items():
        setattr(other, name, value)
    return other


def _swapped(values: Sequence[ast.expr], one: int, two: int) -> list[ast.expr]:
    swapped = list(values)
    swapped[one], swapped[two] = swapped[two], swapped[one]
    return swapped


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    # A string that stands alone is passed over by visit_Expr, wherever it is.
    return [line for line in body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]


def _names(line: ast.Assign) -> Iterator[ast.Name]:
    return (target for target in line.targets if isinstance(target, ast.Name))


def _name(node: ast.AST) -> str:
    """The last part of a name: of `a.b` it is b, of a call that of what is called."""
    if isinstance(node, ast.Call):
        return _name(node.func)
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _is_log(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return False
    return _name(node.func.value) in LOGS


def _is_type(node: ast.expr) -> bool:
    name = _name(node.value if isinstance(node, ast.Subscript) else node).lstrip("_")
    return name[:1].isupper() or name in {"int", "str", "float", "bool", "list", "dict", "tuple", "set"}


def _is_constant(node: ast.expr, value: object) -> bool:
    return isinstance(node, ast.Constant) and node.value == value
