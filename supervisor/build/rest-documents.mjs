import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../paths.mjs";

const load = (/** @type {string} */ file) =>
	runnerImport(join(root, "gateway/api", file), { root }).then(({ module }) => module);

/** Writes docs/openapi.json and the list of calls in docs/protocol.md from the routes. */
export async function writeRestDocuments() {
	const { openApi } = await load("openapi.ts");
	const document = `${JSON.stringify(openApi(), null, "\t")}\n`;
	await writeFile(join(root, "docs/openapi.json"), document);
	const { withRouteList } = await load("route-list.ts");
	const protocol = join(root, "docs/protocol.md");
	await writeFile(protocol, withRouteList(await readFile(protocol, "utf8")));
}
