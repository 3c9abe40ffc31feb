import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../paths.mjs";

/** Writes docs/openapi.json from the routes. */
export async function writeOpenApi() {
	const { module } = await runnerImport(join(root, "gateway/api/openapi.ts"), { root });
	const document = `${JSON.stringify(module.openApi(), null, "\t")}\n`;
	await writeFile(join(root, "docs/openapi.json"), document);
}
