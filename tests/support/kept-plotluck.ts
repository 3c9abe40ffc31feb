import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../supervisor/paths.mjs";
import { freePort } from "../../supervisor/ports.mjs";
import { leash } from "../../supervisor/server/kill-with-parent.mjs";
import { untilHealthy } from "../../supervisor/server/server-service.mjs";
import { childrenOf, isAlive, until } from "../supervisor/processes.ts";

/** How the processes that a supervisor keeps are called in their command lines. */
const PROCESSES = { server: "dist/server/main.js", engine: "start-dev" } as const;
export type Kept = keyof typeof PROCESSES;

export interface KeptOptions {
	/** Folder of its data; without one a new folder that is removed in the end. */
	folder?: string;
	/** Its configuration besides the port and the folder. */
	env?: Record<string, string>;
}

/** What `npm start` runs, on ports and a data folder of its own. */
export class KeptPlotluck {
	readonly url: string;
	private supervisor: ChildProcess | null = null;
	private readonly port: number;
	/** All that its processes have printed: errors, and what a person at the terminal reads. */
	output = "";
	/** The data folder. */
	readonly folder: string;
	private readonly options: KeptOptions;

	private constructor(port: number, folder: string, options: KeptOptions) {
		this.port = port;
		this.folder = folder;
		this.options = options;
		this.url = `http://127.0.0.1:${port}`;
	}

	static async start(options: KeptOptions = {}): Promise<KeptPlotluck> {
		const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "plotluck-kept-")));
		const kept = new KeptPlotluck(await freePort(), folder, options);
		await kept.start();
		return kept;
	}

	async start(): Promise<void> {
		const own = {
			PORT: String(this.port),
			HOST: "127.0.0.1",
			DATA_DIR: this.folder,
			LOG_LEVEL: "error",
		};
		const env = { ...process.env, ...own, ...this.options.env };
		this.supervisor = spawn(process.execPath, ["supervisor/start.mjs"], {
			cwd: root,
			env,
			stdio: ["ignore", "pipe", "pipe"],
			detached: true,
		});
		for (const stream of [this.supervisor.stdout, this.supervisor.stderr]) {
			stream?.on("data", (data) => {
				this.output += data;
			});
		}
		leash(this.supervisor);
		await untilHealthy(this.url);
	}

	/** Kills processes at the same moment, the hard way; the supervisor is left to notice. */
	async kill(...names: Kept[]): Promise<void> {
		const victims = this.signal("SIGKILL", ...names);
		await until(() => victims.every((pid) => !isAlive(pid)));
	}

	/**
	 * Sends a signal to processes at the same moment; returns their ids. Throws when one of them does
	 * not run.
	 */
	signal(signal: NodeJS.Signals, ...names: Kept[]): number[] {
		const pids = names.map((name) => this.pidOf(name));
		for (const pid of pids) process.kill(pid, signal);
		return pids;
	}

	/** The id of a process that the supervisor keeps; throws when it does not run. */
	pidOf(name: Kept): number {
		const found = this.processes().find(({ command }) => command.includes(PROCESSES[name]));
		if (!found)
			throw new Error(
				`of ${Object.keys(PROCESSES)} these run: ${JSON.stringify(this.processes())}`,
			);
		return found.pid;
	}

	/** host:port of its engine. */
	get engineAddress(): string {
		const engine = this.processes().find(({ command }) => command.includes(PROCESSES.engine));
		return `127.0.0.1:${/--port (\d+)/.exec(engine?.command ?? "")?.[1]}`;
	}

	untilHealthy = (): Promise<void> => untilHealthy(this.url);

	/** Ctrl-C in the terminal; answers the exit code and what still runs. */
	async interrupt(): Promise<{ code: number | null; left: string[] }> {
		const before = this.processes();
		const ended = once(this.supervisor as ChildProcess, "exit");
		process.kill(-(this.supervisor?.pid ?? 0), "SIGINT");
		const [code] = await ended;
		return { code, left: before.filter(({ pid }) => isAlive(pid)).map(({ command }) => command) };
	}

	async remove(): Promise<void> {
		if (this.supervisor?.exitCode === null) await this.interrupt();
		if (this.options.folder === undefined) await rm(this.folder, { recursive: true, force: true });
	}

	private processes = () => childrenOf(this.supervisor?.pid ?? 0);
}
