import { isProgram, lastLines, onPath, run } from "../commands.mjs";
import { Refusal } from "../refusal.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * A Chromium that this machine has already: CHROMIUM_PATH, PATH, Playwright's folder; else null.
 */
export async function findChromium() {
	const named = process.env.CHROMIUM_PATH;
	if (named && !(await isProgram(named)))
		throw new Refusal(
			`CHROMIUM_PATH is ${named}, where there is no program: set it to a Chromium or unset it.`,
		);
	return named ?? (await onPath(NAMES)) ?? (await fromPlaywright());
}

/**
 * Chromium's path; installs it when it is missing. Throws a Refusal when that fails.
 * @param {(note: string) => void} [tell] hears what takes a while
 */
export async function ensureChromium(tell = () => {}) {
	const found = await findChromium();
	if (found) return found;
	tell("installing Chromium for the browser tests");
	let said = "";
	if (process.getuid?.() === 0 && (await onPath(["apt-get"]))) {
		const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
		await run("apt-get", ["update", "-q"], { env });
		said = (
			await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], { env })
		).output;
	} else {
		said = (
			await run(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"])
		).output;
	}
	const installed = await findChromium();
	if (installed) return installed;
	throw new Refusal(
		`The browser tests need Chromium: install it, or set CHROMIUM_PATH; its installer said: ${complaint(said)}`,
	);
}

/**
 * The line in which an installer says what went wrong.
 * @param {string} output
 */
const complaint = (output) =>
	output.split("\n").find((line) => /^(E:|Error|Failed)/.test(line)) ?? lastLines(output, 1);

/** The browser that Playwright would start, when it has been downloaded. */
async function fromPlaywright() {
	const { chromium } = await import("playwright-core");
	const path = chromium.executablePath();
	return (await isProgram(path)) ? path : null;
}
