import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lockFolder, unlockFolder } from "../folder-lock.mjs";
import { root } from "../paths.mjs";

/** The folder of all builds. */
export const DIST = join(root, "dist");

/** The time between two attempts to get the lock, ms. */
const PAUSE = 200;

/**
 * Does work while no other command builds in this folder, and returns its result. Calls `report` with
 * a label for people while it waits for another command, and again when it goes on. The lock ends
 * with its process, also with a killed one.
 * @template T
 * @param {(label: string) => void} report
 * @param {() => Promise<T>} work
 */
export async function buildAlone(report, work) {
	await mkdir(DIST, { recursive: true });
	if (!(await lockFolder(DIST, "dist"))) {
		report("waiting for another build in this folder");
		while (!(await lockFolder(DIST, "dist"))) await pause(PAUSE);
		report("building");
	}
	try {
		return await work();
	} finally {
		unlockFolder(DIST);
	}
}
