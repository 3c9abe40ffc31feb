import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isProgram, lastLines, onPath, run } from "../commands.mjs";
import { cacheFolder, root } from "../paths.mjs";
import { buildEngine, downloadEngine } from "./engine-sources.mjs";

/** The Temporal CLI's version, pinned in one place: temporal-dev/go.mod. */
export function engineVersion() {
	const pin = /github\.com\/temporalio\/cli v(\S+)/.exec(
		readFileSync(join(root, "temporal-dev", "go.mod"), "utf8"),
	);
	if (!pin?.[1])
		throw new Error("temporal-dev/go.mod names no version of github.com/temporalio/cli");
	return pin[1];
}

const cachedEngine = () =>
	join(cacheFolder(), `temporal-${engineVersion()}${process.platform === "win32" ? ".exe" : ""}`);

/**
 * The engine this machine has already: `temporal` on PATH, else the one in the cache, else null.
 */
export async function findEngine() {
	const installed = await onPath(["temporal"]);
	if (installed) return installed;
	const cached = cachedEngine();
	return (await isProgram(cached)) ? cached : null;
}

/**
 * The engine's path; gets it when it is missing: the official release, else a build of
 * temporal-dev/go.mod.
 * Throws a Refusal when neither can be had.
 * @param {(note: string) => void} [tell] hears what takes a while
 */
export async function ensureEngine(tell = () => {}) {
	const found = await findEngine();
	if (found) return found;
	const target = cachedEngine();
	tell("downloading the Temporal engine");
	if (await downloadEngine(engineVersion(), target)) return target;
	tell("building the Temporal engine (some minutes, once)");
	await buildEngine(target);
	return target;
}

/**
 * Arguments that start the engine for Plotluck; the reason for each setting stands in
 * ARCHITECTURE.md, measured.
 * @param {{port: number, uiPort?: number, db?: string}} where without `uiPort` no UI, without `db`
 *   nothing outlives the engine
 */
export function engineArgs({ port, uiPort, db }) {
	const args = [
		"server",
		"start-dev",
		"--ip",
		"127.0.0.1",
		"--port",
		String(port),
		"--log-level",
		"error",
	];
	if (uiPort) args.push("--ui-port", String(uiPort));
	else args.push("--headless");
	if (db) args.push("--db-filename", db, ...pairs("--sqlite-pragma", pragmas));
	return [
		...args,
		...pairs("--dynamic-config-value", dynamicConfig),
		...pairs("--search-attribute", searchAttributes),
	];
}

/**
 * Deleted histories, which name players, become zeros on the disk. The engine waits for a backup or
 * an erasure instead of failing.
 */
const pragmas = {
	journal_mode: "WAL",
	synchronous: "FULL",
	secure_delete: "ON",
	busy_timeout: 5000,
};

/** How long the engine keeps the history of a closed run: the least that it accepts. */
const RETENTION = "1h";
const RETENTION_TRIES = 10;

/**
 * Makes the engine at host:port delete the histories of closed runs as early as it can; the setting
 * stays in its database.
 * @param {string} address
 */
export async function shortenRetention(address) {
	const update = [
		"operator",
		"namespace",
		"update",
		"--namespace",
		"default",
		"--retention",
		RETENTION,
		"--address",
		address,
	];
	// A new engine listens a moment before it knows its namespace, and the server may write to the
	// namespace at the same time.
	for (let tries = 1; ; tries++) {
		const { ok, output } = await run(await ensureEngine(), update);
		if (ok) return;
		if (tries === RETENTION_TRIES)
			return console.error(
				`The engine keeps closed rooms for a day instead of ${RETENTION}: ${lastLines(output, 1)}`,
			);
		await pause(500);
	}
}

/** Settings that differ from the engine's own, each with what it is for. */
const dynamicConfig = {
	/**
	 * The default polls the queue of tasks 20 times a second, and a signal takes 40 ms to its room
	 * instead of 8.
	 */
	"history.transferProcessorMaxPollRPS": 1000,
	/**
	 * Timers may be some milliseconds late: reading them in batches saves a tenth of the engine's
	 * time.
	 */
	"history.timerProcessorMaxPollRPS": 100,
	"matching.numTaskqueueReadPartitions": 1,
	"matching.numTaskqueueWritePartitions": 1,
	/**
	 * By default every transaction reads the search attributes again, which nobody changes while the
	 * engine runs.
	 */
	"system.forceSearchAttributesCacheRefreshOnRead": "false",
	/**
	 * A room whose worker died several times in a row would wait up to ten minutes for the next one.
	 */
	"history.workflowTaskRetryMaxInterval": '"1s"',
	/** The default spreads the deletion of old histories over half an hour. */
	"history.retentionTimerJitterDuration": '"1m"',
};

/** What a room can be looked up by in the Temporal UI. */
const searchAttributes = {
	RoomCode: "Keyword",
	GameStatus: "Keyword",
	GameMode: "Keyword",
	Players: "Int",
};

/**
 * @param {string} flag
 * @param {Record<string, string | number>} values
 */
const pairs = (flag, values) =>
	Object.entries(values).flatMap(([key, value]) => [flag, `${key}=${value}`]);
