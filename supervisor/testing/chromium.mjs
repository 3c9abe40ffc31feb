import { isProgram, lastLines, onPath, run } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";
import { aptInstall, hasApt } from "./apt.mjs";

/** Chromium without windows, which takes a fourth less CPU for the same pages. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the path of an installed Chromium (CHROMIUM_PATH, PATH, Playwright's folder), or null.
 */
export async function findChromium() {
	const named = process.env.CHROMIUM_PATH;
	if (named && !(await isProgram(named)))
		throw new OperatorError(`CHROMIUM_PATH must be the path of a program (got "${named}")`);
	return named ?? (await onPath(NAMES)) ?? (await fromPlaywright());
}

/** A font with Japanese letters, which most servers lack. */
const JAPANESE = "fonts-ipafont-gothic";

/**
 * Returns Chromium's path, after installing it if it is missing. Throws an OperatorError when the
 * installation fails.
 * @param {(note: string) => void} [report] called before slow work
 */
export async function ensureChromium(report = () => {}) {
	const found = await findChromium();
	if (found) return found;
	report("installing Chromium for the browser tests");
	let output = "";
	if (await hasApt()) {
		// Debian has the shell, other systems have the whole browser only.
		for (const name of [SHELL, "chromium"])
			if (!(await findChromium())) output = await aptInstall(name, JAPANESE);
	} else {
		output = (
			await run(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"])
		).output;
	}
	const installed = await findChromium();
	if (installed) return installed;
	throw new OperatorError(
		`The browser tests need Chromium: install it or set CHROMIUM_PATH. Its installation failed: ${errorLine(output)}`,
	);
}

/**
 * Returns the line of an installer's output that names the error.
 * @param {string} output
 */
const errorLine = (output) =>
	output.split("\n").find((line) => /^(E:|Error|Failed)/.test(line)) ?? lastLines(output, 1);

/** Returns the path of the browser downloaded by Playwright, or null. */
async function fromPlaywright() {
	const { chromium } = await import("playwright-core");
	const path = chromium.executablePath();
	return (await isProgram(path)) ? path : null;
}
