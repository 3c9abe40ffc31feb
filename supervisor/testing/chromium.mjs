import { isProgram, lastLines, onPath, run } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";
import { aptInstall, hasApt } from "./apt.mjs";

/** Chromium without windows, which takes a fourth less CPU for the same pages. */
const SHELL = "chromium-headless-shell";
/** The package of Debian and the programs of the whole browser. */
const WHOLE = "chromium";
const WHOLE_NAMES = [WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the path of an installed Chromium (CHROMIUM_PATH, PATH, Playwright's folder), or null.
 * @param {string[]} names of its program
 */
async function findChromium(names) {
	const named = process.env.CHROMIUM_PATH;
	if (named && !(await isProgram(named)))
		throw new OperatorError(`CHROMIUM_PATH must be the path of a program (got "${named}")`);
	return named ?? (await onPath(names)) ?? (await fromPlaywright());
}

/** A font with Japanese letters, which most servers lack. */
const JAPANESE = "fonts-ipafont-gothic";

/**
 * Returns the path of Chromium's shell, or of the whole browser where there is none, after installing
 * it if it is missing. Throws an OperatorError when the installation fails.
 * @param {(note: string) => void} [report] called before slow work
 */
export const ensureChromium = (report) => ensure([SHELL, ...WHOLE_NAMES], [SHELL, WHOLE], report);

/**
 * Does so with the whole browser, which alone gives devices to push services.
 * @param {(note: string) => void} [report] called before slow work
 */
export const ensureWholeChromium = (report) => ensure(WHOLE_NAMES, [WHOLE], report);

/**
 * @param {string[]} names of the program
 * @param {string[]} packages of Debian, of which other systems have the last one only
 * @param {(note: string) => void} [report]
 */
async function ensure(names, packages, report = () => {}) {
	const found = await findChromium(names);
	if (found) return found;
	report("installing Chromium for the browser tests");
	let output = "";
	if (await hasApt()) {
		for (const name of packages)
			if (!(await findChromium(names))) output = await aptInstall(name, JAPANESE);
	} else {
		output = (
			await run(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"])
		).output;
	}
	const installed = await findChromium(names);
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
