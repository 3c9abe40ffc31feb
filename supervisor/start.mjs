import { buildWhatChanged } from "./build/build.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { environmentOf, startKeptEngine } from "./engine/engine-service.mjs";
import { checkPort, localAddress, readSurroundings } from "./environment.mjs";
import { checkNode } from "./node-version.mjs";
import { Progress } from "./progress.mjs";
import { runMain } from "./refusal.mjs";
import { announce } from "./server/announcement.mjs";
import { createKeptServer, untilHealthy } from "./server/server-service.mjs";
import { untilStopped } from "./server/until-stopped.mjs";

/**
 * `npm start`: everything from a fresh clone to a running game, in Node's built-ins until the
 * dependencies are there.
 */
await runMain(async () => {
	const since = performance.now();
	checkNode();
	const surroundings = readSurroundings();
	await checkPort(surroundings);
	const progress = new Progress();

	return untilStopped(async (stopWith) => {
		const installed = progress.during("installing dependencies", installDependencies);
		const [engine] = await Promise.all([
			progress.during("starting the Temporal engine", (tell) =>
				startKeptEngine(surroundings, stopWith, { tell, installed }),
			),
			installed.then(() => progress.during("building", () => buildWhatChanged())),
		]);
		/** @type {Promise<number>} */
		const refusal = new Promise((resolve) => {
			const server = createKeptServer(environmentOf(engine), resolve);
			stopWith(() => server.stop());
			server.start();
		});
		const ready = progress.during("starting the server", () =>
			untilHealthy(localAddress(surroundings)),
		);
		const announced = ready.then(() => announce(surroundings, { temporalUi: engine.ui, since }));
		return Promise.race([refusal, engine.failed, announced.then(() => refusal)]);
	});
});
