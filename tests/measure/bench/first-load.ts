import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../../../supervisor/paths.mjs";
import { atMost, type Figure } from "./figure.ts";

/** Measures the gzipped JavaScript that the home page loads first (figure 5). */
export async function firstLoad(): Promise<Figure[]> {
	const page = await readFile(join(root, "dist/web/index.html"), "utf8");
	const scripts = new Set(
		[...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ""),
	);
	const sizes = await Promise.all(
		[...scripts].map(async (path) => gzipSync(await readFile(join(root, "dist/web", path))).length),
	);
	return [
		atMost(
			"first load of the web app, gzipped JavaScript",
			90,
			"kB",
			sizes.reduce((sum, size) => sum + size, 0) / 1000,
		),
	];
}
