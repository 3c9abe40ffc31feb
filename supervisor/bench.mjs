import { runBuiltProgram } from "./build/built-program.mjs";

/**
 * `npm run bench`: measures Plotluck and a minimal reference server (the floor) in one run.
 * `-- --quick` takes two minutes.
 */
await runBuiltProgram("bench", { floor: "floor.ts" });
