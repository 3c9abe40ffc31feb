import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { STATUS } from "#game/status.ts";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import { LiveRoom } from "../../../../gateway/room/live-room.ts";
import { tempDatabase } from "../../../db/temp-database.ts";
import { Table } from "../../../support/table.ts";
import { RecordingViewer } from "./recording-viewer.ts";

/** A room whose first player writes, with what it publishes, and the news of whether they type. */
async function writingRoom() {
	const table = new Table(2).playTo(STATUS.storyWrite);
	const published: ServerMessage[] = [];
	const live = new LiveRoom(
		table.room,
		await tempDatabase(),
		memoryBus(),
		(_topic, text) => published.push(JSON.parse(text)),
		{ recorded: () => [], answered: () => [] },
	);
	onTestFinished(() => live.close());
	const seen = (typing: boolean) => {
		const change = { game: table.room.id, player: 1, connected: true, connectionNumber: 1, typing };
		const part = live.presence.receive({ kind: "presence", ...change });
		if (part) live.presenceChanged(1, part);
	};
	return { table, live, published, seen };
}

test("that a player types is sent with what they do at once, and else by itself", async () => {
	const { table, live, published, seen } = await writingRoom();
	await live.addViewer(new RecordingViewer(2));
	seen(false);
	await turn();
	expect(published.splice(0)).toMatchObject([{ game: { players: { 1: {} } } }]);

	seen(true);
	await turn();
	expect(published).toEqual([]);
	table.handIn(1);
	live.receive({ room: table.room, acks: [], refusals: [] });
	const done = { status: STATUS.postStoryWrite, data: { typing: true } };
	expect(published.splice(0)).toMatchObject([{ game: { players: { 1: done } } }]);

	seen(false);
	await vi.waitFor(() =>
		expect(published).toMatchObject([{ game: { players: { 1: { data: { typing: null } } } } }]),
	);
});

test("a snapshot says the same of a player to themselves and to everybody", async () => {
	const { live, published, seen } = await writingRoom();
	const viewer = new RecordingViewer(1);
	await live.addViewer(viewer);
	seen(false);
	await turn();
	seen(true);
	await live.resync(viewer);
	const snapshot = viewer.sent.at(-1);
	const data = { typing: true };
	expect(snapshot).toMatchObject({ player: { data }, game: { players: { 1: { data } } } });
	// The change was sent before the snapshot, so what a client has by patches is the same.
	const change = { seq: snapshot?.seq, game: { players: { 1: { data } } } };
	expect(published.at(-1)).toMatchObject(change);
});
