import { expect, test } from "vitest";
import { type Room, SCHEMA } from "#game/room.ts";
import { storyOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { openRoom } from "../../../db/rooms.ts";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { Dispatch } from "../../../gateway/engine/dispatch.ts";
import { LiveRoom } from "../../../gateway/room/live-room.ts";
import { SavedIds } from "../../../gateway/room/saved-ids.ts";
import { newConnection } from "../../../gateway/socket/connection.ts";
import { saveEntry } from "../../../gateway/socket/save-entry.ts";
import { Sparks } from "../../../gateway/sparks/sparks.ts";
import { tempDatabase } from "../../db/temp-database.ts";
import { Table } from "../../support/table.ts";

/** Saves a title that player 1 has typed in a room under a build of this schema. */
async function typeTitle(runsSchema: number) {
	const db = await tempDatabase();
	const table = new Table(2, { num_switches: 1 }).playTo(STATUS.storyTitle);
	const room: Room = {
		...table.room,
		id: (await openRoom(db, "WXYZ", Date.now())) ?? 0,
		runsSchema,
	};
	const never = () => Promise.reject(new Error("a draft does not reach the engine"));
	const dispatch = new Dispatch({
		code: room.code,
		engine: { signal: never, state: never },
		room: () => room,
		actionsPerMinute: 60,
		recorded: () => {},
		answer: () => {},
	});
	const live = new LiveRoom(room, db, memoryBus(), () => {}, {
		recorded: () => [],
		answered: () => [],
	});
	// Saving an entry asks for nothing else of the client.
	const connection = newConnection({ player: 1, game: room.id, secret: "" }, {
		address: "",
	} as never);
	const sparks = new Sparks(
		() => room,
		() => [],
		memoryBus(),
	);
	const open = { live, dispatch, saved: new SavedIds(), sparks };
	const refusal = await saveEntry(db, open, connection, "a", {
		action: "story/title",
		body: { story: { id: storyOf(room, 1)?.id ?? 0, meta: { title: "My great title" } } },
	});
	return { refusal, saved: await db("entries").count({ rows: "*" }).first() };
}

test("a draft is refused in a room under a build that never uses it, and is not stored", async () => {
	expect(await typeTitle(SCHEMA)).toEqual({ refusal: null, saved: { rows: 1 } });
	expect(await typeTitle(1)).toMatchObject({ refusal: { code: "notNow" }, saved: { rows: 0 } });
});
