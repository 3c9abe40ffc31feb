import { join } from "node:path";
import { root } from "../paths.mjs";

/**
 * Starts Vite's development server for the pages.
 * @param {Pick<import("../environment.mjs").Environment, "port" | "host">} address
 * @param {string} target the server's address
 * @returns {Promise<() => Promise<void>>} stops Vite
 */
export async function servePages({ port, host }, target) {
	const { createServer } = await import("vite");
	const pages = await createServer({
		configFile: join(root, "vite.config.ts"),
		root: join(root, "web"),
		logLevel: "warn",
		server: {
			port,
			host,
			strictPort: true,
			proxy: {
				"^/(api|oidc|rooms|ws|healthz|metrics|blog/feed\\.xml)(/|\\?|$)": { target, ws: true },
			},
		},
	});
	await pages.listen();
	return () => pages.close();
}
