import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { unloadableModule } from "../../../gateway/native-module.ts";
import { root } from "../../../supervisor/paths.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { createServerService, serverFlags } from "../../../supervisor/server/server-service.mjs";
import { DIST } from "../../support/dist.ts";
import { startEngine } from "../../support/engine.ts";
import { startServerProgram } from "../../support/server-program.ts";
import { Visitor } from "../../support/visitor.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-native-"));
});
afterEach(() => rm(folder, { recursive: true }));

const require = createRequire(import.meta.url);

/** Copies a file of a package to where nothing that it needs is. */
async function alone(file: string): Promise<string> {
	const copy = join(folder, "node_modules", file);
	await mkdir(dirname(copy), { recursive: true });
	await cp(join(root, "node_modules", file), copy);
	return copy;
}

const sentence = (name: string) =>
	`The native module ${name} cannot be loaded by Node ${process.versions.node} on ${process.platform} ${process.arch}: delete node_modules and run "npm start" again, on a system and with a version of Node that docs/hosting.md "Start" names.`;

describe("the sentence for a native module that cannot be loaded", () => {
	test.each<[string, () => Promise<unknown>]>([
		[
			"sqlite3",
			async () => {
				const broken = join(folder, "node_modules", "sqlite3", "build", "node_sqlite3.node");
				await mkdir(dirname(broken), { recursive: true });
				await writeFile(broken, "not a program");
				return require(broken);
			},
		],
		[
			"sqlite3",
			async () =>
				// The package comes with sqlite3.
				createRequire(require.resolve("sqlite3"))("bindings")({
					bindings: "node_sqlite3.node",
					module_root: join(folder, "node_modules", "sqlite3"),
				}),
		],
		[
			"uWebSockets.js",
			async () => import(pathToFileURL(await alone("uWebSockets.js/dist/uws.mjs")).href),
		],
		[
			"@temporalio/core-bridge",
			async () => require(await alone("@temporalio/core-bridge/common.js")).getPrebuiltPath(),
		],
		["@node-rs/argon2", async () => require(await alone("@node-rs/argon2/index.js"))],
	])("names %s", async (name, load) => {
		const error = await load().then(
			() => null,
			(thrown: unknown) => thrown,
		);
		expect(unloadableModule(error)).toBe(sentence(name));
		expect(unloadableModule(new Error("the start failed", { cause: error }))).toBe(sentence(name));
	});

	test("is missing for every other error", async () => {
		const missing = await import(pathToFileURL(join(folder, "nothing.mjs")).href).catch(
			(error: unknown) => error,
		);
		for (const error of [missing, new Error("no"), new TypeError("x.node is not a function"), "no"])
			expect(unloadableModule(error)).toBeNull();
	});
});

const without = (name: string) => ({
	DATA_DIR: folder,
	DATABASE_URL: "",
	HOST: "127.0.0.1",
	UNLOADABLE: name,
	UNLOADABLE_IN: folder,
});
const PRELOAD = join(root, "tests", "server", "gateway", "unloadable.cjs");

test.each(["sqlite3", "uWebSockets.js", "@temporalio/core-bridge"])(
	"a server without %s says so in one line, and ends with the code of a useless restart",
	async (name) => {
		const env = { ...process.env, ...without(name), PORT: String(await freePort()) };
		const args = [...serverFlags, "--require", PRELOAD, join(DIST, "server", "main.js")];
		const server = spawn(process.execPath, args, {
			env: { ...env, LOG_LEVEL: "fatal" },
			stdio: ["ignore", "pipe", "pipe"],
		});
		onTestFinished(() => void server.kill("SIGKILL"));
		let output = "";
		for (const stream of [server.stdout, server.stderr])
			stream.on("data", (data) => {
				output += data;
			});
		const code = await new Promise((resolve) => server.once("close", resolve));
		expect([code, output]).toEqual([78, `${sentence(name)}\n`]);
	},
);

test("the supervisor does not restart a server that cannot load a native module", async () => {
	const env = {
		...without("uWebSockets.js"),
		PORT: String(await freePort()),
		NODE_OPTIONS: `--require ${JSON.stringify(PRELOAD)}`,
	};
	const ended = await new Promise((resolve) => {
		const service = createServerService(
			env,
			(code) => void service.stop().then(() => resolve(code)),
			() => {},
		);
		service.start();
	});
	expect(ended).toBe(78);
});

test("a server without the password library runs, and says that signing in does not work", async () => {
	const engine = await startEngine();
	onTestFinished(() => engine.stop());
	const server = await startServerProgram({
		folder,
		engine: engine.address,
		nodeArgs: ["--require", PRELOAD],
		// The error is written whatever the other tests log.
		env: { ...without("@node-rs"), LOG_LEVEL: "error" },
	});
	onTestFinished(() => server.stop());
	const visitor = new Visitor(server.url);
	const { uid } = await visitor.begin();
	for (let i = 0; i < 3; i++) {
		const sent = { name: "Annika", password: "a heron in the rain" };
		const { status, body } = await visitor.post(uid, "account", sent);
		expect([status, body.code]).toEqual([503, "signInAway"]);
	}
	const lines = (await readFile(join(folder, "server.log"), "utf8")).trim().split("\n");
	expect(lines.map((line) => JSON.parse(line).msg)).toEqual([sentence("@node-rs/argon2")]);
});
