"""How Alembic runs the migrations here: on the connection it is given, all in one transaction."""

from alembic import context

from saucer.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
