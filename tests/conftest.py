"""What all tests share: how many examples Hypothesis tries, and that nothing is skipped unseen in CI."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

import lampion

QUICK = 50 if lampion.compiled else 10  # plain Python takes its time

settings.register_profile("quick", derandomize=True, deadline=None, max_examples=QUICK)
settings.register_profile("thorough", derandomize=True, deadline=None, max_examples=1000)
settings.load_profile("quick")

IN_CI = os.environ.get("CI") == "true"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        fail(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if IN_CI and report.skipped:
        fail(report)
    return report


def fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure: in CI whatever a test needs must be there."""
    report.outcome = "failed"
    report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
