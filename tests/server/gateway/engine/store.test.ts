import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { createActivities } from "../../../../activities/index.ts";
import { openDatabase } from "../../../../db/connection.ts";
import { draftWriter } from "../../../../db/drafts/part-drafts.ts";
import { readParts } from "../../../../db/parts.ts";
import { findRoom, openRoom } from "../../../../db/rooms.ts";
import { connectEngine } from "../../../../gateway/engine/engine.ts";
import { bindStore } from "../../../../gateway/engine/store.ts";
import { finishedReader } from "../../../../gateway/room/rest-views/finished-view.ts";
import { workflowId } from "../../../../workflows/messages.ts";
import { databaseOf, takeSeatIn, tempDatabase } from "../../../db/temp-database.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";
import { Table } from "../../../support/table.ts";
import { openTemporal } from "../../../support/temporal.ts";

const plotluck = ownPlotluck();

test("rooms of another database change nothing in this one", async () => {
	const db = await tempDatabase();
	const gameId = Number(await openRoom(db, "OURS", 1));
	await takeSeatIn(db, gameId, "hash", { userId: "ann" });
	const save = (content: string) =>
		draftWriter(db).save({ submissionId: 1, gameId, content, words: 2, connection: 1 });
	await save("It rained.");
	const { closeParts, countStories, keepGame, removeContent } = createActivities(
		db,
		finishedReader(db),
	);
	await closeParts(gameId, [1], "another store");
	await countStories(gameId, [1], "another store");
	const { room } = new Table(2).playTo(STATUS.results);
	await keepGame(room, "another store");
	expect(await db("finished_games")).toEqual([]);
	await removeContent(gameId, "another store");
	expect(await save("It rained on.")).toBe("saved");
	expect(await db("ranks")).toEqual([]);
	expect((await findRoom(db, "OURS"))?.id).toBe(gameId);
	expect(await readParts(db, [1])).toEqual(new Map([[1, "It rained on."]]));
});

test("a room carries the id of its database", async () => {
	const { seat } = await WirePlayer.host(plotluck.url);
	const db = await databaseOf(plotluck);
	const temporal = await openTemporal(plotluck.engine.address);
	const { memo } = await temporal.client.workflow.getHandle(workflowId(seat.room_code)).describe();
	await temporal.close();
	expect(memo).toEqual({ store: (await db("store").first("id"))?.id, game: seat.game_id });
});

test("a namespace of another database is refused with a sentence, and taken over when it is exclusive", async () => {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-other-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const db = await openDatabase(join(folder, "plotluck.db"));
	const engine = await connectEngine(plotluck.engine.address, "default", "any");
	onTestFinished(async () => {
		await engine.close();
		await db.destroy();
	});
	const bind = (exclusive: boolean) =>
		bindStore(db, engine.store, { namespace: "default", exclusive });
	await expect(bind(false)).rejects.toThrow(
		/^The namespace default belongs to another database .* TEMPORAL_EXCLUSIVE=true /,
	);
	const dealt = await bind(true);
	expect(dealt.rooms).toBeGreaterThan(0);
});
