import type { HostOrder, WireActionName } from "#game/wire/bodies.ts";
import type { Seated } from "../../players/wire/turn.ts";
import type { Table } from "../../support/table.ts";
import { recorded } from "./recorded.ts";

/** Who sends what a client does has no choices beside it. */
const CHOICES = { action: "", who: 0, which: 0, what: 0, twice: null };

/** Returns the holder of a seat at a table, who knows and sends no more than a client does. */
export const seatedAt = (table: Table, id: number): Seated => ({
	seat: { id },
	get game() {
		return table.view();
	},
	get player() {
		return table.own(id);
	},
	act: async (action: WireActionName, body: object = {}) => {
		if (action === "game/vip") return table.vip((body as { vip_action: HostOrder }).vip_action, id);
		const { type, body: made } = recorded(table.room, id, action, body, CHOICES);
		return table.does(id, type, made);
	},
});
