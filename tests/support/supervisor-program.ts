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
	/** The most bytes that a file may have, in steps of 512, as if the disk were full then. */
	longestFile?: number;
}

/** Starts supervisor/NAME.mjs. It ends with this process. */
export function startSupervisor(
	name: "start" | "backup" | "restore" | "cluster/temporal-setup",
	{ folder, port, args = [], env = {}, longestFile }: ProgramOptions,
): SupervisorProgram {
	const variables = { PORT: String(port), DATA_DIR: folder, ...env };
	return startProgram([`supervisor/${name}.mjs`, ...args], root, variables, longestFile);
}

/** Starts a program of the supervisor in a folder. It ends with this process. */
export function startProgram(
	args: string[],
	cwd: string,
	env: NodeJS.ProcessEnv,
	longestFile?: number,
): SupervisorProgram {
	const [program = process.execPath, ...rest] = [
		...limitOf(longestFile),
		process.execPath,
		...args,
	];
	const child = spawn(program, rest, {
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
	const running: SupervisorProgram = { process: child, output: "" };
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (data) => {
			running.output += data;
		});
	return running;
}

/** Returns what to write before a command so that its files stay below so many bytes. */
const limitOf = (bytes?: number): string[] =>
	bytes === undefined
		? []
		: ["sh", "-c", 'ulimit -f "$0" && exec "$@"', String(Math.floor(bytes / 512))];

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
	more: Pick<ProgramOptions, "env" | "longestFile"> = {},
): Promise<Attempt> {
	const program = startSupervisor(name, { folder, port: await freePort(), args, ...more });
	const [code] = await once(program.process, "close");
	return { code, output: program.output };
}

/** Runs what `npm start` runs when it is expected to stop by itself. */
export const attemptStart = (folder: string, env: NodeJS.ProcessEnv = {}): Promise<Attempt> =>
	attempt("start", [], folder, { env });
