import { announce } from "./announcement.mjs";
import { buildWhatChanged } from "./build.mjs";
import { installDependencies } from "./dependencies.mjs";
import { startKeptEngine } from "./kept-engine.mjs";
import { createKeptServer, untilHealthy } from "./kept-server.mjs";
import { checkNode } from "./node-version.mjs";
import { Progress } from "./progress.mjs";
import { runMain } from "./refusal.mjs";
import { untilAskedToStop } from "./stopping.mjs";
import { checkPort, localAddress, readSurroundings } from "./surroundings.mjs";

/** `npm start`: everything from a fresh clone to a running game, in Node's built-ins until the dependencies are there. */
await runMain(async () => {
	const since = performance.now();
	checkNode();
	const surroundings = readSurroundings();
	await checkPort(surroundings);
	const asked = untilAskedToStop();
	/** @type {(() => Promise<void>)[]} */
	const stops = [];

	const play = async () => {
		const progress = new Progress();
		const [engine] = await Promise.all([
			progress.during("starting the Temporal engine", async (relabel) => {
				const started = await startKeptEngine(surroundings, relabel);
				stops.push(started.stop);
				return started;
			}),
			progress.during("installing dependencies", installDependencies).then(() => progress.during("building", () => buildWhatChanged())),
		]);
		/** @type {Promise<number>} */
		const givenUp = new Promise((resolve) => {
			const env = { TEMPORAL_ADDRESS: engine.address, ...(engine.ui && { TEMPORAL_UI: engine.ui }) };
			const server = createKeptServer(env, () => resolve(1));
			server.start();
			stops.push(() => server.stop());
		});
		const ready = progress
			.during("starting the server", () => untilHealthy(localAddress(surroundings)))
			.then(() => announce(surroundings, { temporalUi: engine.ui, since }));
		return Promise.race([givenUp, ready.then(() => givenUp)]);
	};

	try {
		return await Promise.race([play(), asked.then(() => 0)]);
	} finally {
		// The server first: its last words go to the engine.
		for (const stop of stops.reverse()) await stop();
	}
});
