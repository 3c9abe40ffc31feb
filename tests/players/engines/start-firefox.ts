import { join } from "node:path";
import { type Browser, firefox } from "playwright-core";
import { root } from "../../../supervisor/paths.mjs";
import { findProgram } from "../../../supervisor/testing/system-programs.mjs";

const PREFERENCES = {
	// Firefox ESR cannot emulate it for single windows.
	"ui.prefersReducedMotion": 1,
	// A reload of a room would wait for an answer.
	"dom.disable_beforeunload": true,
	// Each attempt to contact its vendor's hosts fails slowly in a closed network.
	"network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled": false,
};

/** Starts Firefox through Playwright's channel for WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
	const path = await findProgram("firefox");
	if (path === null) throw new Error("firefox-esr or firefox must be on PATH");
	const browser = await firefox.launch({
		channel: "moz-firefox",
		executablePath: join(root, "tests", "players", "engines", "firefox-relay.mjs"),
		env: { ...process.env, FIREFOX_PATH: path },
		firefoxUserPrefs: PREFERENCES,
	});
	// Playwright's `fill` sets values without React's knowledge, so this one types them.
	browser.on("context", (context) => {
		void context.addInitScript(() => {
			const insert = (text: string) => void document.execCommand("insertText", false, text);
			Object.defineProperty(globalThis, "__pw_bidiInsertText", { get: () => insert, set() {} });
		});
	});
	return browser;
}
