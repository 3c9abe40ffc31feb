import { runBuilt } from "./build/built-program.mjs";

/**
 * `npm run bench`: the figures of the real thing beside a bare floor, in one run; `-- --quick`
 * takes two minutes.
 */
await runBuilt("bench", { floor: "floor.ts" });
