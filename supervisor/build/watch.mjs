import { watch } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../commands.mjs";
import { root } from "../paths.mjs";
import { serverBuild } from "./server-build.mjs";

/**
 * Waits for more changes, because editors write a file in steps and the rules are part of both
 * builds.
 */
const SETTLE_MS = 150;

/**
 * Builds the server and the workflows now and after every change of their sources. Resolves after
 * the first build.
 * @param {() => void} changed called after each later successful build
 */
export async function watchSources(changed) {
	await Promise.all(
		["server", "workflows"].map((part) => rm(join(root, "dist", `${part}.hash`), { force: true })),
	);
	/** @type {NodeJS.Timeout | undefined} */
	let settling;
	let built = false;
	const changedSoon = () => {
		clearTimeout(settling);
		if (built) settling = setTimeout(changed, SETTLE_MS);
	};
	await Promise.all([watchServer(changedSoon), watchWorkflows(changedSoon)]);
	built = true;
}

/** @param {() => void} changed */
async function watchServer(changed) {
	const { build } = await import("vite");
	const watcher = await build({ ...serverBuild, build: { ...serverBuild.build, watch: {} } });
	if (!("on" in watcher)) throw new Error("vite built once instead of watching");
	return new Promise((/** @type {(first: void) => void} */ resolve) => {
		let failed = false;
		watcher.on("event", (event) => {
			if (event.code === "START") failed = false;
			// Vite has printed the error. The running server keeps the last good build.
			if (event.code === "ERROR") failed = true;
			if (event.code !== "END" || failed) return;
			resolve();
			changed();
		});
	});
}

/** @param {() => void} changed */
async function watchWorkflows(changed) {
	/** @type {NodeJS.Timeout | undefined} */
	let settling;
	const rebuild = async () => {
		const { ok, output } = await run(process.execPath, [
			"supervisor/build/build-part.mjs",
			"workflows",
		]);
		if (ok) changed();
		else console.error(output);
	};
	await rebuild();
	watch(join(root, "workflows"), { recursive: true }, () => {
		clearTimeout(settling);
		settling = setTimeout(rebuild, SETTLE_MS);
	});
}
