import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { problemOf, UNUSABLE_DATABASE, unusable } from "../../db/database-check.mjs";
import { at } from "../../db/place-problem.mjs";
import { copyBeforeUpgrade } from "../backups/before-upgrade.mjs";
import { finishReplacing } from "../backups/replace.mjs";
import { lastLines } from "../commands.mjs";
import { OperatorError, operatorErrorOf } from "../operator-error.mjs";
import { freePort, reservePort, untilOpen } from "../ports.mjs";
import { ProcessSupervisor } from "../server/process-supervisor.mjs";
import { claimDataFolder, leaveDataFolder } from "./data-folder.mjs";
import { engineArgs, ensureEngine, shortenRetention } from "./engine.mjs";
import { closeLog, eraseRegularly } from "./engine-erasure.mjs";
import { engineEnvironment } from "./engine-memory.mjs";
import { EngineStop } from "./engine-stop.mjs";
import { networkDriveWarning } from "./network-drive.mjs";

/** Temporal's default ports, used if they are free. */
const PORT = 7233;
const UI_PORT = 8233;
/**
 * Reserved by a supervisor until its engine listens. Otherwise two supervisors that start at the
 * same time would both find the default ports free.
 */
const GUARD_PORT = 7232;

/** The time limit of the check of the engine's database at the start. */
const CHECK_MS = 1000;
/** The engine is not restarted after this many exits in a row within `FAST_MS` of their start. */
const FAST_EXITS = 3;
const FAST_MS = 10_000;
/** With less disk space the engine cannot start, and is restarted until there is enough again. */
const MIN_FREE_BYTES = 1024 * 1024;

/**
 * The engine that runs the rooms: an operator's cluster, or our own (`own`), which is restarted
 * when it exits. `failed` rejects with an OperatorError when our own engine cannot run. `beginStop`
 * is called when the server begins to stop, and `undoUpgrade` when it could not upgrade its
 * database: the copies of both from before take their places once the engine has stopped.
 * @typedef {{address: string, ui: string | null, own: boolean, failed: Promise<never>,
 *   beginStop: () => Promise<void>, undoUpgrade: () => void}} Engine
 */

/**
 * Claims the data folder, finishes what a killed restore has begun, copies the databases before an
 * upgrade, and starts the engine. Resolves when the engine listens; throws an OperatorError when it
 * cannot start. The dependencies must already be installed.
 * @param {import("../environment.mjs").Environment} environment
 * @param {(stop: () => Promise<unknown>) => void} onShutdown registers what stops it
 * @param {(label: string) => void} report gets what it does, for people
 * @returns {Promise<Engine>}
 */
export async function startEngineService(environment, onShutdown, report) {
	const { dataFolder, temporalAddress, temporalUi } = environment;
	const recordEngine = await claimDataFolder(dataFolder);
	onShutdown(async () => leaveDataFolder(dataFolder));
	const warning = await networkDriveWarning(dataFolder);
	if (warning !== null) console.error(warning);
	const undoUpgrade = await prepareDatabases(environment, onShutdown, report);
	if (temporalAddress)
		return {
			...{ address: temporalAddress, ui: temporalUi, own: false, undoUpgrade },
			...{ failed: new Promise(() => {}), beginStop: async () => {} },
		};
	const db = join(dataFolder, "temporal.db");
	const [path] = await Promise.all([ensureEngine(), checkDatabase(db)]);
	const release = await reservePort(GUARD_PORT);
	const [port, uiPort] = await Promise.all([
		freePort(release ? PORT : 0),
		freePort(release ? UI_PORT : 0),
	]);
	const log = join(dataFolder, "temporal.log");
	rmSync(log, { force: true });
	const args = engineArgs({ port, uiPort, db });
	const { service, failed } = superviseEngine(log, () => {
		const output = openSync(log, "a");
		// Detached, because Ctrl-C in the terminal must reach the supervisor only: the engine stops
		// after the server.
		const child = spawn(path, args, {
			env: engineEnvironment(),
			stdio: ["ignore", output, output],
			detached: true,
			windowsHide: true,
		});
		closeSync(output);
		recordEngine(child.pid ?? null);
		return child;
	});
	const ending = new EngineStop(service, { port, uiPort });
	onShutdown(() => ending.stop().then(() => closeLog(db)));
	service.start();
	await Promise.race([untilOpen(port), failed]).finally(() => release?.());
	const address = `127.0.0.1:${port}`;
	onShutdown(eraseRegularly(db));
	void shortenRetention(address);
	return {
		...{ address, ui: temporalUi ?? `http://127.0.0.1:${uiPort}`, own: true, failed },
		beginStop: () => ending.begin(),
		undoUpgrade,
	};
}

