import { spawn } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { claimDataFolder, leaveDataFolder, noteOccupants } from "./data-folder.mjs";
import { engineArgs, ensureEngine } from "./engine.mjs";
import { Keeper } from "./keep.mjs";
import { freePort, untilOpen } from "./ports.mjs";

/** Temporal's usual ports, taken when nobody else has them. */
const PORT = 7233;
const UI_PORT = 8233;

/**
 * The engine that the rooms live in: a cluster somebody else runs, or our own, kept running.
 * @typedef {{address: string, ui: string | null}} Engine
 */

/**
 * Starts the engine; resolves when it listens.
 * @param {import("./surroundings.mjs").Surroundings} surroundings
 * @param {(stop: () => Promise<unknown>) => void} stopWith takes what ends it
 * @param {(note: string) => void} tell hears what takes a while
 * @returns {Promise<Engine>}
 */
export async function startKeptEngine({ dataFolder, temporalAddress, temporalUi }, stopWith, tell) {
	if (temporalAddress) return { address: temporalAddress, ui: temporalUi };
	await claimDataFolder(dataFolder);
	const [path, port, uiPort] = await Promise.all([ensureEngine(tell), freePort(PORT), freePort(UI_PORT)]);
	const log = join(dataFolder, "temporal.log");
	rmSync(log, { force: true });
	const args = engineArgs({ port, uiPort, db: join(dataFolder, "temporal.db") });
	const keeper = new Keeper(
		() => {
			const output = openSync(log, "a");
			// In a group of its own: Ctrl-C in the terminal is for us alone, the engine ends after the server.
			const child = spawn(path, args, { stdio: ["ignore", output, output], detached: true });
			closeSync(output);
			noteOccupants(dataFolder, child.pid ?? null);
			return child;
		},
		(how) => console.error(`The Temporal engine ended (${how}); starting it again, its words are in ${log}.`),
	);
	stopWith(() => keeper.stop().then(() => leaveDataFolder(dataFolder)));
	keeper.start();
	await untilOpen(port);
	return { address: `127.0.0.1:${port}`, ui: temporalUi ?? `http://127.0.0.1:${uiPort}` };
}

/**
 * What tells the server where its engine is.
 * @param {Engine} engine
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentOf = ({ address, ui }) => ({ TEMPORAL_ADDRESS: address, ...(ui && { TEMPORAL_UI: ui }) });
