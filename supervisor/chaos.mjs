import { runBuiltProgram } from "./build/built-program.mjs";

/**
 * `npm run chaos -- --kills 200 --seed N`: plays games in every mode while processes, disk and
 * network fail.
 */
await runBuiltProgram("chaos");
