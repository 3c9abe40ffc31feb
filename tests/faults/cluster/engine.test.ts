import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { playTo } from "../../players/wire/game.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { type ClusterEngine, startClusterEngine } from "../../support/cluster/cluster-engine.ts";
import { serverAddress } from "../../support/postgres/address.ts";
import { type Program, startServerProgram } from "../../support/server-program.ts";

/** A game on a Temporal server whose rooms are in Postgres. */
let folder: string;
let engine: ClusterEngine;
let server: Program & { url: string };

const timeout = 180_000;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-cluster-"));
	engine = await startClusterEngine({
		postgres: await serverAddress(),
		database: "temporal_of_one",
		namespace: "rooms",
		log: join(folder, "engine.log"),
	});
	const env = { TEMPORAL_NAMESPACE: "rooms", LOG_LEVEL: "warn" };
	server = await startServerProgram({ folder, engine: engine.address, env });
}, timeout);
afterAll(async () => {
	await server?.stop();
	await engine?.stop();
	await rm(folder, { recursive: true });
});

test("a room goes on when the engine is killed and started again", { timeout }, async () => {
	const settings = { num_switches: 1, show_instructions: false, write_duration: 3600 };
	const players = await SteadyPlayer.gather(server.url, 3, settings);
	await playTo(players, STATUS.storyWrite);
	const [host] = players as [SteadyPlayer];
	const saved = await host.act("story/submit", {
		submission: { id: host.player.current_submission?.id, content: "Before the crash." },
	});
	expect(saved).toBeNull();

	await engine.kill();
	const ordered = host.act("game/vip", { vip_action: { lock_room: true } });
	await engine.start();
	expect(await ordered).toBeNull();
	await playTo(players, STATUS.results);
	expect(players.map(({ game }) => [game.locked, game.status])).toEqual(
		players.map(() => [true, STATUS.results]),
	);
});
