import { runBuiltProgram } from "./build/built-program.mjs";

/** `npm run lighthouse`: the figures of Lighthouse for four pages on a phone, medians of three. */
await runBuiltProgram("lighthouse");
