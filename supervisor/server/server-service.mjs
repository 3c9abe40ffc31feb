import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { UNUSABLE_DATABASE } from "../../db/database-check.mjs";
import { root } from "../paths.mjs";
import { Keeper } from "./process-supervisor.mjs";

/**
 * The server's exit codes after which starting it again would not help, with ours: a bad
 * configuration (sysexits' EX_CONFIG) and a database that cannot be used.
 */
const HOPELESS = new Map([
	[78, 1],
	[UNUSABLE_DATABASE, UNUSABLE_DATABASE],
]);

/**
 * A room is small and there are many of them: heaps that are swept sooner cost a hundred rooms 100
 * MB less, and no time that can be measured.
 */
export const serverFlags = [
	"--enable-source-maps",
	"--max-semi-space-size=4",
	"--heap-growing-percent=25",
	`--import=${pathToFileURL(join(root, "supervisor", "server", "no-watchdog.mjs"))}`,
];

/** Two arenas of glibc's allocator instead of eight a core: threads share what others gave back. */
export const serverMemory = { MALLOC_ARENA_MAX: "2" };

/**
 * The keeper of the server (dist/server/main.js). The server has an IPC channel to us, and ends
 * when that is closed.
 * @param {NodeJS.ProcessEnv} env what the server gets besides our own environment
 * @param {(code: number) => void} giveUp called with our exit code when the server cannot work and
 *   has printed why
 */
export function createKeptServer(env, giveUp) {
	return new Keeper(
		() =>
			spawn(process.execPath, [...serverFlags, "dist/server/main.js"], {
				cwd: root,
				env: { ...process.env, ...serverMemory, ...env },
				stdio: ["ignore", "inherit", "inherit", "ipc"],
				// In a group of its own: Ctrl-C in the terminal is for us alone.
				detached: true,
			}),
		(how, code) => {
			const ours = HOPELESS.get(code ?? 0);
			if (ours !== undefined) return giveUp(ours);
			console.error(`The server ended (${how}); starting it again.`);
		},
	);
}

/**
 * Resolves when the server says that everything works.
 * @param {string} address "http://host:port"
 */
export async function untilHealthy(address) {
	while (!(await isHealthy(address))) await pause(50);
}

/** @param {string} address */
const isHealthy = (address) =>
	fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
		({ ok }) => ok,
		() => false,
	);
