import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { type Db, openDatabase } from "../../db/connection.ts";
import { workflowId } from "../../workflows/messages.ts";
import { roomAt } from "../players/rooms/room-at.ts";
import { call, WirePlayer } from "../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../support/file-set-up.ts";

const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);
let db: Db;
beforeAll(async () => {
	db = await openDatabase(join(plotluck.dataDir, "plotluck.db"));
});
afterAll(() => db.destroy());

async function kept(game: number): Promise<Record<string, number>> {
	const count = async (table: "parts" | "texts" | "seats") =>
		Number((await db(table).where({ game_id: game }).count({ n: "*" }).first())?.n);
	return { parts: await count("parts"), texts: await count("texts"), seats: await count("seats") };
}

test("when the host closes a room its workflow ends, its texts and seats are removed, and other rooms keep theirs", async () => {
	const [host, guest] = await roomAt(plotluck, STATUS.reacting, { players: 2 });
	const others = await roomAt(plotluck, STATUS.reacting, { players: 2 });
	const { game_id, room_code } = host.seat;
	const before = { parts: 2, texts: 2 * 5 + 2, seats: 2 };
	expect(await kept(game_id)).toEqual(before);

	expect(await host.act("game/vip", { vip_action: { close_game: true } })).toBeNull();
	const handle = temporal.client.workflow.getHandle(workflowId(room_code));
	await handle.result();
	expect((await handle.describe()).status.name).toBe("COMPLETED");
	expect(await kept(game_id)).toEqual({ parts: 0, texts: 0, seats: 0 });
	expect(await kept(others[0].seat.game_id)).toEqual(before);
	expect((await db("rooms").where({ id: game_id }).first("closed_at"))?.closed_at).toEqual(
		expect.any(Number),
	);
	expect((await call(plotluck.url, "GET", `/rooms/${room_code}`)).status).toBe(404);
	expect(
		(await call(plotluck.url, "PUT", `/rooms/${room_code}/audience`, { name: "Late", meta: {} }))
			.status,
	).not.toBe(200);
	await guest.until(() => guest.closed !== null);
	expect(guest.goodbye).toBe("The host has closed this room");
});

test("a save that comes with the closing leaves nothing behind", async () => {
	const [host, guest] = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	const submission = { id: guest.player.current_submission?.id, content: "last words" };
	await Promise.all([
		guest.act("story/submit", { submission }),
		host.act("game/vip", { vip_action: { close_game: true } }),
		...Array.from({ length: 10 }, (_, i) =>
			guest.act("story/submit", { submission: { ...submission, content: `last words ${i}` } }),
		),
	]);
	await temporal.client.workflow.getHandle(workflowId(host.seat.room_code)).result();
	await new WirePlayer(plotluck.url, guest.seat).connect();
	expect(await kept(host.seat.game_id)).toEqual({ parts: 0, texts: 0, seats: 0 });
});
