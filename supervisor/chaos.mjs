import { runBuilt } from "./build/built-program.mjs";

/**
 * `npm run chaos -- --kills 200 --seed N`: games in every mode while processes, disk and network
 * fail.
 */
await runBuilt("chaos");
