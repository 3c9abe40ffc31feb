import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkNode } from "../../supervisor/build/node-version.mjs";
import { run } from "../../supervisor/commands.mjs";
import { fetchNode, nodePackage, pinnedNode } from "../../supervisor/node/pinned-node.mjs";
import { cacheFolder, root } from "../../supervisor/paths.mjs";
import { isAlive, until } from "../support/processes.ts";

/** Stands for uWebSockets.js: loads only under the Node in the folder that LOADS_IN names. */
const MODULE = `if (!process.execPath.startsWith(process.env.LOADS_IN)) throw new Error("no binary");`;
/** Prints which Node runs it and its arguments, and exits with 7 after SIGTERM. */
const PROGRAM = `
	import { useWorkingNode } from "./node/working-node.mjs";
	import { runMain } from "./operator-error.mjs";
	await runMain(async () => {
		await useWorkingNode();
		const { execPath, execArgv, argv, pid } = process;
		setInterval(() => {}, 1000);
		process.once("SIGTERM", () => process.exit(7));
		console.log(JSON.stringify({ execPath, execArgv, args: argv.slice(2), pid }));
		return new Promise(() => {});
	});
`;

const node = nodePackage();
if (!node) throw new Error("This system has no package of Node");
let folder: string;
let cache: string;
let pinned: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-node-"));
	const fake = join(folder, "node_modules", "uWebSockets.js");
	await mkdir(fake, { recursive: true });
	await writeFile(join(fake, "package.json"), '{"type": "module", "exports": "./index.js"}');
	await writeFile(join(fake, "index.js"), MODULE);
	for (const part of ["supervisor", "db/place-problem.mjs"])
		await cp(join(root, part), join(folder, part), { recursive: true });
	await writeFile(join(folder, "supervisor", "program.mjs"), PROGRAM);
	cache = cacheFolder({ XDG_CACHE_HOME: folder });
	pinned = pinnedNode(node, cache);
	// Two supervisors at once.
	expect(await Promise.all([fetchNode(node, cache), fetchNode(node, cache)])).toEqual([null, null]);
});
afterAll(() => rm(folder, { recursive: true }));

function start(program: string, env: NodeJS.ProcessEnv): { child: ChildProcess; output: string } {
	const args = ["--max-semi-space-size=4", join(folder, "supervisor", "program.mjs"), "a b"];
	const child = spawn(program, args, {
		env: { ...process.env, XDG_CACHE_HOME: folder, LOADS_IN: cache, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const started = { child, output: "" };
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (data) => {
			started.output += data;
		});
	return started;
}

test("npm fetches the Node that loads uWebSockets.js, and nothing else stays in the cache", async () => {
	expect(await run(pinned, ["--version"])).toEqual({ ok: true, output: `v${node.version}\n` });
	expect(await readdir(cache)).toEqual([`node-${node.version}`]);
});

test("a package with another integrity is not installed", async () => {
	const empty = join(folder, "empty");
	const changed = { ...node, integrity: node.integrity.replace(/-.{8}/, "-AAAAAAAA") };
	expect(await fetchNode(changed, empty)).toBe("npm error code EINTEGRITY");
	expect(await readdir(empty)).toEqual([]);
});

test.each([
	["this Node", () => process.execPath],
	// It can replace its process, which Node 20 cannot.
	["a newer Node", () => join(folder, "other", "node")],
])(
	"%s without a binary hands arguments, signals and exit code to the pinned one",
	async (_, path) => {
		await cp(pinned, join(folder, "other", "node"));
		const started = start(path(), {});
		const { child } = started;
		await until(() => started.output.includes("}"));
		const { pid, ...shown } = JSON.parse(started.output);
		expect(shown).toEqual({
			execPath: pinned,
			execArgv: ["--max-semi-space-size=4"],
			args: ["a b"],
		});
		child.kill("SIGTERM");
		const [code] = await once(child, "exit");
		expect(code).toBe(7);
		expect(isAlive(pid)).toBe(false);
	},
);

const REMEDY = "install Node 22 and start again.\n";

test("an operator reads in one sentence that no Node loads uWebSockets.js", async () => {
	const started = start(process.execPath, { LOADS_IN: "/nowhere" });
	const [code] = await once(started.child, "close");
	expect(code).toBe(78);
	expect(started.output).toBe(
		`uWebSockets.js has no binary for Node ${node.version} on this system: ${REMEDY}`,
	);
});

test("an operator reads in one sentence that no Node could be fetched, and why", async () => {
	const started = start(process.execPath, {
		XDG_CACHE_HOME: join(folder, "offline"),
		npm_config_cache: join(folder, "npm"),
		npm_config_registry: "http://127.0.0.1:1",
		npm_config_fetch_retries: "0",
	});
	const [code] = await once(started.child, "close");
	expect(code).toBe(1);
	expect(started.output).toBe(
		`uWebSockets.js has no binary for Node ${process.versions.node} on this system, and npm could not fetch Node ${node.version} (npm error code ECONNREFUSED): ${REMEDY}`,
	);
});

test("Node 20.19, 22 and newer are accepted", () => {
	for (const version of ["20.19.0", "20.20.2", "22.0.0", "24.21.0", "25.1.0", "26.10.0"])
		expect(() => checkNode(version)).not.toThrow();
	for (const version of ["18.20.0", "20.18.3", "21.7.0"])
		expect(() => checkNode(version)).toThrow(`(got "${version}")`);
});
