import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../../supervisor/paths.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { killWithParent } from "../../../supervisor/server/kill-with-parent.mjs";
import { call } from "../../players/wire/player.ts";
import { atMost, type Figure } from "./figure.ts";
import { startFloor } from "./machines.ts";

/**
 * Figure 5: seconds from `npm start`, with everything installed and built, until a room can be
 * opened.
 */
export async function start(folder: string): Promise<Figure[]> {
	const bare = await timed(() => startFloor(`${folder}/start-floor`));
	await bare.result.stop();

	const port = await freePort();
	const data = await mkdtemp(join(tmpdir(), "plotluck-start-"));
	const env = {
		...process.env,
		...{ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data, DATABASE_URL: "" },
	};
	const full = await timed(async () => {
		// Detached, so that Ctrl-C reaches npm and the programs it runs.
		const npm = spawn("npm", ["start"], { cwd: root, env, stdio: "ignore", detached: true });
		killWithParent(npm);
		while (!(await opensRoom(`http://127.0.0.1:${port}`))) await pause(20);
		return npm;
	});
	const ended = once(full.result, "exit");
	process.kill(-(full.result.pid ?? 0), "SIGINT");
	await ended;
	await pause(3000); // npm does not wait for its programs
	await rm(data, { recursive: true, force: true });
	return [
		atMost("npm start, installed and cached, until a room can be opened", 6, "s", full.seconds, {
			floor: bare.seconds,
		}),
	];
}

async function opensRoom(url: string): Promise<boolean> {
	const host = { name: "Starter", meta: { sprite_id: 0, mature: true } };
	return call(url, "POST", "/rooms/", { host }).then(
		({ status }) => status === 201,
		() => false,
	);
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
	const since = performance.now();
	const result = await work();
	return { result, seconds: (performance.now() - since) / 1000 };
}
