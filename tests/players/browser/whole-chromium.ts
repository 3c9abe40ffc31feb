import { type Browser, chromium } from "playwright-core";
import { ensureWholeChromium } from "../../../supervisor/testing/chromium.mjs";
import { CHROMIUM_ARGS } from "./browser-player.ts";

/** Starts Chromium with its windows, though none is shown: its shell knows no push service. */
export const startWholeChromium = async (): Promise<Browser> =>
	chromium.launch({ executablePath: await ensureWholeChromium(), args: CHROMIUM_ARGS });
