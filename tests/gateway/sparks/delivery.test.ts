import { expect, test, vi } from "vitest";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { Outgoing } from "../../../gateway/room/outgoing.ts";
import { Sparks } from "../../../gateway/sparks/sparks.ts";
import { Table } from "../../support/table.ts";
import { RecordingViewer } from "../room/recording-viewer.ts";

/** A connection that has the room's state. */
function watching(player: number): RecordingViewer {
	const viewer = new RecordingViewer(player);
	viewer.view = { player: null };
	return viewer;
}

/** Returns the sparks of a table with these viewers, and how often all of them were sent to at once. */
async function sparksAt(table: Table, viewers: RecordingViewer[]) {
	const bus = memoryBus();
	const published: string[] = [];
	const outgoing = new Outgoing("game/1", (topic, text) => {
		published.push(topic);
		for (const viewer of viewers) if (viewer.view) viewer.send(text);
	});
	const sparks = new Sparks(
		() => table.room,
		(text) => outgoing.sendLossy(text, viewers),
		bus,
	);
	await bus.follow(table.room.id, (message) => {
		if (message.kind === "sparks") sparks.deliver(message.sparks);
	});
	return { sparks, published };
}

test("a connection with unsent data gets no sparks, and none of them later", async () => {
	const [slow, quick] = [watching(1), watching(2)];
	const { sparks } = await sparksAt(new Table(2), [slow, quick]);
	slow.buffered = () => 1;
	sparks.take(1, { kind: "hop" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(1));
	slow.buffered = () => 0;
	sparks.take(2, { kind: "bow" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(2));
	expect(slow.sent).toMatchObject([{ sparks: [{ kind: "bow", from: 2, count: 1 }] }]);
});

test("a connection that waits for its snapshot gets no sparks, whether others keep up or not", async () => {
	const [newcomer, slow, quick] = [watching(1), watching(2), watching(3)];
	newcomer.view = null;
	const { sparks } = await sparksAt(new Table(3), [newcomer, slow, quick]);
	sparks.take(1, { kind: "hop" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(1));
	slow.buffered = () => 1;
	sparks.take(1, { kind: "bow" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(2));
	expect([newcomer.sent.length, slow.sent.length]).toEqual([0, 1]);
});

test("a room whose connections keep up is published to once, however many sparks there are", async () => {
	const viewers = [watching(1), watching(2), watching(3)];
	const { sparks, published } = await sparksAt(new Table(3), viewers);
	for (const from of [1, 2, 3])
		for (const kind of ["hop", "bow"] as const) sparks.take(from, { kind });
	await vi.waitFor(() => expect(viewers.map(({ sent }) => sent.length)).toEqual([1, 1, 1]));
	expect(viewers[2]?.sent[0]?.sparks).toHaveLength(6);
	expect(published).toEqual(["game/1"]);
});

test("sparks are equal when kind, sender, target and emoji are, and have no other keys", async () => {
	const viewer = watching(1);
	const { sparks } = await sparksAt(new Table(3), [viewer]);
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
	const { sparks } = await sparksAt(table, [viewer]);
	table.room = Object.assign({ ...table.room }, { sparks: false });
	sparks.take(1, { kind: "hop" });
	table.room = Object.assign({ ...table.room }, { sparks: true });
	sparks.take(1, { kind: "bow" });
	await vi.waitFor(() => expect(viewer.sent).toHaveLength(1));
	expect(viewer.sent).toMatchObject([{ sparks: [{ kind: "bow" }] }]);
});
