"""A real Ray cluster of two nodes on this machine's loopback; one of them is killed in the middle of a simulation.

python -m tests.lab.simulation.on_two_nodes FOLDER
"""

import sys
from pathlib import Path
from typing import Any

from lampion.lab.simulation.cluster import run_on_cluster
from lampion.lab.simulation.folder import open_folder
from tests.lab.simulation.specifications import plan

SETTINGS: dict[str, Any] = {"game": "takenoko", "seats": 4, "games": 16_000, "shard": 400}
KILLED_AFTER = 8  # files


def main() -> None:
    """Compute all files; print how many games came, a line for each file, and how many nodes were left.

    Ray prints lines of its own between them.
    """
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    try:
        with open_folder(Path(sys.argv[1]), plan(**SETTINGS)) as folder:
            for number, games in enumerate(run_on_cluster(folder, folder.missing(), cluster.address), 1):
                print("games", games, flush=True)
                if number == KILLED_AFTER:
                    cluster.remove_node(second, allow_graceful=False)
        print("nodes", len(cluster.list_all_nodes()))
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
