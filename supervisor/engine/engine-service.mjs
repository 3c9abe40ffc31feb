import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { problemOf, UNUSABLE_DATABASE, unusable } from "../../db/database-check.mjs";
import { lastLines } from "../commands.mjs";
import { claimDataFolder, leaveDataFolder, noteOccupants } from "../data-folder.mjs";
import { freePort, untilOpen } from "../ports.mjs";
import { Refusal } from "../refusal.mjs";
import { Keeper } from "../server/process-supervisor.mjs";
import { engineArgs, ensureEngine, shortenRetention } from "./engine.mjs";
import { eraseRegularly } from "./engine-erasure.mjs";

/** Temporal's usual ports, taken when nobody else has them. */
const PORT = 7233;
const UI_PORT = 8233;

/** Milliseconds of a start that the check of the engine's database may take. */
const CHECK = 1000;
/** Deaths within `FAST_MS` of their start after which the engine is not started again. */
const FAST_DEATHS = 3;
const FAST_MS = 10_000;
/**
 * Bytes: with less on the disk the engine cannot start, and it is tried until there is space again.
 */
const LEAST_SPACE = 1024 * 1024;

/**
 * The engine that the rooms live in: a cluster somebody else runs, or our own, kept running.
 * `failed` rejects with a Refusal when our own cannot run.
 * @typedef {{address: string, ui: string | null, own: boolean, failed: Promise<never>}} Engine
 */

/**
 * Claims the data folder and starts the engine; resolves when it listens. A Refusal says why it
 * cannot.
 * @param {import("../environment.mjs").Surroundings} surroundings
 * @param {(stop: () => Promise<unknown>) => void} stopWith takes what ends it
 * @param {{tell: (note: string) => void, installed: Promise<unknown>}} start tell: hears what takes
 *   a while; installed: the dependencies are there
 * @returns {Promise<Engine>}
 */
export async function startKeptEngine(
	{ dataFolder, temporalAddress, temporalUi },
	stopWith,
	{ tell, installed },
) {
	await claimDataFolder(dataFolder);
	stopWith(async () => leaveDataFolder(dataFolder));
	if (temporalAddress)
		return { address: temporalAddress, ui: temporalUi, own: false, failed: new Promise(() => {}) };
	const db = join(dataFolder, "temporal.db");
	const [path, port, uiPort] = await Promise.all([
		ensureEngine(tell),
		freePort(PORT),
		freePort(UI_PORT),
		installed.then(() => checkDatabase(db)),
	]);
	const log = join(dataFolder, "temporal.log");
	rmSync(log, { force: true });
	const args = engineArgs({ port, uiPort, db });
	const { keeper, failed } = keepEngine(log, () => {
		const output = openSync(log, "a");
		// In a group of its own: Ctrl-C in the terminal is for us alone, the engine ends after the
		// server.
		const child = spawn(path, args, { stdio: ["ignore", output, output], detached: true });
		closeSync(output);
		noteOccupants(dataFolder, child.pid ?? null);
		return child;
	});
	stopWith(() => keeper.stop());
	keeper.start();
	await Promise.race([untilOpen(port), failed]);
	const address = `127.0.0.1:${port}`;
	stopWith(eraseRegularly(db));
	void shortenRetention(address);
	return { address, ui: temporalUi ?? `http://127.0.0.1:${uiPort}`, own: true, failed };
}

/** @param {string} db */
async function checkDatabase(db) {
	const problem = await problemOf(db, CHECK);
	if (problem !== null) throw new Refusal(unusable(db, problem), UNUSABLE_DATABASE);
}

/** @param {string} file */
function isFull(file) {
	const { bavail, bsize } = statfsSync(dirname(file));
	return bavail * bsize < LEAST_SPACE;
}

/**
 * Keeps the engine running until it has ended by itself, soon after its start, three times in a
 * row.
 * A kill does not count, because the engine that was killed could work, and neither does a full
 * disk.
 * @param {string} log
 * @param {() => import("node:child_process").ChildProcess} spawnEngine
 */
function keepEngine(log, spawnEngine) {
	let born = 0;
	let fastDeaths = 0;
	/** @type {(refusal: Refusal) => void} */
	let giveUp = () => {};
	/** @type {Promise<never>} */
	const failed = new Promise((_, reject) => {
		giveUp = reject;
	});
	failed.catch(() => {}); // it may come while nobody waits for it yet
	const keeper = new Keeper(
		() => {
			born = performance.now();
			return spawnEngine();
		},
		(how, code) => {
			const full = isFull(log);
			const failing = code !== null && !full && performance.now() - born < FAST_MS;
			fastDeaths = failing ? fastDeaths + 1 : 0;
			if (fastDeaths < FAST_DEATHS) {
				const reason = full ? `${how}, the disk is full` : how;
				console.error(
					`The Temporal engine ended (${reason}); starting it again, its log is ${log}.`,
				);
				return;
			}
			void keeper.stop();
			giveUp(
				new Refusal(
					`The Temporal engine ended ${FAST_DEATHS} times in a row (${how}). Its last words in ${log}:\n${lastLines(readFileSync(log, "utf8"), 5)}`,
				),
			);
		},
	);
	return { keeper, failed };
}

/**
 * What tells the server where its engine is, and whether it alone works there.
 * @param {Engine} engine
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentOf = ({ address, ui, own }) => ({
	TEMPORAL_ADDRESS: address,
	...(own && { TEMPORAL_EXCLUSIVE: "true" }),
	...(ui && { TEMPORAL_UI: ui }),
});
