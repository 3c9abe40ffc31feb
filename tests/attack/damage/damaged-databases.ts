import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../supervisor/ports.mjs";
import { startSupervisor } from "../../support/supervisor-program.ts";
import type { AttackCase } from "../case.ts";

const FILES = ["plotluck.db", "temporal.db"];
/** Milliseconds within which `npm start` must print the problem and exit. */
const PATIENCE = 40_000;
/** More lines would be a restart loop or a stack trace. */
const LINES = 12;

/** Runs `npm start` on files that are not databases. */
export const damagedDatabases: AttackCase = {
	name: "damaged databases",
	asked: `ends within ${PATIENCE / 1000} s with an exit code and names the file, in at most ${LINES} lines`,
	async run() {
		const figures: Record<string, string> = {};
		let passed = true;
		for (const file of FILES) {
			const { code, output } = await startOn(file);
			const lines = output.split("\n").filter((text) => text.trim() !== "").length;
			const isNamed = output.includes(file);
			passed &&= code !== null && code !== 0 && isNamed && lines <= LINES;
			figures[file] =
				code === null
					? "does not end"
					: `exit code ${code}, ${lines} lines, file ${isNamed ? "named" : "not named"}`;
		}
		return { figures, passed };
	},
};

async function startOn(damaged: string): Promise<{ code: number | null; output: string }> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-damaged-"));
	await writeFile(join(folder, damaged), randomBytes(64 * 1024));
	const program = startSupervisor("start", {
		folder,
		port: await freePort(),
		env: { LOG_LEVEL: "info" },
	});
	const { process: child } = program;
	const code = await new Promise<number | null>((resolve) => {
		const late = setTimeout(() => resolve(null), PATIENCE);
		child.once("exit", (exit) => {
			clearTimeout(late);
			resolve(exit);
		});
	});
	if (code === null) {
		const gone = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGTERM");
		await gone;
	}
	await rm(folder, { recursive: true, force: true });
	return { code, output: program.output };
}
