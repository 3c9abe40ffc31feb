import { join } from "node:path";
import { runnerImport } from "vite";

/** Runs record.ts through Vite, because Node cannot run TypeScript. */
const { module } = await runnerImport(join(import.meta.dirname, "record.ts"));
await module.record();
process.exit(0);
