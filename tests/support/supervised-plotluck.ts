import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../supervisor/ports.mjs";
import { untilHealthy } from "../../supervisor/server/server-service.mjs";
import { childrenOf, isAlive, until } from "./processes.ts";
import { type SupervisorProgram, startSupervisor } from "./supervisor-program.ts";

/** A word of each supervised process's command line. */
const PROCESSES = { server: "dist/server/main.js", engine: "start-dev" } as const;
export type ProcessName = keyof typeof PROCESSES;

export interface SupervisedOptions {
	/** Data folder. The default is a new folder, which `remove` deletes. */
	folder?: string;
	/** Variables besides port and folder. */
	env?: Record<string, string>;
}

/** Runs the program of `npm start`, on a free port and with a separate data folder. */
export class SupervisedPlotluck {
	readonly url: string;
	/** The data folder. */
	readonly folder: string;
	private program: SupervisorProgram | null = null;
	/** The output of earlier starts. */
	private earlier = "";
	private readonly port: number;
	private readonly options: SupervisedOptions;

	private constructor(port: number, folder: string, options: SupervisedOptions) {
		this.port = port;
		this.folder = folder;
		this.options = options;
		this.url = `http://127.0.0.1:${port}`;
	}

	static async start(options: SupervisedOptions = {}): Promise<SupervisedPlotluck> {
		const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "plotluck-supervised-")));
		const plotluck = new SupervisedPlotluck(await freePort(), folder, options);
		await plotluck.start();
		return plotluck;
	}

	async start(): Promise<void> {
		this.earlier = this.output;
		this.program = startSupervisor("start", {
			folder: this.folder,
			port: this.port,
			env: { LOG_LEVEL: "error", ...this.options.env },
		});
		await untilHealthy(this.url);
	}

	/** Everything that its processes have printed. */
	get output(): string {
		return this.earlier + (this.program?.output ?? "");
	}

	/** Kills processes at the same moment with SIGKILL. */
	async kill(...names: ProcessName[]): Promise<void> {
		const victims = this.signal("SIGKILL", ...names);
		await until(() => victims.every((pid) => !isAlive(pid)));
	}

	/**
	 * Sends a signal to processes at the same moment. Returns their ids; throws when one does not
	 * run.
	 */
	signal(signal: NodeJS.Signals, ...names: ProcessName[]): number[] {
		const pids = names.map((name) => this.pidOf(name));
		for (const pid of pids) process.kill(pid, signal);
		return pids;
	}

	/** Returns the id of a supervised process. Throws when it does not run. */
	pidOf(name: ProcessName): number {
		const found = this.processes().find(({ command }) => command.includes(PROCESSES[name]));
		if (!found) throw new Error(`No ${name} runs, only ${JSON.stringify(this.processes())}`);
		return found.pid;
	}

	/** host:port of its engine. */
	get engineAddress(): string {
		const engine = this.processes().find(({ command }) => command.includes(PROCESSES.engine));
		return `127.0.0.1:${/--port (\d+)/.exec(engine?.command ?? "")?.[1]}`;
	}

	untilHealthy = (): Promise<void> => untilHealthy(this.url);

	/** Sends Ctrl-C. Returns the exit code and the processes that still run. */
	async interrupt(): Promise<{ code: number | null; left: string[] }> {
		if (!this.program) throw new Error("Plotluck does not run");
		const before = this.processes();
		const ended = once(this.program.process, "exit");
		process.kill(-this.pid, "SIGINT");
		const [code] = await ended;
		return { code, left: before.filter(({ pid }) => isAlive(pid)).map(({ command }) => command) };
	}

	async remove(): Promise<void> {
		if (this.program?.process.exitCode === null) await this.interrupt();
		if (this.options.folder === undefined) await rm(this.folder, { recursive: true, force: true });
	}

	private get pid(): number {
		return this.program?.process.pid ?? 0;
	}

	private processes = () => childrenOf(this.pid);
}
