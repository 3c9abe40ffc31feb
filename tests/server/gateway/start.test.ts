import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../supervisor/ports.mjs";
import { killWithParent } from "../../../supervisor/server/kill-with-parent.mjs";
import { serverFlags, untilHealthy } from "../../../supervisor/server/server-service.mjs";
import { call } from "../../players/wire/player.ts";
import { DIST } from "../../support/dist.ts";
import { type EngineOptions, startEngine } from "../../support/engine.ts";

/** The server alone, without a supervisor, in a folder with its .env. */
let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-alone-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function start(
	variables: Record<string, string>,
	options: EngineOptions = {},
): Promise<{ url: string; server: ChildProcess; output: () => string }> {
	const engine = await startEngine(options);
	onTestFinished(() => engine.stop());
	const port = await freePort();
	const lines = Object.entries({
		PORT: String(port),
		HOST: "127.0.0.1",
		DATA_DIR: folder,
		DATABASE_URL: "",
		TEMPORAL_ADDRESS: engine.address,
		...variables,
	}).map(([name, value]) => `${name}=${value}`);
	await writeFile(join(folder, ".env"), lines.join("\n"));
	const { LOG_LEVEL, ...env } = process.env;
	const server = spawn(process.execPath, [...serverFlags, join(DIST, "server", "main.js")], {
		cwd: folder,
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	killWithParent(server);
	onTestFinished(async () => {
		if (server.exitCode !== null) return;
		server.kill("SIGKILL");
		await once(server, "exit");
	});
	let output = "";
	for (const stream of [server.stdout, server.stderr])
		stream.on("data", (data) => {
			output += data;
		});
	return { url: `http://127.0.0.1:${port}`, server, output: () => output };
}

const host = { name: "Hosty", meta: { sprite_id: 2, mature: true } };

test("LOG_LEVEL in .env counts, and debug logs a link to each room in the Temporal UI", async () => {
	const { url, output } = await start({
		LOG_LEVEL: "debug",
		TEMPORAL_UI: "https://temporal.example/",
	});
	await untilHealthy(url);
	const { body } = await call(url, "POST", "/rooms/", { host });
	const link = `https://temporal.example/namespaces/default/workflows/room-${body.code}`;
	await expect.poll(output, { timeout: 10_000 }).toContain(link);
	const [line = ""] = output()
		.split("\n")
		.filter((text) => text.includes(link));
	expect(JSON.parse(line)).toMatchObject({ level: 20, ui: link, msg: "room opened" });
	expect(output()).not.toContain((body.host as { secret: string }).secret);
});

test.each<[string, Record<string, string>, EngineOptions, string]>([
	[
		"without the search attributes",
		{},
		{ bare: true },
		"must have the search attributes RoomCode (KEYWORD), GameStatus (KEYWORD), GameMode (KEYWORD), Players (INT)",
	],
	[
		"without the namespace",
		{ TEMPORAL_NAMESPACE: "elsewhere" },
		{},
		'TEMPORAL_NAMESPACE must name a namespace of the engine at 127.0.0.1:PORT (got "elsewhere")',
	],
])("an engine %s is named in one sentence, and no room opens", async (_what, env, engine, why) => {
	const { server, output } = await start({ LOG_LEVEL: "fatal", ...env }, engine);
	const [code] = await once(server, "close");
	expect(code).toBe(78);
	const said = output().replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT");
	expect(said).toContain(why);
	expect(said.trim().split("\n")).toHaveLength(1);
});
