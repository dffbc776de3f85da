"""What Alembic runs around the migrations: in the transaction of a connection that it is given."""

from alembic import context

from lampion.storage.schema import metadata


def migrate() -> None:
    """Run the migrations that were asked for."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic runs this file
    migrate()
