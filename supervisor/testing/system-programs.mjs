import { onPath, run } from "../commands.mjs";
import { aptInstall, hasApt } from "./apt.mjs";

/**
 * A program of the operating system that some tests use.
 * @typedef {object} SystemProgram
 * @property {() => Promise<string | null>} find returns its path, or null
 * @property {string[]} packages of Debian
 * @property {string} use the tests that need it
 * @property {string} missing what is missing, and how to get it
 */

/** @satisfies {Record<string, SystemProgram>} */
const PROGRAMS = {
	redis: {
		find: () => onPath(["redis-server", "valkey-server"]),
		packages: ["redis-server"],
		use: "the tests of several processes",
		missing:
			"redis-server or valkey-server must be on PATH (Debian: apt-get install redis-server, macOS: brew install redis)",
	},
	prometheus: {
		find: async () => (await onPath(["promtool"])) && (await onPath(["prometheus"])),
		packages: ["prometheus"],
		use: "the tests of the alerts and the dashboard",
		missing:
			"prometheus and promtool must be on PATH (Debian: apt-get install prometheus, macOS: brew install prometheus)",
	},
	firefox: {
		find: () => onPath(["firefox-esr", "firefox"]),
		packages: ["firefox-esr"],
		use: "the tests in Firefox",
		missing: "firefox-esr or firefox must be on PATH (Debian: apt-get install firefox-esr)",
	},
	webkit: {
		find: findWebKit,
		packages: ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"],
		use: "the tests in WebKit",
		missing:
			"WebKitWebDriver, Xvfb and Python's WebKit2 4.1 must be installed (Debian: apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1)",
	},
};
/** @typedef {keyof typeof PROGRAMS} ProgramName */

// The keys are exactly the names, by the line above.
export const SYSTEM_PROGRAMS = /** @type {ProgramName[]} */ (Object.keys(PROGRAMS));

/**
 * Returns the path of an installed program, or null.
 * @param {ProgramName} name
 */
export const findProgram = (name) => PROGRAMS[name].find();

/**
 * Installs a program if it is missing and this user can install packages. Returns null if it is
 * installed, or else what is missing.
 * @param {ProgramName} name
 * @param {(note: string) => void} [report] called before slow work
 */
export async function ensureProgram(name, report = () => {}) {
	const { find, packages, use, missing } = PROGRAMS[name];
	if (await find()) return null;
	if (!(await hasApt())) return missing;
	report(`installing ${packages.join(", ")} for ${use}`);
	await aptInstall(...packages);
	return (await find()) ? null : missing;
}

/**
 * Returns the path of WebKit's driver if everything that its window needs is installed too, or else
 * null.
 */
async function findWebKit() {
	const driver = await onPath(["WebKitWebDriver"]);
	if (!driver || !(await onPath(["Xvfb"]))) return null;
	const window = 'import gi; gi.require_version("WebKit2", "4.1")';
	// The packages are for the system's Python, as the window's first line requires.
	return (await run("/usr/bin/python3", ["-c", window])).ok ? driver : null;
}
