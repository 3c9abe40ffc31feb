import { expect, test, vi } from "vitest";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { Sparks } from "../../../gateway/sparks/sparks.ts";
import { Table } from "../../support/table.ts";
import { RecordingViewer } from "../room/recording-viewer.ts";

async function sparksAt(table: Table, viewers: RecordingViewer[]) {
	const bus = memoryBus();
	const sparks = new Sparks(
		() => table.room,
		() => viewers,
		bus,
	);
	await bus.follow(table.room.id, (message) => {
		if (message.kind === "sparks") sparks.deliver(message.sparks);
	});
	return sparks;
}

test("a connection with unsent data gets no sparks, and none of them later", async () => {
	const [slow, quick] = [new RecordingViewer(1), new RecordingViewer(2)];
	const sparks = await sparksAt(new Table(2), [slow, quick]);
	slow.buffered = () => 1;
	sparks.take(1, { kind: "hop" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(1));
	slow.buffered = () => 0;
	sparks.take(2, { kind: "bow" });
	await vi.waitFor(() => expect(quick.sent).toHaveLength(2));
	expect(slow.sent).toMatchObject([{ sparks: [{ kind: "bow", from: 2, count: 1 }] }]);
});

test("a room whose host has switched off sparks passes none on", async () => {
	const table = new Table(2);
	const viewer = new RecordingViewer(2);
	const sparks = await sparksAt(table, [viewer]);
	table.room = Object.assign({ ...table.room }, { sparks: false });
	sparks.take(1, { kind: "hop" });
	table.room = Object.assign({ ...table.room }, { sparks: true });
	sparks.take(1, { kind: "bow" });
	await vi.waitFor(() => expect(viewer.sent).toHaveLength(1));
	expect(viewer.sent).toMatchObject([{ sparks: [{ kind: "bow" }] }]);
});
