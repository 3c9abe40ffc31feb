import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runStatement } from "../../../db/statement.mjs";
import { DATABASES } from "../../../supervisor/backups/database-pair.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { untilHealthy } from "../../../supervisor/server/server-service.mjs";
import { type SmallDisk, smallDisk } from "../../support/small-disk.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import {
	type Attempt,
	attempt,
	attemptStart,
	startSupervisor,
} from "../../support/supervisor-program.ts";
import {
	copyOf,
	type Earlier,
	expectCopy,
	goesOn,
	newFolder,
	playEarlier,
	removeFolders,
	VERSIONS,
} from "./earlier-versions.ts";

/**
 * Backups, restores and upgrades whose disk is full at a random byte. What was there stays, and the
 * same command works once there is space. `FULL_DISKS=20` tries each more often.
 */
const TRIES = Array.from({ length: Number(process.env.FULL_DISKS ?? 1) }, (_, i) => i + 1);

/** Only root can mount a disk. */
const canMount = await smallDisk(1).then((disk) => disk?.remove().then(() => true) ?? false);

/** How a disk is full: a real one, or files that cannot grow. */
type Kind = "a full disk" | "files that may not grow";
const KINDS: Kind[] = ["files that may not grow", ...(canMount ? (["a full disk"] as const) : [])];
const CASES = TRIES.flatMap((i) => KINDS.map((kind): [number, Kind] => [i, kind]));

/** A start that upgrades takes about so long here, and its server is then given so long, ms. */
const START = 3000;
const PATIENCE = 5000;

const timeout = 300_000;

let older: Earlier;
let newer: Earlier;
beforeAll(async () => {
	const [first, second] = await Promise.all(VERSIONS.slice(-2).map(playEarlier));
	[older, newer] = [first as Earlier, second as Earlier];
}, timeout);
afterAll(removeFolders);

/** A place that can become full. */
interface Place {
	folder: string;
	/** What a program has to be started with to find it full at this byte. */
	full(byte: number): Promise<{ longestFile?: number }>;
	free(): Promise<void>;
}

async function placeOf(kind: Kind): Promise<Place> {
	if (kind === "files that may not grow")
		return {
			folder: await newFolder(),
			full: async (longestFile) => ({ longestFile }),
			free: async () => {},
		};
	const disk = await mount();
	return {
		folder: disk.folder,
		async full(byte) {
			await disk.fill(byte);
			return {};
		},
		free: disk.free,
	};
}

async function mount(): Promise<SmallDisk> {
	const disk = (await smallDisk(256)) as SmallDisk;
	onTestFinished(disk.remove);
	return disk;
}

/** Returns a random byte of what a command writes, or one a little behind that. */
async function randomByte(folder: string, kind: Kind): Promise<number> {
	const sizes = await Promise.all(
		DATABASES.map(async (name) => (await stat(join(folder, name))).size),
	);
	const written = kind === "a full disk" ? sizes.reduce((a, b) => a + b) : Math.max(...sizes);
	const byte = Math.floor(Math.random() * 1.1 * written);
	process.stdout.write(`full at byte ${byte} of ${written}\n`);
	return byte;
}

const roomsIn = (folder: string) =>
	runStatement(join(folder, "plotluck.db"), "SELECT id, code FROM rooms ORDER BY id");

const SENTENCE: Record<Kind, RegExp> = {
	"a full disk":
		/^(The disk of \S+ is full( or broken)?: free some space and start again\.|DATA_DIR must have .*)$/m,
	"files that may not grow":
		/must be allowed to be larger than \d+ bytes: raise the limit of this process \(ulimit -f\)( and start again)?\.$/m,
};

/** Expects one sentence in place of a stack. */
function expectSentence({ code, output }: Attempt, kind: Kind): void {
	expect(output).toMatch(SENTENCE[kind]);
	expect(output).not.toContain("    at ");
	expect(code).toBe(78);
}

test.each(CASES)("backup %i, with %s, leaves a whole copy or none", async (_, kind) => {
	const place = await placeOf(kind);
	const folder = join(place.folder, "copy");
	const data = await copyOf(newer, await newFolder());
	const full = await place.full(await randomByte(data, kind));
	const made = await attempt("backup", [folder], data, full);
	if (made.code !== 0) {
		expectSentence(made, kind);
		expect(existsSync(folder) ? await readdir(folder) : []).toEqual([]);
		await place.free();
		expect(await attempt("backup", [folder], data)).toMatchObject({ code: 0 });
	}
	await expectSound(folder);
	expect(await roomsIn(data)).toEqual(await roomsIn(newer.folder));
});

