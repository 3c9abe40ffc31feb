import { runBuiltProgram } from "./build/built-program.mjs";
import { ensureChromium } from "./build/chromium.mjs";
import { Progress } from "./progress.mjs";

/**
 * `npm run monkeys -- --games 40 --seed N`: seeded players do anything at any moment, in the rules,
 * over the wire and in browsers.
 */
// The server of the games runs in the same process, and its log would hide the report.
process.env.LOG_LEVEL ??= "error";
await new Progress().during("looking for Chromium", ensureChromium);
await runBuiltProgram("monkeys");
