import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FULL_STORM, resyncStorm } from "../../../faults/attack/storm/resync-storm.ts";
import { type Machine, startBenchServer } from "../../../measure/bench/machines.ts";

let folder: string;
let server: Machine;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-storm-"));
	server = await startBenchServer(folder);
});
afterAll(async () => {
	await server.stop();
	await rm(folder, { recursive: true });
});

test("seats that request snapshots without end slow down no other player and fill no memory", {
	timeout: 180_000,
}, async () => {
	const size = { ...FULL_STORM, players: 20, parts: 1, resyncs: 60 };
	const figures = await resyncStorm(server.url, size);
	const { actions, health } = figures.during;
	expect(actions.calls + health.calls).toBeGreaterThan(20);
	// On a calm machine 0.5 s. Without the limit, calls took until minutes after the storm.
	expect(Math.max(actions.p99, health.p99)).toBeLessThan(5000);
	expect(figures.memory.peak - figures.memory.before).toBeLessThan(200);
	// One for connecting, and about one a second for about six seconds.
	expect(figures.snapshots).toBeGreaterThan(2);
	expect(figures.snapshots).toBeLessThan(20);
});
