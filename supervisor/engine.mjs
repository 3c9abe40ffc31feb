import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isProgram, onPath } from "./commands.mjs";
import { buildEngine, downloadEngine } from "./engine-sources.mjs";
import { cacheFolder, root } from "./places.mjs";

/** The Temporal CLI's version, pinned in one place: temporal-dev/go.mod. */
export function engineVersion() {
	const pin = /github\.com\/temporalio\/cli v(\S+)/.exec(readFileSync(join(root, "temporal-dev", "go.mod"), "utf8"));
	if (!pin?.[1]) throw new Error("temporal-dev/go.mod names no version of github.com/temporalio/cli");
	return pin[1];
}

const cachedEngine = () => join(cacheFolder(), `temporal-${engineVersion()}${process.platform === "win32" ? ".exe" : ""}`);

/** The engine this machine has already: `temporal` on PATH, else the one in the cache, else null. */
export async function findEngine() {
	const installed = await onPath(["temporal"]);
	if (installed) return installed;
	const cached = cachedEngine();
	return (await isProgram(cached)) ? cached : null;
}

/**
 * The engine's path; gets it when it is missing: the official release, else a build of temporal-dev/go.mod.
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
 * Arguments that start the engine for Plotluck; the reason for each setting stands in ARCHITECTURE.md, measured.
 * @param {{port: number, uiPort?: number, db?: string}} where without `uiPort` no UI, without `db` nothing outlives the engine
 */
export function engineArgs({ port, uiPort, db }) {
	const args = ["server", "start-dev", "--ip", "127.0.0.1", "--port", String(port), "--log-level", "error"];
	if (uiPort) args.push("--ui-port", String(uiPort));
	else args.push("--headless");
	if (db) args.push("--db-filename", db, ...pairs("--sqlite-pragma", { journal_mode: "WAL", synchronous: "FULL" }));
	return [...args, ...pairs("--dynamic-config-value", dynamicConfig), ...pairs("--search-attribute", searchAttributes)];
}

/**
 * Without the first, the engine polls its queue of tasks 20 times a second, and a signal takes 40 ms to its room instead
 * of 8. Timers may be some milliseconds late, because reading them in batches saves a tenth of the engine's time.
 * Without the last two, every transaction reads the search attributes again, which nobody changes while the engine runs,
 * and a room whose worker died several times in a row waits up to ten minutes for the next one.
 */
const dynamicConfig = {
	"history.transferProcessorMaxPollRPS": 1000,
	"history.timerProcessorMaxPollRPS": 100,
	"matching.numTaskqueueReadPartitions": 1,
	"matching.numTaskqueueWritePartitions": 1,
	"system.forceSearchAttributesCacheRefreshOnRead": "false",
	"history.workflowTaskRetryMaxInterval": '"1s"',
};

/** What a room can be looked up by in the Temporal UI. */
const searchAttributes = { RoomCode: "Keyword", GameStatus: "Keyword", GameMode: "Keyword", Players: "Int" };

/**
 * @param {string} flag
 * @param {Record<string, string | number>} values
 */
const pairs = (flag, values) => Object.entries(values).flatMap(([key, value]) => [flag, `${key}=${value}`]);
