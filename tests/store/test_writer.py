"""What is to be written is written in its order, elsewhere, and nothing of it is forgotten at the end."""

import threading

import pytest

from flip7.store.notices import Notices
from flip7.store.writer import Writer, WriterThread


def test_the_work_is_done_in_order_on_another_thread() -> None:
    writer = WriterThread()
    done: list[tuple[int, int]] = []
    for number in range(50):
        writer.do(lambda number=number: done.append((number, threading.get_ident())))  # type: ignore[misc]
    writer.close()
    assert [number for number, _thread in done] == list(range(50))
    assert len({thread for _number, thread in done}) == 1
    assert threading.get_ident() not in {thread for _number, thread in done}


def test_a_job_is_done_when_its_work_is_and_not_before() -> None:
    writer, go = WriterThread(), threading.Event()
    first, second = writer.do(go.wait), writer.do(lambda: None)
    assert not first.done
    assert not second.done
    assert not second.wait(0.01)
    go.set()
    assert second.wait(10)
    assert first.done
    writer.close()


def test_an_error_nobody_expected_comes_up_where_it_is_asked_for_and_stops_nothing() -> None:
    writer = WriterThread()
    writer.do(lambda: 1 // 0)
    last = writer.do(lambda: None)
    assert last.wait(10)
    with pytest.raises(ZeroDivisionError):
        writer.check()
    writer.check()
    writer.close()


def test_an_error_in_the_last_work_comes_up_at_the_end() -> None:
    writer = WriterThread()
    writer.do(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        writer.close()


def test_a_closed_writer_can_be_used_again() -> None:
    writer = WriterThread()
    done: list[int] = []
    for number in range(2):
        writer.do(lambda number=number: done.append(number))  # type: ignore[misc]
        writer.close()
        writer.close()
    assert done == [0, 1]


def test_without_a_thread_everything_is_done_at_once() -> None:
    writer = Writer()
    done: list[int] = []
    assert writer.do(lambda: done.append(1)).done
    assert done == [1]
    with pytest.raises(ZeroDivisionError):
        writer.do(lambda: 1 // 0)


def test_another_one_does_not_wait_for_the_first() -> None:
    writer, go = WriterThread(), threading.Event()
    other = writer.another()
    held = writer.do(go.wait)
    assert other.do(lambda: None).wait(10)
    assert not held.done
    go.set()
    for one in (writer, other):
        one.close()


def test_notices_of_many_threads_are_each_told_once() -> None:
    from flip7.i18n import _

    notices = Notices()
    together = threading.Barrier(4)

    def tell() -> None:
        together.wait()
        for number in range(200):
            notices.add_once(str(number), _("{number}", number=number))

    threads = [threading.Thread(target=tell) for _ in range(4)]
    for thread in threads:
        thread.start()
    told = [notice.text.values["number"] for _ in range(50) for notice in notices.take()]
    for thread in threads:
        thread.join()
    told += [notice.text.values["number"] for notice in notices.take()]
    assert sorted(told) == list(range(200))  # type: ignore[type-var]
