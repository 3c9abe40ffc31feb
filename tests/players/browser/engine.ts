import type { BrowserContext } from "playwright-core";
import type { TestContext } from "vitest";

/** Whether the browser tests run in Firefox, through Playwright's unofficial channel. */
export const inFirefox = process.env.ENGINE === "firefox";

/** Skips the rest of a test in Firefox, because the channel lacks a kind of emulation. */
export function skipInFirefox(
	{ skip }: TestContext,
	lacks: "a composing keyboard" | "a failed download" | "dark mode" | "motion" | "passkeys",
): void {
	skip(inFirefox, `Playwright cannot emulate ${lacks} in Firefox`);
}

/**
 * Lets the pages and the test read and write the clipboard. Firefox has no such permissions and
 * lets tests do both.
 */
export async function allowClipboard(context: BrowserContext): Promise<void> {
	if (!inFirefox) await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}
