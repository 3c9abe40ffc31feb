import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameMode } from "#game/settings.ts";
import { startEngine, type TestEngine } from "../../support/engine.ts";
import { attempt } from "../../support/supervisor-program.ts";
import { type Change, changedBuild, type TestBuild } from "./builds.ts";
import { BuiltServer } from "./built-server.ts";
import { SlowEvening } from "./slow-evening.ts";

const ALL: [GameMode, number][] = [
	["default", 5],
	["otp", 5],
	["self_insert", 5],
	["broken_telephone", 5],
	["solo_mode", 1],
];
/** FULL_SIZE plays all modes that have a slow game, with five people each. */
const TABLES: [GameMode, number][] = process.env.FULL_SIZE ? ALL : [["default", 3]];

/** An hour of a slow game is a fifth of a second, so a part has about five. */
const HOURS: Change = {
	file: "workflows/game/slow/slow-clock.ts",
	from: "const HOUR = 3_600_000;",
	to: "const HOUR = 200;",
};
/** A later build with other commands, which cannot replay the first one's histories. */
const LATER: Change = {
	file: "workflows/room.ts",
	from: "const showDetails",
	to: "await condition(() => false, 1);\n\tconst showDetails",
};

const timeout = 600_000;
let builds: TestBuild[];
let engine: TestEngine;
let server: BuiltServer;
let data: string;
beforeAll(async () => {
	data = await mkdtemp(join(tmpdir(), "plotluck-days-"));
	builds = await Promise.all([changedBuild([HOURS]), changedBuild([HOURS, LATER])]);
	engine = await startEngine({ db: join(data, "temporal.db") });
	server = await BuiltServer.at(engine.address, data);
}, timeout);
afterAll(async () => {
	await server.end("SIGKILL");
	await engine.stop();
	for (const build of builds) await build.remove();
	await rm(data, { recursive: true, force: true });
});

test("games over days survive a kill, an upgrade and a restore while their players come and go", {
	timeout,
}, async () => {
	const [first, later] = builds as [TestBuild, TestBuild];
	await server.start(first.folder);
	const evenings = await Promise.all(
		TABLES.map(([mode, people]) => SlowEvening.open(server.url, mode, people)),
	);
	const playing = Promise.all(evenings.map((evening) => evening.play()));
	const reached = (part: number) =>
		expect
			.poll(() => Math.min(...evenings.map((evening) => evening.part)), { timeout })
			.toBeGreaterThanOrEqual(part);

	await reached(1);
	await server.end("SIGKILL");
	await server.start(first.folder);
	await reached(2);
	await server.end("SIGTERM");
	await server.start(later.folder);
	await reached(3);
	await Promise.all(evenings.map((evening) => evening.freeze()));
	const backup = await mkdtemp(join(tmpdir(), "plotluck-days-backup-"));
	await rm(backup, { recursive: true });
	expect((await attempt("backup", [backup], data)).code).toBe(0);
	await server.end("SIGKILL");
	await engine.kill();
	expect((await attempt("restore", [backup], data)).code).toBe(0);
	await engine.start();
	await server.start(later.folder);
	for (const evening of evenings) evening.thaw();
	await playing;
	await rm(backup, { recursive: true, force: true });

	for (const { players, texts, slept } of evenings) {
		expect([...slept].sort()).toEqual(players.map(({ id }) => id).sort());
		const parts = Object.values(players[0]?.game.stories ?? {}).flatMap(({ submissions }) =>
			Object.values(submissions),
		);
		const told = new Map(parts.map(({ id, content }) => [id, content]));
		expect(texts.size).toBeGreaterThan(players.length);
		for (const [id, text] of texts) expect(told.get(id)).toBe(text);
		for (const { data: seat } of Object.values(players[0]?.game.players ?? {}))
			expect(seat.asleep ?? false).toBe(false);
	}
});
