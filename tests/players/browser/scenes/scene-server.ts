import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { DIST } from "../../../support/dist.ts";

export interface SceneServer {
	url: string;
	stop(): Promise<void>;
}

/** The folder of the built scenes. */
export const SCENES = join(DIST, "scenes");

const TYPES: Record<string, string> = {
	".css": "text/css",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
};

/**
 * Serves the built scenes (supervisor/build/scenes-build.mjs) in the language of `?lang=`. What the
 * build does not have comes from a server of the product.
 */
export async function serveScenes(product: string): Promise<SceneServer> {
	const server = createServer(async (asked, response) => {
		const { pathname, searchParams } = new URL(asked.url ?? "", product);
		const isDocument = pathname === "/dev/scenes";
		const path = isDocument ? `/documents/${searchParams.get("lang") ?? "en"}.html` : pathname;
		const file = join(SCENES, path);
		if (extname(path) !== "" && existsSync(file)) {
			response.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
			response.end(await readFile(file));
			return;
		}
		const { method, headers } = asked;
		const passed = request(product + asked.url, { method, headers }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		});
		passed.on("error", () => response.destroy());
		asked.pipe(passed);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	// `address` of a server that listens on a port is an object.
	const { port } = server.address() as AddressInfo;
	const stop = () => {
		server.closeAllConnections();
		return new Promise<void>((resolve) => server.close(() => resolve()));
	};
	return { url: `http://127.0.0.1:${port}/dev/scenes`, stop };
}
