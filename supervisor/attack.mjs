import { runBuilt } from "./build/built-program.mjs";

/** `npm run attack`: every attack as a script against a running server. */
await runBuilt("attack");
