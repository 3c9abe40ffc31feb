import { runBuiltProgram } from "./build/built-program.mjs";

/** `npm run soak -- --minutes 20`: games for a while, and whether memory and handles stay flat. */
await runBuiltProgram("soak");
