"""What a server process counts and measures."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

ANSWER_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THINKING_SECONDS = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters and histograms of one server process, in a registry of their own."""

    def __init__(self, process: str = "") -> None:
        registry = self.registry = CollectorRegistry()
        if process:
            Info("lampion_process", "One of the processes of a site", registry=registry).info({"process": process})
        ProcessCollector(registry=registry)
        route = ("method", "route")
        self.requests = Counter("lampion_requests", "Requests", (*route, "status"), registry=registry)
        self.request_seconds = Histogram(
            "lampion_request_seconds", "Time to answer a request", route, buckets=ANSWER_SECONDS, registry=registry
        )
        self.sockets = Gauge("lampion_sockets_open", "Sockets that are open", registry=registry)
        self.tables = Gauge("lampion_tables_in_memory", "Tables that are in memory", registry=registry)
        self.moves = Counter("lampion_moves", "Moves played", ("by",), registry=registry)
        self.appends = Counter("lampion_appends", "Entries written to the database", registry=registry)
        self.bot_seconds = Histogram(
            "lampion_bot_seconds", "Time that a bot thought", buckets=THINKING_SECONDS, registry=registry
        )
        self.seen_seconds = Histogram(
            "lampion_move_seen_seconds", "Time from a move's arrival until it was sent to all who watch",
            buckets=ANSWER_SECONDS, registry=registry,
        )  # fmt: skip

        self.linked = Gauge("lampion_bus_linked", "1 while other processes hear this one", registry=registry)
        self.leases = Gauge(
            "lampion_leases_held", "Tables whose bots and clocks this process cares for", registry=registry
        )
        self.takeovers = Counter("lampion_takeovers", "Tables taken over for their bots and clocks", registry=registry)
        self.far_thoughts = Counter(
            "lampion_far_thoughts", "Decisions of bots asked of thinkers", ("result",), registry=registry
        )
        self.looks = Counter("lampion_looks", "Looks into the database for what others did", registry=registry)

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)
