import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { placeProblem } from "../../../db/place-problem.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { untilHealthy } from "../../../supervisor/server/server-service.mjs";
import { DIST } from "../../support/dist.ts";
import { startEngine } from "../../support/engine.ts";
import { until } from "../../support/processes.ts";
import { smallDisk } from "../../support/small-disk.ts";
import {
	type Attempt,
	attempt,
	attemptStart,
	startSupervisor,
} from "../../support/supervisor-program.ts";

/** Starts whose disk, folder or limits cannot be used: one sentence says why, and what to do. */
const timeout = 120_000;

/** Only root can mount a disk. */
const canMount = await smallDisk(1).then((disk) => disk?.remove().then(() => true) ?? false);

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-place-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Expects a start that ended for good with this sentence and nothing else but progress. */
function expectOnly({ code, output }: Attempt, sentence: string): void {
	const lines = output
		.split("\n")
		.filter((line) => line && !line.startsWith("starting the server"));
	expect(lines).toEqual([sentence]);
	expect(code).toBe(78);
}

describe("a place of the wrong kind", () => {
	test("is named when DATA_DIR is a file, or below one", async () => {
		const file = join(folder, "file");
		await writeFile(file, "");
		const away = "move away the file that is there";
		expectOnly(
			await attemptStart(file),
			`${file} must be a folder (got EEXIST): ${away} and start again.`,
		);
		expectOnly(
			await attemptStart(join(file, "data")),
			`${file}/data must be a folder (got ENOTDIR): ${away} or above it and start again.`,
		);
	});

	test.each(["temporal.log", "running.json"])("is named when %s is a folder", async (name) => {
		await mkdir(join(folder, name));
		const { code, output } = await attemptStart(folder);
		expect(output).toMatch(
			/^\S+ must be a file \(got \w+\): move away the folder that is there and start again\.\n$/,
		);
		expect(output).toContain(join(folder, name));
		expect(code).toBe(78);
	});

	test("is named by the server when builds is a file", { timeout }, async () => {
		const file = join(folder, "builds");
		await writeFile(file, "");
		expectOnly(
			await attemptStart(folder),
			`${file} must be a folder (got EEXIST): move away the file that is there.`,
		);
	});
});

test.runIf(canMount)("a disk that may only be read is named", async () => {
	const disk = await smallDisk(1);
	if (!disk) throw new Error("no disk");
	onTestFinished(disk.remove);
	spawnSync("mount", ["-o", "remount,ro", disk.folder]);
	const { code, output } = await attemptStart(disk.folder);
	expect(output).toMatch(/^DATA_DIR must be a folder that this user can write to \(got "\S+"\)/);
	expect(code).toBe(78);
	const below = join(disk.folder, "data");
	const inside = await attemptStart(below);
	expect(inside.output).toMatch(/^\S+ must be .* \(got (EROFS|ENOENT)\): .* and start again\.\n$/);
	expect(inside.output).toContain(below);
	expect(inside.code).toBe(78);
});

test.runIf(canMount)(
	"a server whose disk is full says so without a stack, and serves once there is space",
	{ timeout },
	async () => {
		const disk = await smallDisk(30);
		if (!disk) throw new Error("no disk");
		onTestFinished(disk.remove);
		// Enough for the engine.
		await disk.fill(3_000_000);
		const port = await freePort();
		const program = startSupervisor("start", { folder: disk.folder, port });
		onTestFinished(() => void program.process.kill("SIGKILL"));
		await until(() => program.output.includes("Restarting"));
		await disk.free();
		await untilHealthy(`http://127.0.0.1:${port}`);
		const file = join(disk.folder, "plotluck.db");
		const sentence = new RegExp(
			`^The disk of ${file} is full( or broken)?: free some space\\.\nThe server exited`,
			"m",
		);
		expect(program.output).toMatch(sentence);
		expect(program.output).not.toContain("    at ");
		program.process.kill("SIGINT");
		await once(program.process, "close");
	},
);

