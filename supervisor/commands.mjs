import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { basename, delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";
import { killWithParent } from "./server/kill-with-parent.mjs";

/**
 * Running programs, terminated when this process exits.
 * @type {Set<import("node:child_process").ChildProcess>}
 */
const running = new Set();
process.once("exit", () => {
	for (const child of running) child.kill("SIGTERM");
});

/**
 * Returns the sentence about a program that was ended by a signal, for which there is no other
 * reason. Linux sends SIGKILL when the memory is full.
 * @param {string} program
 * @param {NodeJS.Signals} signal
 */
export const killed = (program, signal) =>
	signal === "SIGKILL"
		? `${basename(program)} was killed (SIGKILL): this machine probably ran out of memory; installing and building take about 1 GB.`
		: `${basename(program)} was ended by ${signal}.`;

/**
 * Runs a program to its end and returns its output. Never rejects.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, tied?: boolean}} [options] timeout
 *   in ms; `tied` ends the program also when this process is killed
 * @returns {Promise<{ok: boolean, output: string}>} output: stdout and stderr in the order of
 *   arrival, and at the end the signal that ended the program
 */
export function run(program, args, { cwd = root, env = process.env, timeout, tied = false } = {}) {
	return new Promise((resolve) => {
		// npm is a .cmd file on Windows, which requires a shell.
		const shell = process.platform === "win32" && program === "npm";
		const child = spawn(program, args, {
			cwd,
			env,
			timeout,
			shell,
			stdio: ["ignore", "pipe", "pipe"],
			windowsHide: true,
		});
		running.add(child);
		if (tied) killWithParent(child);
		let output = "";
		const append = (/** @type {Buffer} */ data) => {
			output += data;
		};
		child.stdout.on("data", append);
		child.stderr.on("data", append);
		child.on("error", (error) => resolve({ ok: false, output: error.message }));
		child.on("close", (code, signal) => {
			running.delete(child);
			if (signal) output = `${output}\n${killed(program, signal)}`.trimStart();
			resolve({ ok: code === 0, output: stripVTControlCharacters(output) });
		});
	});
}

/**
 * Returns the full path of the first of these programs that is on PATH, or null.
 * @param {readonly string[]} names
 */
export async function onPath(names) {
	const ends = process.platform === "win32" ? [".exe", ".cmd", ""] : [""];
	for (const name of names)
		for (const folder of (process.env.PATH ?? "").split(delimiter))
			for (const end of ends) {
				const path = join(folder, name + end);
				if (folder && (await isProgram(path))) return path;
			}
	return null;
}

/**
 * Returns whether an executable file is at the path.
 * @param {string} path
 */
export const isProgram = (path) =>
	access(path, constants.X_OK).then(
		() => true,
		() => false,
	);

/**
 * Returns the last lines of a program's output.
 * @param {string} output
 */
export const lastLines = (output, count = 15) =>
	output.trimEnd().split("\n").slice(-count).join("\n");
