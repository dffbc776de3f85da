"""The page on observations and actions says what the games say."""

from tools.write_observations import PAGE, write


def test_the_page_is_what_the_command_writes() -> None:
    """`python tools/write_observations.py` writes it again."""
    assert PAGE.read_text("utf-8") == write()
