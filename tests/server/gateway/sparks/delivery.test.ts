import { expect, test, vi } from "vitest";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import { Outgoing } from "../../../../gateway/room/outgoing.ts";
import { Sparks } from "../../../../gateway/sparks/sparks.ts";
import { Table } from "../../../support/table.ts";
import { RecordingViewer } from "../room/recording-viewer.ts";

/** A connection that has the room's state. */
function watching(player: number): RecordingViewer {
	const viewer = new RecordingViewer(player);
	viewer.view = { player: null };
	return viewer;
}

async function sparksAt(table: Table, viewers: RecordingViewer[]): Promise<Sparks> {
	const bus = memoryBus();
	const outgoing = new Outgoing("game/1", () => {});
	const sparks = new Sparks(
		() => table.room,
		(text) => outgoing.sendLossy(text, viewers),
		bus,
		() => true,
	);
	await bus.follow(table.room.id, (message) => {
		if (message.kind === "sparks") sparks.deliver(message.sparks);
	});
	return sparks;
}

test("a connection with unsent data gets no sparks, and none of them later", async () => {
	const [slow, quick] = [watching(1), watching(2)];
	const sparks = await sparksAt(new Table(2), [slow, quick]);
	slow.buffered = () => 1;
	sparks.take(1, { kind: "hop" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(1));
	slow.buffered = () => 0;
	sparks.take(2, { kind: "bow" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(2));
	expect(slow.sent).toMatchObject([{ sparks: [{ kind: "bow", from: 2, count: 1 }] }]);
});

test("a connection that waits for its snapshot gets no sparks", async () => {
	const [newcomer, quick] = [watching(1), watching(2)];
	newcomer.view = null;
	const sparks = await sparksAt(new Table(2), [newcomer, quick]);
	sparks.take(1, { kind: "hop" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(1));
	expect(newcomer.sent).toEqual([]);
});

test("the sparks of all are sent as one message, short or long", async () => {
	const viewer = watching(1);
	const sparks = await sparksAt(new Table(12), [viewer]);
	sparks.take(1, { kind: "hop" });
	await vi.waitFor(() => expect(viewer.sent).toHaveLength(1));
	for (let from = 1; from <= 12; from++)
		for (const kind of ["wave", "bow", "drum"] as const) sparks.take(from, { kind });
	await vi.waitFor(() => expect(viewer.sent).toHaveLength(2));
	expect(viewer.sent.map((message) => message.sparks?.length)).toEqual([1, 36]);
});

test("sparks are equal when kind, sender, target and emoji are, and have no other keys", async () => {
	const viewer = watching(1);
	const sparks = await sparksAt(new Table(3), [viewer]);
	sparks.take(1, { kind: "throw", to: 2, emoji: 0 });
	sparks.take(1, { kind: "throw", to: 2, emoji: 0 });
	sparks.take(1, { kind: "throw", to: 2 });
	sparks.take(1, { kind: "throw", to: 3, emoji: 0 });
	sparks.take(2, { kind: "throw", to: 2, emoji: 0 });
	await vi.waitFor(() => expect(viewer.sent).toHaveLength(1));
	expect(viewer.sent[0]?.sparks).toStrictEqual([
		{ kind: "throw", from: 1, to: 2, emoji: 0, count: 2 },
		{ kind: "throw", from: 1, to: 2, count: 1 },
		{ kind: "throw", from: 1, to: 3, emoji: 0, count: 1 },
		{ kind: "throw", from: 2, to: 2, emoji: 0, count: 1 },
	]);
});

test("a room whose host has switched off sparks passes none on", async () => {
	const table = new Table(2);
	const viewer = watching(2);
	const sparks = await sparksAt(table, [viewer]);
	table.room = Object.assign({ ...table.room }, { sparks: false });
	sparks.take(1, { kind: "hop" });
	table.room = Object.assign({ ...table.room }, { sparks: true });
	sparks.take(1, { kind: "bow" });
	await vi.waitFor(() => expect(viewer.sent).toHaveLength(1));
	expect(viewer.sent).toMatchObject([{ sparks: [{ kind: "bow" }] }]);
});
