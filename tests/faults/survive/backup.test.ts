import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { playTo } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { attempt } from "../../support/supervisor-program.ts";

let first: SupervisedPlotluck;
let folder: string;
let players: SteadyPlayer[];
const backup = () => join(folder, "backup");
const data = () => join(folder, "data");
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-backup-"));
	first = await SupervisedPlotluck.start();
	players = await SteadyPlayer.gather(first.url, 3, {
		num_switches: 2,
		show_instructions: false,
		write_duration: 0,
	});
	await playTo(players, STATUS.storyWrite);
});
afterAll(async () => {
	await first.remove();
	await rm(folder, { recursive: true, force: true });
});

const timeout = 180_000;

/**
 * Types "0 1 2 …" and saves as a browser does. `acknowledged` returns the last acknowledged number,
 * `stop` ends the typing.
 */
function typing(player: SteadyPlayer): { acknowledged(): number; stop(): Promise<void> } {
	let last = 0;
	let on = true;
	const loop = (async () => {
		for (let next = 1; on; next++) {
			const content = `word ${next}`;
			expect(
				await player.act("story/submit", {
					submission: { id: player.player.current_submission?.id, content },
				}),
			).toBeNull();
			last = next;
			await pause(60);
		}
	})();
	return {
		acknowledged: () => last,
		async stop() {
			on = false;
			await loop;
		},
	};
}

/**
 * A player in a new browser, with new message ids so that the room does not take its messages for
 * repetitions.
 */
class ReturningPlayer extends SteadyPlayer {
	private sent = 0;
	protected override nextId = (): string => `returned-${++this.sent}`;
}

const wordOf = ({ player }: WirePlayer) => Number(player.current_submission?.content.split(" ")[1]);

test("a game that was backed up while everybody wrote continues elsewhere, with every acknowledged word", {
	timeout,
}, async () => {
	const pens = players.map(typing);
	await pause(500);
	const acknowledged = pens.map((pen) => pen.acknowledged());
	const made = await attempt("backup", [backup()], first.folder);
	expect(made).toMatchObject({
		code: 0,
		output: expect.stringContaining("temporal.db and plotluck.db"),
	});
	await Promise.all(pens.map((pen) => pen.stop()));
	expect(await attempt("backup", [backup()], first.folder)).toMatchObject({
		code: 1,
		output: expect.stringContaining("FOLDER must be empty"),
	});

	// After the backup: ids that must not be used again, and a room that the backup lacks.
	const later = await WirePlayer.host(first.url);
	expect(await attempt("restore", [backup()], first.folder)).toMatchObject({
		code: 1,
		output: expect.stringContaining("DATA_DIR is in use by another Plotluck"),
	});
	await first.interrupt();

	expect(await attempt("restore", [backup()], data())).toMatchObject({
		code: 0,
		output: expect.stringContaining("start Plotluck with npm start"),
	});
	const second = await SupervisedPlotluck.start({ folder: data() });
	try {
		const back = await Promise.all(
			players.map(({ seat }) => new ReturningPlayer(second.url, seat).connect()),
		);
		for (const [i, player] of back.entries())
			expect(wordOf(player)).toBeGreaterThanOrEqual(acknowledged[i] ?? 0);
		await playTo(back, STATUS.results);
		expect(
			Object.values(back[0]?.game.stories ?? {}).map(
				({ submissions }) => Object.keys(submissions).length,
			),
		).toEqual([2, 2, 2]);
		expect((await call(second.url, "GET", `/rooms/${later.seat.room_code}`)).status).toBe(404);
		const next = await WirePlayer.host(second.url);
		expect(next.seat.game_id).toBeGreaterThan(later.seat.game_id);
		expect(next.id).toBeGreaterThan(later.id);
	} finally {
		await second.interrupt();
	}
});

test("a restore keeps what it replaces, and a damaged backup replaces nothing", {
	timeout,
}, async () => {
	expect((await attempt("restore", [backup()], data())).code).toBe(0);
	const [aside = ""] = (await readdir(data())).filter((name) => name.startsWith("replaced-"));
	expect(await readdir(join(data(), aside))).toEqual(
		expect.arrayContaining(["plotluck.db", "temporal.db"]),
	);

	const before = await readdir(data());
	await writeFile(join(backup(), "plotluck.db"), "once upon a time ".repeat(1000));
	expect(await attempt("restore", [backup()], data())).toMatchObject({
		code: 1,
		output: expect.stringContaining("it is not a database"),
	});
	expect(await readdir(data())).toEqual(before);
	await rm(join(backup(), "backup.json"));
	expect(await attempt("restore", [backup()], data())).toMatchObject({
		code: 1,
		output: expect.stringContaining("FOLDER must hold a complete backup"),
	});
	expect(await attempt("restore", [], data())).toMatchObject({
		code: 1,
		output: expect.stringContaining("npm run restore -- FOLDER"),
	});
});
