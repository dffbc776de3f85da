"""What a host may choose is what a table is run by, but for the daily challenge."""

from dataclasses import fields

from lampion.server.live.terms import SettingsChoice
from lampion.tables import Settings


def test_a_host_chooses_every_setting_but_what_the_table_belongs_to() -> None:
    """The page leaves these out when it sends settings back (`chosenOf` in web/src/table/settings.ts)."""
    assert {field.name for field in fields(Settings)} - set(SettingsChoice.model_fields) == {"challenge", "tournament"}
