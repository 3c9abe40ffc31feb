import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SEARCH_ATTRIBUTES } from "../../workflows/search-attributes.mjs";
import { isProgram, lastLines, onPath, run } from "../commands.mjs";
import { cacheFolder } from "../paths.mjs";
import { buildEngine, downloadEngine, hashOf, MODULE } from "./engine-sources.mjs";

/** Returns the version of the Temporal CLI that temporal-dev/go.mod pins. */
export function engineVersion() {
	const pin = /github\.com\/temporalio\/cli v(\S+)/.exec(
		readFileSync(join(MODULE, "go.mod"), "utf8"),
	);
	if (!pin?.[1])
		throw new Error("temporal-dev/go.mod must require a version of github.com/temporalio/cli");
	return pin[1];
}

/** Downloaded or built. The name has the hash, so that no older build of ours is taken. */
const cachedEngine = () =>
	join(
		cacheFolder(),
		`temporal-${engineVersion()}-${hashOf("engine")}${process.platform === "win32" ? ".exe" : ""}`,
	);

/**
 * Returns the path of an installed engine (`temporal` on PATH, otherwise the cached one), or null.
 */
export async function findEngine() {
	const installed = await onPath(["temporal"]);
	if (installed) return installed;
	const cached = cachedEngine();
	return (await isProgram(cached)) ? cached : null;
}

/**
 * Returns the engine's path. If the engine is missing, downloads the official release or else
 * builds temporal-dev/engine; throws an OperatorError when both fail.
 * @param {(note: string) => void} [report] called before slow work
 */
export async function ensureEngine(report = () => {}) {
	const found = await findEngine();
	if (found) return found;
	const target = cachedEngine();
	report("downloading the Temporal engine");
	if (await downloadEngine(engineVersion(), target)) return target;
	report("building the Temporal engine (once, takes minutes)");
	await buildEngine(target);
	return target;
}

/**
 * Returns the engine's arguments. See docs/decisions/archive/engine.md for the
 * measurements behind its settings.
 * @param {{port: number, uiPort?: number, db?: string}} options without `uiPort` there is no UI;
 *   without `db` the engine works in memory
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
 * secure_delete overwrites deleted histories, because they contain player names. With busy_timeout
 * (ms) the engine waits for a backup or an erasure instead of failing.
 */
const pragmas = {
	journal_mode: "WAL",
	synchronous: "FULL",
	secure_delete: "ON",
	busy_timeout: 5000,
};

/** How long the engine keeps the history of a closed run: the shortest time it accepts. */
const RETENTION = "1h";
const RETENTION_ATTEMPTS = 10;

/**
 * Sets the engine's retention of closed runs to the minimum; the setting stays in its database.
 * Prints an error when the engine keeps refusing.
 * @param {string} address host:port
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
	// Retried, because a new engine listens before its namespace exists and the server may write to
	// the namespace at the same time.
	for (let attempt = 1; ; attempt++) {
		const { ok, output } = await run(await ensureEngine(), update);
		if (ok) return;
		if (attempt === RETENTION_ATTEMPTS)
			return console.error(
				`The engine's retention must be ${RETENTION} but stays at a day: ${lastLines(output, 1)}`,
			);
		await pause(500);
	}
}

/** Settings that differ from the engine's defaults, each with its reason. */
export const dynamicConfig = {
	/** The default polls the task queue 20 times a second: a signal then takes 40 ms instead of 8. */
	"history.transferProcessorMaxPollRPS": 1000,
	/**
	 * Reads timers in batches, a few milliseconds late, because this saves a tenth of the engine's
	 * time.
	 */
	"history.timerProcessorMaxPollRPS": 100,
	"matching.numTaskqueueReadPartitions": 1,
	"matching.numTaskqueueWritePartitions": 1,
	/** The default rereads the search attributes in every transaction although they do not change. */
	"system.forceSearchAttributesCacheRefreshOnRead": "false",
	/** By default a room whose worker died several times in a row waits for up to ten minutes. */
	"history.workflowTaskRetryMaxInterval": '"1s"',
	/** The default spreads the deletion of old histories over half an hour. */
	"history.retentionTimerJitterDuration": '"1m"',
};

/** The CLI's names for the types of search attributes. */
const TYPES = { KEYWORD: "Keyword", INT: "Int" };

/** Attributes by which the Temporal UI can search for rooms. */
const searchAttributes = Object.fromEntries(
	Object.values(SEARCH_ATTRIBUTES).map(({ name, type }) => [name, TYPES[type]]),
);

/**
 * @param {string} flag
 * @param {Record<string, string | number>} values
 */
const pairs = (flag, values) =>
	Object.entries(values).flatMap(([key, value]) => [flag, `${key}=${value}`]);
