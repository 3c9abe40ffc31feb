import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { UNUSABLE_DATABASE } from "../../db/database-check.mjs";
import { home } from "../environment.mjs";
import { UNUSABLE_CONFIG } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { isLarge, machineMemory } from "./machine-memory.mjs";
import { ProcessSupervisor } from "./process-supervisor.mjs";

/**
 * How long a stop of the server may take. The time limits of its steps are eight seconds together:
 * rooms that renew themselves, tasks, messages to devices, and the engine's record.
 */
const GRACE_MS = 10_000;

/** What the server says before it ends because a migration failed (gateway/main.ts). */
const UPGRADE_FAILED = "upgrade failed";

/** Exit codes of the server that a restart cannot fix. The supervisor ends with the same code. */
const FATAL_EXIT_CODES = new Set([UNUSABLE_CONFIG, UNUSABLE_DATABASE]);

/**
 * Returns Node's arguments on a machine, or in a container, with so many bytes of memory. Small heaps
 * save 300 MB for a hundred busy rooms. Large ones shorten the slowest actions by a third, because the
 * short-lived objects of rooms are collected less often.
 * @param {number} memory
 */
export const flagsFor = (memory) => [
	"--enable-source-maps",
	...(isLarge(memory)
		? ["--max-semi-space-size=32"]
		: ["--max-semi-space-size=4", "--heap-growing-percent=25"]),
	`--import=${pathToFileURL(join(root, "supervisor", "server", "no-watchdog.mjs"))}`,
];

/** Node's arguments here. */
export const serverFlags = flagsFor(machineMemory);

/**
 * Two arenas for glibc's allocator instead of eight per core, so that threads reuse freed memory.
 */
export const serverMemory = { MALLOC_ARENA_MAX: "2" };

/**
 * Returns the supervisor of the server (dist/server/main.js). The server exits when its IPC channel
 * to this process closes.
 * @param {NodeJS.ProcessEnv} env variables besides this process's environment
 * @param {(code: number) => void} fail called with the supervisor's exit code when the server
 *   cannot run; the server has then printed the reason
 * @param {() => void} upgradeFailed called before that when a migration of its database failed
 */
export function createServerService(env, fail, upgradeFailed) {
	return new ProcessSupervisor(
		() => {
			const server = spawn(process.execPath, [...serverFlags, join(root, "dist/server/main.js")], {
				cwd: home,
				env: { ...process.env, ...serverMemory, ...env },
				stdio: ["ignore", "inherit", "inherit", "ipc"],
				// Detached, because Ctrl-C in the terminal must reach the supervisor only.
				detached: true,
				windowsHide: true,
			});
			server.on("message", (message) => message === UPGRADE_FAILED && upgradeFailed());
			return server;
		},
		(how, code) => {
			if (code !== null && FATAL_EXIT_CODES.has(code)) return fail(code);
			console.error(`The server exited (${how}). Restarting it.`);
		},
		{ graceMs: GRACE_MS },
	);
}

/**
 * Resolves when the server reports that it is healthy.
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
