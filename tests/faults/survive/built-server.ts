import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../../../supervisor/paths.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { killWithParent } from "../../../supervisor/server/kill-with-parent.mjs";
import { serverFlags, untilHealthy } from "../../../supervisor/server/server-service.mjs";

/** One address and data folder for servers of several builds, one after another. */
export class BuiltServer {
	readonly url: string;
	/** The log lines of the servers. */
	readonly lines: string[] = [];
	private child: ChildProcess | null = null;
	private readonly port: number;
	private readonly engine: string;
	private readonly dataDir: string;

	private constructor(port: number, engine: string, dataDir: string) {
		this.port = port;
		this.engine = engine;
		this.dataDir = dataDir;
		this.url = `http://127.0.0.1:${port}`;
	}

	/** `engine` is the engine's host:port. */
	static at = async (engine: string, dataDir: string): Promise<BuiltServer> =>
		new BuiltServer(await freePort(), engine, dataDir);

	/**
	 * Starts the server of a folder with server/main.js and workflows.js. Resolves when it is
	 * healthy.
	 */
	async start(build: string): Promise<void> {
		const { port, engine, dataDir } = this;
		const env = {
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: dataDir,
			DATABASE_URL: "",
			TEMPORAL_ADDRESS: engine,
			LOG_LEVEL: "info",
		};
		this.child = spawn(process.execPath, [...serverFlags, join(build, "server", "main.js")], {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		killWithParent(this.child);
		for (const output of [this.child.stdout, this.child.stderr])
			output?.on("data", (data) => this.lines.push(...String(data).split("\n")));
		const ended = once(this.child, "exit").then(() =>
			Promise.reject(new Error(`the server ended:\n${this.lines.join("\n")}`)),
		);
		ended.catch(() => {}); // a later exit is expected
		await Promise.race([untilHealthy(this.url), ended]);
	}

	/** Ends the server. Returns its exit code, or null when the signal ended it. */
	async end(signal: NodeJS.Signals): Promise<number | null> {
		if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null)
			return this.child?.exitCode ?? null;
		const ended = once(this.child, "exit");
		this.child.kill(signal);
		const [code] = await ended;
		return code;
	}
}