/** Runs the server alone below a limit of the system, until it ends by itself. */
async function limitedServer(limit: string, env: NodeJS.ProcessEnv): Promise<Attempt> {
	const server = spawn(
		"sh",
		["-c", `ulimit ${limit} && exec "$@"`, "", process.execPath, join(DIST, "server", "main.js")],
		{
			cwd: folder,
			env: {
				...process.env,
				...{ HOST: "127.0.0.1", PORT: String(await freePort()), LOG_LEVEL: "silent" },
				...{ DATA_DIR: folder, DATABASE_URL: "", ...env },
			},
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	onTestFinished(() => void server.kill("SIGKILL"));
	let output = "";
	for (const stream of [server.stdout, server.stderr])
		stream.on("data", (data) => {
			output += data;
		});
	const [code] = await once(server, "close");
	return { code, output };
}

describe("a limit", () => {
	test("of the size of files is named by the server, which does not try again", async () => {
		const engine = await startEngine();
		onTestFinished(() => engine.stop());
		const ended = await limitedServer("-f 128", { TEMPORAL_ADDRESS: engine.address });
		expectOnly(
			ended,
			`${join(folder, "plotluck.db")} must be allowed to be larger than 65536 bytes: raise the limit of this process (ulimit -f).`,
		);
	});

	test("of the size of files is named for the engine", { timeout }, async () => {
		const { code, output } = await attempt("start", [], folder, { longestFile: 65_536 });
		expect(output).toContain(
			`${join(folder, "temporal.db")} must be allowed to be larger than 65536 bytes: raise the limit of this process (ulimit -f) and start again.\n`,
		);
		expect(code).toBe(78);
	});

	test("of open files is named", async () => {
		expectOnly(
			await limitedServer("-n 40", { TEMPORAL_ADDRESS: "127.0.0.1:1" }),
			"This process must be allowed to have more files open (got EMFILE): raise the limit (ulimit -n) to 1024 or more.",
		);
	});
});

test("a .env that cannot be read, and an address of another machine, are named", async () => {
	const env = { TEMPORAL_ADDRESS: "127.0.0.1:1", HOST: "192.0.2.1", PORT: "4000" };
	expectOnly(
		await limitedServer("-n 1024", env),
		'PORT must be free, and HOST an address of this machine (got "4000" and "192.0.2.1", EADDRNOTAVAIL).',
	);
	expectOnly(
		await attemptStart(folder, { HOST: "192.0.2.1" }),
		'HOST must be an address of this machine (got "192.0.2.1", EADDRNOTAVAIL).',
	);
	await mkdir(join(folder, ".env"));
	expectOnly(
		await limitedServer("-n 1024", env),
		`${join(folder, ".env")} must be a file that this user can read.`,
	);
});

/** An error as the system or a database throws it. */
const error = (code: string, facts: object = {}): Error =>
	Object.assign(new Error(code), { code, ...facts });

test.each<[string, object, RegExp, boolean]>([
	["EDQUOT", { path: "/a" }, /^The disk of \/a is full$/, true],
	["ENOSPC", {}, /^The disk of \/data is full$/, true],
	["ENOSPC", { path: "/a", dest: "/b" }, /^The disk of \/b is full$/, true],
	["53100", {}, /^The disk of Postgres is full$/, true],
	["SQLITE_IOERR", { path: "/nowhere/a" }, /^The disk of \/nowhere\/a is full or broken$/, true],
	["EFBIG", { path: "/a" }, /^\/a is larger than its disk takes$/, false],
	["EIO", { path: "/a" }, /^The disk of \/a does not work \(got EIO\)$/, true],
	["ESTALE", { path: "/a" }, /^The disk of \/a does not work \(got ESTALE\)$/, true],
	["EPERM", { path: "/a" }, /^\/a must be a place that this user can use \(got EPERM\)$/, false],
	["ENFILE", {}, /^This process must be allowed to have more files open \(got ENFILE\)$/, false],
])("%s with %o is known", (code, facts, what, passes) => {
	expect(placeProblem(error(code, facts), "/data")).toMatchObject({
		what: expect.stringMatching(what),
		passes,
	});
});

test.each([
	["a missing file", error("ENOENT", { path: "/a", syscall: "open" })],
	["a connection that is refused", error("ECONNREFUSED")],
	["a connection that a firewall refuses", error("EACCES", { syscall: "connect" })],
	["a bug", new TypeError("x is not a function")],
])("%s is no matter of the place", (_what, problem) => {
	expect(placeProblem(problem, "/data")).toBeNull();
});
