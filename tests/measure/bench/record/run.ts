import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../../../supervisor/paths.mjs";
import { type BenchRecord, recordOf, replaceRecord } from "./page.ts";

const PAGE = "docs/bench.md";
const GIGABYTE = 1024 ** 3;

/** Returns the record that is kept. Throws when there is none. */
export async function readRecord(): Promise<BenchRecord> {
	const page = await readFile(join(root, PAGE), "utf8").catch(() => null);
	if (page === null) throw new Error(`${PAGE} must exist; run the bench with --record first`);
	return recordOf(page);
}

/** Keeps a record in place of the last one. */
export async function writeRecord(record: BenchRecord): Promise<void> {
	const page = await readFile(join(root, PAGE), "utf8").catch(() => "");
	await writeFile(join(root, PAGE), replaceRecord(page, record));
}

/** Returns the facts of a run of these jobs on this machine. */
export async function factsOfRun(jobs: readonly string[], quick: boolean) {
	const [cpu] = cpus();
	return {
		date: new Date().toISOString().slice(0, 10),
		commit: await commit().catch(() => "unknown"),
		jobs: `${jobs.join(", ")}${quick ? " (quick)" : ""}`,
		cores: String(cpus().length),
		CPU: cpu?.model ?? "unknown",
		memory: `${Math.round(totalmem() / GIGABYTE)} GB`,
		Node: process.version,
	};
}

async function commit(): Promise<string> {
	const git = async (...args: string[]) =>
		(await promisify(execFile)("git", args, { cwd: root })).stdout.trim();
	const changes = await git("status", "--porcelain", "--", ".", `:!${PAGE}`);
	return `${await git("rev-parse", "--short", "HEAD")}${changes ? " with changes" : ""}`;
}
