import { backUpRegularly } from "./backups/schedule.mjs";
import { buildWhatChanged } from "./build/build.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { ensureEngine } from "./engine/engine.mjs";
import { engineVariables, startEngineService } from "./engine/engine-service.mjs";
import { checkPort, localAddress, readEnvironment } from "./environment.mjs";
import { useWorkingNode } from "./node/working-node.mjs";
import { runMain } from "./operator-error.mjs";
import { isPrebuilt } from "./prebuilt.mjs";
import { Progress } from "./progress.mjs";
import { announce } from "./server/announcement.mjs";
import { createServerService, untilHealthy } from "./server/server-service.mjs";
import { runUntilShutdown } from "./server/shutdown.mjs";

/**
 * `npm start`: installs, builds and starts everything from a fresh clone, or only starts it without
 * sources. Uses only Node's built-in modules until the dependencies are installed.
 */
await runMain(async () => {
	const since = performance.now();
	checkNode();
	const environment = readEnvironment();
	await checkPort(environment);
	const progress = new Progress();

	return runUntilShutdown(async (onShutdown) => {
		await Promise.all([
			!isPrebuilt && progress.during("installing dependencies", installDependencies),
			!environment.temporalAddress &&
				progress.during("looking for the Temporal engine", ensureEngine),
		]);
		// Before any other start, because it may run this program again.
		await progress.during("choosing Node", useWorkingNode);
		const [engine] = await Promise.all([
			progress.during("starting the Temporal engine", (report) =>
				startEngineService(environment, onShutdown, report),
			),
			!isPrebuilt && progress.during("building", buildWhatChanged),
		]);
		/** @type {Promise<number>} */
		const fatalExit = new Promise((resolve) => {
			const variables = { ...engineVariables(engine), DATA_DIR: environment.dataFolder };
			const server = createServerService(variables, resolve, engine.undoUpgrade);
			onShutdown(() => server.stop());
			onShutdown(engine.beginStop);
			onShutdown(backUpRegularly(environment));
			server.start();
		});
		const ready = progress.during("starting the server", () =>
			untilHealthy(localAddress(environment)),
		);
		const announced = ready.then(() => announce(environment, { temporalUi: engine.ui, since }));
		return Promise.race([fatalExit, engine.failed, announced.then(() => fatalExit)]);
	});
});
