import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { lastLines, run } from "../../../supervisor/commands.mjs";
import { cacheFolder, root } from "../../../supervisor/paths.mjs";
import { freePort, untilOpen } from "../../../supervisor/ports.mjs";
import { startLoggedProgram } from "../../support/server-program.ts";
import type { ColyseusClient } from "./clients/colyseus-line.ts";
import type { Machine } from "./machines.ts";

/** The server of the rooms and the package.json of what it and its clients need. */
const SOURCE = join(root, "tests/measure/bench/peers");
/** Milliseconds. */
const PATIENCE = 30_000;

/** Installs Colyseus if it is missing, and starts its server in a separate process. */
export async function startColyseus(folder: string): Promise<Machine & { client: ColyseusClient }> {
	const place = await installColyseus();
	const port = await freePort();
	const server = await startLoggedProgram(folder, "colyseus", [
		join(place, "server.mjs"),
		String(port),
	]);
	await untilOpen(port, AbortSignal.timeout(PATIENCE)).catch(async () => {
		const log = await readFile(join(folder, "colyseus.log"), "utf8");
		throw new Error(`Colyseus must listen within ${PATIENCE / 1000} s:\n${lastLines(log)}`);
	});
	const { Client }: { Client: new (url: string) => ColyseusClient } = createRequire(
		join(place, "server.mjs"),
	)("colyseus.js");
	const url = `http://127.0.0.1:${port}`;
	return { url, pids: { server: server.pid }, stop: server.stop, client: new Client(url) };
}

/**
 * Returns the folder with Colyseus and its server. It is in the cache, because tools that read the
 * project's folders would read the packages too.
 */
async function installColyseus(): Promise<string> {
	const place = join(cacheFolder(), "bench-peers");
	const installed = join(place, "installed.json");
	await mkdir(place, { recursive: true });
	await cp(SOURCE, place, { recursive: true });
	const manifest = join(SOURCE, "package.json");
	const wanted = await readFile(manifest, "utf8");
	if ((await readFile(installed, "utf8").catch(() => "")) === wanted) return place;
	// npm run sets a variable with the project's folder, which would override the current one.
	const args = ["install", "--prefix=.", "--no-package-lock", "--no-audit", "--no-fund"];
	const { ok, output } = await run("npm", [...args, "--ignore-scripts", "--loglevel=error"], {
		cwd: place,
		tied: true,
	});
	if (!ok) {
		const cause = /^npm error code .*/m.exec(output)?.[0] ?? lastLines(output, 1);
		throw new Error(`npm must be able to install ${manifest} (got "${cause}")`);
	}
	await writeFile(installed, wanted);
	return place;
}
