import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../../supervisor/ports.mjs";
import { childrenOf, isAlive, until } from "../support/processes.ts";
import { type SupervisorProgram, startSupervisor } from "../support/supervisor-program.ts";

let folder: string;
let port: number;
let program: SupervisorProgram;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-start-"));
	port = await freePort();
});

afterEach(async () => {
	const { process: supervisor } = program;
	if (supervisor.exitCode === null && supervisor.signalCode === null) {
		supervisor.kill("SIGTERM");
		await once(supervisor, "exit");
	}
	await rm(folder, { recursive: true, force: true });
});

/** Starts what `npm start` runs. */
function start(env: NodeJS.ProcessEnv = {}): void {
	program = startSupervisor("start", { folder, port, env });
}

const isHealthy = () =>
	fetch(`http://127.0.0.1:${port}/healthz`).then(
		({ ok }) => ok,
		() => false,
	);

const processes = () => childrenOf(program.process.pid ?? 0);

/** Kills the first process whose command line contains `word` and waits for its replacement. */
async function kill(word: string): Promise<void> {
	const victim = processes().find(({ command }) => command.includes(word));
	if (!victim) throw new Error(`no ${word} runs`);
	process.kill(victim.pid, "SIGKILL");
	await until(() =>
		processes().some(({ pid, command }) => pid !== victim.pid && command.includes(word)),
	);
}

it("starts a game, restarts killed processes, and leaves none behind", async () => {
	start();
	await until(() => program.output.includes(`http://127.0.0.1:${port}`));
	for (const name of await readdir(folder)) {
		const { mode } = await stat(join(folder, name));
		expect([name, (mode & 0o077).toString(8)]).toEqual([name, "0"]);
	}
	await kill("start-dev");
	await until(isHealthy);
	await kill("dist/server/main.js");
	await until(isHealthy);

	const all = processes();
	program.process.kill("SIGTERM");
	const [code] = await once(program.process, "exit");
	expect(code).toBe(0);
	expect(all.filter(({ pid }) => isAlive(pid))).toEqual([]);
});

it("takes engine and server with it when it is killed", async () => {
	start();
	await until(isHealthy);
	const all = processes();
	expect(all.length).toBeGreaterThan(1);
	program.process.kill("SIGKILL");
	await until(() => all.every(({ pid }) => !isAlive(pid)));
});

it("refuses a port that is taken, in one sentence", async () => {
	const other = createServer().listen(port, "127.0.0.1");
	await once(other, "listening");
	start();
	const [code] = await once(program.process, "close");
	other.close();
	expect(code).toBe(1);
	expect(program.output).toBe(
		`PORT must be free (got "${port}"): stop the program that listens on it, or choose another port, for example PORT=${port + 1} npm start\n`,
	);
});

it("refuses a namespace that its own engine does not have, in one sentence", async () => {
	start({ TEMPORAL_NAMESPACE: "party" });
	const [code] = await once(program.process, "close");
	expect(code).toBe(1);
	expect(program.output).toBe(
		'TEMPORAL_NAMESPACE must be default without TEMPORAL_ADDRESS, because our own engine has no other (got "party")\n',
	);
});

it("refuses a key for its own engine, in one sentence without the key", async () => {
	start({ TEMPORAL_API_KEY: "the-key" });
	const [code] = await once(program.process, "close");
	expect(code).toBe(1);
	expect(program.output).toBe(
		"TEMPORAL_ADDRESS must be set, because TEMPORAL_API_KEY is: our own engine has neither TLS nor keys\n",
	);
});

it("gives up on a configuration that the server refuses", async () => {
	start({ TRUST_PROXY: "perhaps" });
	const [code] = await once(program.process, "close");
	expect(code).toBe(78);
	expect(program.output).toContain('TRUST_PROXY must be true or false (got "perhaps")\n');
});
