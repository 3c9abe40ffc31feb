import { buildIfChanged } from "./build/build.mjs";
import { buildAlone } from "./build/build-alone.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { watchSources } from "./build/watch.mjs";
import { ensureEngine } from "./engine/engine.mjs";
import { engineVariables, startEngineService } from "./engine/engine-service.mjs";
import { checkPort, readEnvironment } from "./environment.mjs";
import { useWorkingNode } from "./node/working-node.mjs";
import { runMain } from "./operator-error.mjs";
import { freePort } from "./ports.mjs";
import { Progress } from "./progress.mjs";
import { announce } from "./server/announcement.mjs";
import { servePages } from "./server/dev-pages.mjs";
import { createServerService, untilHealthy } from "./server/server-service.mjs";
import { runUntilShutdown } from "./server/shutdown.mjs";

/**
 * `npm run dev`: Vite serves the pages with hot reload on the game's port and proxies all other
 * requests to the server.
 */
await runMain(async () => {
	const since = performance.now();
	checkNode();
	const environment = readEnvironment();
	await checkPort(environment);
	const progress = new Progress();

	return runUntilShutdown(async (onShutdown) => {
		await Promise.all([
			progress.during("installing dependencies", installDependencies),
			!environment.temporalAddress &&
				progress.during("looking for the Temporal engine", ensureEngine),
		]);
		// Before any other start, because it may run this program again.
		await progress.during("choosing Node", useWorkingNode);
		const [engine, port] = await Promise.all([
			progress.during("starting the Temporal engine", (report) =>
				startEngineService(environment, onShutdown, report),
			),
			freePort(),
		]);
		/** @type {(code: number) => void} */
		let fail = () => {};
		const fatalExit = new Promise((/** @type {(code: number) => void} */ resolve) => {
			fail = resolve;
		});
		const server = createServerService(
			{ ...engineVariables(engine), PORT: String(port), HOST: "127.0.0.1" },
			fail,
			engine.undoUpgrade,
		);
		onShutdown(() => server.stop());
		onShutdown(engine.beginStop);
		await progress.during("building", (report) =>
			buildAlone(report, () =>
				Promise.all([watchSources(() => server.restart()), buildIfChanged("texts")]),
			),
		);
		server.start();
		const serverAddress = `http://127.0.0.1:${port}`;
		await Promise.race([
			fatalExit,
			engine.failed,
			progress.during("starting the server", () => untilHealthy(serverAddress)),
		]);
		onShutdown(await servePages(environment, serverAddress));
		await announce(environment, { temporalUi: engine.ui, since });
		return Promise.race([fatalExit, engine.failed]);
	});
});
