import { runBuiltProgram } from "./build/built-program.mjs";

/** `npm run attack`: runs every scripted attack against a server. */
await runBuiltProgram("attack");
