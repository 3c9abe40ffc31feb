import { join } from "node:path";
import { installDependencies } from "./build/dependencies.mjs";
import { watchSources } from "./build/watch.mjs";
import { environmentOf, startKeptEngine } from "./engine/engine-service.mjs";
import { checkPort, readSurroundings } from "./environment.mjs";
import { checkNode } from "./node-version.mjs";
import { root } from "./paths.mjs";
import { freePort } from "./ports.mjs";
import { Progress } from "./progress.mjs";
import { runMain } from "./refusal.mjs";
import { announce } from "./server/announcement.mjs";
import { createKeptServer, untilHealthy } from "./server/server-service.mjs";
import { untilStopped } from "./server/until-stopped.mjs";

/**
 * `npm run dev`: Vite serves the pages with hot reload on the game's port, and hands everything
 * else to the server behind it.
 */
await runMain(async () => {
	const since = performance.now();
	checkNode();
	const surroundings = readSurroundings();
	await checkPort(surroundings);
	const progress = new Progress();

	return untilStopped(async (stopWith) => {
		const installed = progress.during("installing dependencies", installDependencies);
		const [engine, port] = await Promise.all([
			progress.during("starting the Temporal engine", (tell) =>
				startKeptEngine(surroundings, stopWith, { tell, installed }),
			),
			freePort(),
			installed,
		]);
		/** @type {(code: number) => void} */
		let giveUp = () => {};
		const refusal = new Promise((/** @type {(code: number) => void} */ resolve) => {
			giveUp = resolve;
		});
		const server = createKeptServer(
			{ ...environmentOf(engine), PORT: String(port), HOST: "127.0.0.1" },
			giveUp,
		);
		stopWith(() => server.stop());
		await progress.during("building", () => watchSources(() => server.restart()));
		server.start();
		const behind = `http://127.0.0.1:${port}`;
		await Promise.race([
			refusal,
			engine.failed,
			progress.during("starting the server", () => untilHealthy(behind)),
		]);
		stopWith(await servePages(surroundings, behind));
		await announce(surroundings, { temporalUi: engine.ui, since });
		return Promise.race([refusal, engine.failed]);
	});
});

/**
 * @param {import("./environment.mjs").Surroundings} surroundings
 * @param {string} behind the server's address
 * @returns {Promise<() => Promise<void>>} what stops it
 */
async function servePages({ port, host }, behind) {
	const { createServer } = await import("vite");
	const pages = await createServer({
		configFile: join(root, "vite.config.ts"),
		root: join(root, "web"),
		logLevel: "warn",
		server: {
			port,
			host,
			strictPort: true,
			proxy: { "^/(api|rooms|ws|healthz|metrics)(/|\\?|$)": { target: behind, ws: true } },
		},
	});
	await pages.listen();
	return () => pages.close();
}