/** Expects that the check of a backup finds nothing wrong with its two databases. */
async function expectSound(folder: string): Promise<void> {
	expect(await attempt("restore", ["--check", folder], folder)).toMatchObject({
		code: 0,
		output: expect.stringMatching(/(MB, sound.*){2}/s),
	});
}

test.each(CASES)("restore %i, with %s, replaces everything or nothing", async (_, kind) => {
	const place = await placeOf(kind);
	const backup = await newFolder();
	expect(await attempt("backup", [backup], older.folder)).toMatchObject({ code: 0 });
	const data = await copyOf(newer, join(place.folder, "data"));
	const before = await readdir(data, { recursive: true });
	const full = await place.full(await randomByte(backup, kind));
	const made = await attempt("restore", [backup], data, full);
	if (made.code !== 0) {
		expectSentence(made, kind);
		await place.free();
		const left = (await readdir(data)).filter((name) => name.includes(".db"));
		expect(before).toEqual(expect.arrayContaining(left));
		const builds = (names: string[]) => names.filter((name) => name.endsWith(".js"));
		expect(await readdir(data, { recursive: true })).toEqual(
			expect.arrayContaining(builds(before)),
		);
		expect(await roomsIn(data)).toEqual(await roomsIn(newer.folder));
		expect(await attempt("restore", [backup], data)).toMatchObject({ code: 0 });
	}
	expect(await roomsIn(data)).toEqual(await roomsIn(older.folder));
	const [aside = ""] = (await readdir(data)).filter((name) => name.startsWith("replaced-"));
	expect(await roomsIn(join(data, aside))).toEqual(await roomsIn(newer.folder));
});

test.each(CASES)(
	"upgrade %i, with %s, goes on once there is space",
	{ timeout },
	async (_, kind) => {
		const place = await placeOf(kind);
		const folder = await copyOf(newer, join(place.folder, "data"));
		const byte = await randomByte(folder, kind);
		const port = await freePort();
		const limits = kind === "a full disk" ? {} : await place.full(byte);
		const first = startSupervisor("start", { folder, port, ...limits });
		const ended = once(first.process, "close");
		onTestFinished(() => void first.process.kill("SIGKILL"));
		const moment = Math.round(Math.random() * START);
		await pause(moment);
		// The copy before the upgrade may have found space, and what comes next finds less.
		if (kind === "a full disk") await place.full(Math.floor(byte / 10));
		const running = (await Promise.race([ended, pause(PATIENCE)])) === undefined;
		await place.free();
		process.stdout.write(`${moment} ms: ${running ? "still runs" : first.output}\n`);
		if (!running) expectSentence({ code: first.process.exitCode, output: first.output }, kind);
		// With space again, what still runs needs no help.
		if (running && kind === "a full disk") {
			const url = `http://127.0.0.1:${port}`;
			await untilHealthy(url);
			await expectCopy(folder, newer);
			await goesOn({ url, folder }, newer);
			first.process.kill("SIGINT");
			await ended;
			return;
		}
		if (running) first.process.kill("SIGINT");
		await ended;
		const plotluck = await SupervisedPlotluck.start({ folder });
		await expectCopy(folder, newer);
		await goesOn(plotluck, newer);
		await plotluck.interrupt();
	},
);

test.runIf(canMount)(
	"a disk without space for the copy ends the start in one sentence, and the next one upgrades",
	{ timeout },
	async () => {
		const disk = await mount();
		const folder = await copyOf(newer, join(disk.folder, "data"));
		await disk.fill();
		const full = await attemptStart(folder);
		expect(full.output).toBe(`The disk of ${folder} is full: free some space and start again.\n`);
		expect(full.code).toBe(78);
		await disk.free();
		await disk.fill(8 * 1024 * 1024);
		const { code, output } = await attemptStart(folder);
		expect(output).toMatch(/^DATA_DIR must have \d+ MB free for a copy .* \(got 8 MB\): free some/);
		expect(code).toBe(78);
		await disk.free();
		const plotluck = await SupervisedPlotluck.start({ folder });
		await expectCopy(folder, newer);
		await goesOn(plotluck, newer);
		await plotluck.interrupt();
	},
);
