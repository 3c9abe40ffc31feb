import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { onPath } from "../../../supervisor/commands.mjs";
import { root } from "../../../supervisor/paths.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { untilHealthy } from "../../../supervisor/server/server-service.mjs";

export const IMAGE = "plotluck:test";
const MAX_OUTPUT = 64 * 1024 * 1024;

export interface CommandResult {
	code: number;
	output: string;
	/** Podman writes warnings here. */
	errors: string;
}

/** Runs a program to its end. */
const run = (program: string, args: readonly string[]): Promise<CommandResult> =>
	new Promise((resolve) => {
		execFile(program, args, { cwd: root, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
			const code = error === null ? 0 : typeof error.code === "number" ? error.code : 1;
			resolve({ code, output: stdout, errors: stderr });
		});
	});

let chosen: Promise<string> | null = null;

/** Returns Docker if its daemon runs, else Podman. Throws without either. */
function program(): Promise<string> {
	chosen ??= (async () => {
		if ((await onPath(["docker"])) && (await run("docker", ["info"])).code === 0) return "docker";
		if (await onPath(["podman"])) return "podman";
		throw new Error("Docker or Podman must be installed for npm run stress -- image");
	})();
	return chosen;
}

/** Runs a command of Docker or Podman and returns its output. Throws when it fails. */
export async function containers(...args: string[]): Promise<string> {
	const name = await program();
	const { code, output, errors } = await run(name, args);
	if (code !== 0)
		throw new Error(`${name} ${args.join(" ")} ended with ${code}:\n${output}${errors}`);
	return output.trim();
}

/** Runs a line of a terminal, in which the program is called docker. Throws when it fails. */
export async function typed(line: string): Promise<string> {
	const { code, output, errors } = await run("sh", [
		"-c",
		line.replaceAll("docker", await program()),
	]);
	if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}${errors}`);
	return output;
}

/** Builds the image of deploy/Dockerfile on NODE_IMAGE. */
export async function buildImage(): Promise<void> {
	const { NODE_IMAGE } = process.env;
	await containers(
		"build",
		"--network=host",
		// Podman leaves the health check out of its default format.
		...((await program()) === "podman" ? ["--format=docker"] : []),
		...(NODE_IMAGE ? [`--build-arg=NODE_IMAGE=${NODE_IMAGE}`] : []),
		...["--file=deploy/Dockerfile", `--tag=${IMAGE}`, "."],
	);
}

/** Returns the command of the server alone, as deploy/compose.several.yaml runs it. */
export function serverCommand(): string[] {
	const compose = parse(readFileSync(join(root, "deploy/compose.several.yaml"), "utf8"));
	return compose["x-plotluck"].command;
}

/** A container of the image, as docs/hosting.md "In a container" runs it. */
export class Container {
	readonly url: string;
	private readonly id: string;

	private constructor(id: string, port: number) {
		this.id = id;
		this.url = `http://127.0.0.1:${port}`;
	}

	/** Starts a container that keeps its data in a volume. */
	static async start(
		volume: string,
		env: Record<string, string> = {},
		command: string[] = [],
	): Promise<Container> {
		const port = await freePort();
		const variables = Object.entries({ PORT: String(port), LOG_LEVEL: "error", ...env });
		const id = await containers(
			...["run", "--detach", "--network=host", "--read-only", "--tmpfs=/tmp", "--cap-drop=ALL"],
			...["--security-opt=no-new-privileges", `--volume=${volume}:/data`],
			...variables.map(([name, value]) => `--env=${name}=${value}`),
			...[IMAGE, ...command],
		);
		return new Container(id, port);
	}

	untilHealthy = (): Promise<void> => untilHealthy(this.url);

	/** Runs a program in the container. */
	exec = async (...command: string[]): Promise<CommandResult> =>
		run(await program(), ["exec", this.id, ...command]);

	/** Copies a folder of the container into one of this machine. */
	copyOut = (from: string, to: string): Promise<string> =>
		containers("cp", `${this.id}:${from}`, to);

	/** Runs the image's health check. */
	async checkHealth(): Promise<CommandResult> {
		const check = await containers(
			"inspect",
			"--format={{json .Config.Healthcheck.Test}}",
			this.id,
		);
		const [, ...command] = JSON.parse(check) as string[];
		return this.exec(...command);
	}

	/** Sends SIGKILL to the container's first process, which ends all of them. */
	async kill(): Promise<void> {
		await containers("kill", "--signal=KILL", this.id);
		await containers("wait", this.id);
	}

	/** Starts it again on the same volume. */
	async restart(): Promise<void> {
		await containers("start", this.id);
	}

	/** Sends SIGTERM, and SIGKILL after the grace period. Returns the exit code. */
	async stop(graceSeconds = 20): Promise<number> {
		await containers("stop", "-t", String(graceSeconds), this.id);
		return Number(await containers("wait", this.id));
	}

	async remove(): Promise<void> {
		await containers("rm", "--force", this.id);
	}
}
