import * as v from "valibot";
import { EachSetting } from "#game/settings/sent-settings.ts";
import type { SomeSettings } from "#game/settings.ts";
import { addEvening, beginOpening, endOpening } from "../../../db/groups/evenings.ts";
import type { LastingTable } from "../../../db/groups/lasting-tables.ts";
import { TABLE_LIMITS } from "../../limits/away.ts";
import { refuse } from "../../refusals.ts";
import { Refused } from "../errors.ts";
import type { ApiContext } from "../route.ts";
import { roomOfTable } from "./table-in-path.ts";

/**
 * Returns the settings of a table's last game, without those that this version does not have, or
 * whose values it no longer allows.
 */
export function settingsOf({ settings }: LastingTable): SomeSettings {
	const known = Object.entries(Object(settings)).filter(([name, value]) =>
		v.is(EachSetting, { [name]: value }),
	);
	return v.parse(EachSetting, Object.fromEntries(known));
}

/**
 * Opens the room of a table's evening by `open`. Throws a 409 when it has one, or while another
 * caller opens it, so that a group never sits in two rooms.
 */
export async function openForTable<T extends { id: number }>(
	api: ApiContext,
	{ id }: LastingTable,
	open: () => Promise<T>,
): Promise<T> {
	const { db } = api;
	const now = Date.now();
	if (!(await beginOpening(db, id, { since: now - TABLE_LIMITS.opening, now })))
		throw new Refused(409, refuse("tableOpening"));
	try {
		if (await roomOfTable(api, id)) throw new Refused(409, refuse("tableOpen"));
		const opened = await open();
		await addEvening(db, id, opened.id, Date.now());
		return opened;
	} finally {
		await endOpening(db, id);
	}
}
