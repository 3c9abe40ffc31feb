import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../../supervisor/paths.mjs";
import { freePort } from "../../supervisor/ports.mjs";
import { killWithParent } from "../../supervisor/server/kill-with-parent.mjs";

/** A running program of the supervisor. */
export interface SupervisorProgram {
	process: ChildProcess;
	/** The output so far to stdout and stderr. */
	output: string;
}

/** The port, folder and variables of a supervisor program. */
export interface ProgramOptions {
	/** The data folder. */
	folder: string;
	port: number;
	args?: string[];
	/** Variables besides port and folder. */
	env?: NodeJS.ProcessEnv;
}

/** Starts supervisor/NAME.mjs. It ends with this process. */
export function startSupervisor(
	name: "start" | "backup" | "restore" | "cluster/temporal-setup",
	{ folder, port, args = [], env = {} }: ProgramOptions,
): SupervisorProgram {
	const variables = { PORT: String(port), DATA_DIR: folder, ...env };
	return startProgram([`supervisor/${name}.mjs`, ...args], root, variables);
}

/** Starts a program of the supervisor in a folder. It ends with this process. */
export function startProgram(
	args: string[],
	cwd: string,
	env: NodeJS.ProcessEnv,
): SupervisorProgram {
	const child = spawn(process.execPath, args, {
		cwd,
		env: {
			...process.env,
			HOST: "127.0.0.1",
			DATABASE_URL: "",
			LOG_LEVEL: "silent",
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	killWithParent(child);
	const program: SupervisorProgram = { process: child, output: "" };
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (data) => {
			program.output += data;
		});
	return program;
}

export interface Attempt {
	code: number | null;
	/** Both streams in the order of arrival. */
	output: string;
}

/** Runs a program of the supervisor to its end, on a free port. */
export async function attempt(
	name: "start" | "backup" | "restore" | "cluster/temporal-setup",
	args: string[],
	folder: string,
	env: NodeJS.ProcessEnv = {},
): Promise<Attempt> {
	const program = startSupervisor(name, { folder, port: await freePort(), args, env });
	const [code] = await once(program.process, "close");
	return { code, output: program.output };
}

/** Runs what `npm start` runs when it is expected to stop by itself. */
export const attemptStart = (folder: string, env: NodeJS.ProcessEnv = {}): Promise<Attempt> =>
	attempt("start", [], folder, env);
