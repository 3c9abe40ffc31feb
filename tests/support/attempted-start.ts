import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../../supervisor/paths.mjs";
import { freePort } from "../../supervisor/ports.mjs";
import { leash } from "../../supervisor/server/kill-with-parent.mjs";

export interface Attempt {
	code: number | null;
	/** Both streams as they came. */
	output: string;
}

/** Runs one of the supervisor's programs to its end, on a data folder and a port of its own. */
export async function attempt(
	program: string,
	args: string[],
	folder: string,
	env: NodeJS.ProcessEnv = {},
): Promise<Attempt> {
	const child = spawn(process.execPath, [`supervisor/${program}.mjs`, ...args], {
		cwd: root,
		env: {
			...process.env,
			PORT: String(await freePort()),
			HOST: "127.0.0.1",
			DATA_DIR: folder,
			LOG_LEVEL: "silent",
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	leash(child);
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (data) => {
			output += data;
		});
	}
	const [code] = await once(child, "close");
	return { code, output };
}

/** Runs what `npm start` runs, where it is expected to give up. */
export const attemptStart = (folder: string, env: NodeJS.ProcessEnv = {}): Promise<Attempt> =>
	attempt("start", [], folder, env);