/**
 * Returns the function that lets the end put the databases back.
 * @param {import("../environment.mjs").Environment} environment
 * @param {(stop: () => Promise<unknown>) => void} onShutdown
 * @param {(label: string) => void} report
 */
async function prepareDatabases(environment, onShutdown, report) {
	if (environment.hasPostgres) return () => {};
	await finishReplacing(environment.dataFolder);
	const upgrade = await copyBeforeUpgrade(environment, report);
	let undo = false;
	onShutdown(async () => {
		if (undo) await upgrade?.putBack();
	});
	return () => {
		undo = true;
	};
}

/** @param {string} db */
async function checkDatabase(db) {
	const problem = await problemOf(db, CHECK_MS);
	if (problem !== null) throw new OperatorError(unusable(db, problem), UNUSABLE_DATABASE);
}

/**
 * Returns the error for the operator when the engine cannot run.
 * @param {string} log
 * @param {string} how the engine's last end
 */
function engineError(log, how) {
	const end = lastLines(readFileSync(log, "utf8"), 5);
	return (
		operatorErrorOf(at(join(dirname(log), "temporal.db"), new Error(end))) ??
		new OperatorError(
			`The Temporal engine exited ${FAST_EXITS} times in a row (${how}). The end of ${log}:\n${end}`,
		)
	);
}

/** @param {string} file */
function isFull(file) {
	const { bavail, bsize } = statfsSync(dirname(file));
	return bavail * bsize < MIN_FREE_BYTES;
}

/**
 * Restarts the engine until it has exited soon after its start three times in a row. Exits by a
 * signal or with a full disk do not count, because the engine itself works then.
 * @param {string} log
 * @param {() => import("node:child_process").ChildProcess} spawnEngine
 */
function superviseEngine(log, spawnEngine) {
	let startedAt = 0;
	let fastExits = 0;
	/** @type {(error: OperatorError) => void} */
	let fail = () => {};
	/** @type {Promise<never>} */
	const failed = new Promise((_, reject) => {
		fail = reject;
	});
	failed.catch(() => {}); // it may reject before a caller awaits it
	const service = new ProcessSupervisor(
		() => {
			startedAt = performance.now();
			return spawnEngine();
		},
		(how, code) => {
			const full = isFull(log);
			const failing = code !== null && !full && performance.now() - startedAt < FAST_MS;
			fastExits = failing ? fastExits + 1 : 0;
			if (fastExits < FAST_EXITS) {
				const reason = full ? `, and the disk of ${dirname(log)} is full: free some space` : "";
				console.error(
					`The Temporal engine exited (${how})${reason}. Restarting it; its log is ${log}.`,
				);
				return;
			}
			void service.stop();
			fail(engineError(log, how));
		},
	);
	return { service, failed };
}

/**
 * Returns the environment variables that connect the server to its engine.
 * @param {Engine} engine
 * @returns {NodeJS.ProcessEnv}
 */
export const engineVariables = ({ address, ui, own }) => ({
	TEMPORAL_ADDRESS: address,
	...(own && { TEMPORAL_EXCLUSIVE: "true" }),
	...(ui && { TEMPORAL_UI: ui }),
});
