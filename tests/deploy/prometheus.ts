import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { run } from "../../supervisor/commands.mjs";
import { root } from "../../supervisor/paths.mjs";
import { freePort, untilOpen } from "../../supervisor/ports.mjs";
import { killWithParent } from "../../supervisor/server/kill-with-parent.mjs";
import { findProgram } from "../../supervisor/testing/system-programs.mjs";
import { until } from "../support/processes.ts";

/** Runs promtool in the project's folder, and returns its output. Throws when it finds a fault. */
export async function promtool(...args: string[]): Promise<string> {
	const { ok, output } = await run("promtool", args, { cwd: root });
	if (!ok) throw new Error(`promtool ${args.join(" ")} failed:\n${output}`);
	return output;
}

/** A series of an answer, with its labels and its newest figure. */
interface Series {
	metric: Record<string, string>;
	value: [seconds: number, figure: string];
}

/** A Prometheus of a test. */
export interface Prometheus {
	/** Returns the series of an expression at this moment. Throws when it is wrong. */
	query(expression: string): Promise<Series[]>;
	stop(): Promise<void>;
}

/** Starts a Prometheus with the configuration FOLDER/prometheus.yml and its data in the folder. */
export async function startPrometheus(folder: string): Promise<Prometheus> {
	const program = await findProgram("prometheus");
	if (program === null) throw new Error("prometheus and promtool must be on PATH");
	const port = await freePort();
	const args = [
		`--config.file=${join(folder, "prometheus.yml")}`,
		`--storage.tsdb.path=${join(folder, "data")}`,
		`--web.listen-address=127.0.0.1:${port}`,
	];
	const url = `http://127.0.0.1:${port}`;
	const child = spawn(program, args, { stdio: "ignore" });
	killWithParent(child);
	const ended = new AbortController();
	child.once("exit", () => ended.abort(new Error("Prometheus has ended during its start")));
	await untilOpen(port, ended.signal);
	await until(async () => (await fetch(`${url}/-/ready`)).ok);
	return {
		async query(expression) {
			const body = new URLSearchParams({ query: expression });
			const response = await fetch(`${url}/api/v1/query`, {
				method: "POST",
				body,
			});
			const answer = (await response.json()) as { error?: string; data?: { result: Series[] } };
			if (!answer.data) throw new Error(`${expression}: ${answer.error}`);
			return answer.data.result;
		},
		async stop() {
			const exited = once(child, "exit");
			if (child.kill()) await exited;
		},
	};
}
