import { join } from "node:path";
import { runnerImport } from "vite";

/** Runs record.ts, which Node cannot read by itself. */
const { module } = await runnerImport(join(import.meta.dirname, "record.ts"));
await module.record();
process.exit(0);
