import { chmod, mkdir, mkdtemp, open, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runStatement } from "../../db/statement.mjs";
import { type Attempt, attemptStart } from "../support/supervisor-program.ts";

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-databases-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a valid database of some hundred pages. */
async function makeDatabase(file: string): Promise<void> {
	await writeFile(file, "");
	await runStatement(
		file,
		"CREATE TABLE t AS WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000) SELECT i, hex(randomblob(100)) FROM n",
	);
}

/** Kinds of damage, by the reason that the operator reads. */
const DAMAGE: [string, (file: string) => Promise<unknown>][] = [
	["it is not a database", (file) => writeFile(file, "once upon a time ".repeat(1000))],
	["it is damaged", async (file) => truncate(await sound(file), 40_960)],
	["it is damaged", async (file) => overwriteMiddle(await sound(file))],
	["it is empty", (file) => writeFile(file, "")],
	["it is not a file", (file) => mkdir(file)],
];

async function sound(file: string): Promise<string> {
	await makeDatabase(file);
	return file;
}

async function overwriteMiddle(file: string): Promise<void> {
	const handle = await open(file, "r+");
	await handle.write(Buffer.alloc(20_000, "x"), 0, 20_000, Math.floor((await stat(file)).size / 2));
	await handle.close();
}

/** Expects one sentence with the file, the reason and the remedy, and no restart. */
function expectRefusal({ code, output }: Attempt, file: string, reason: string): void {
	expect(output).toContain(`The database ${file} cannot be used: ${reason}`);
	expect(output).toContain('"npm run restore -- FOLDER"');
	expect(output).not.toContain("Restarting it");
	// A slow machine also prints where slow work begins and ends.
	expect(
		output
			.trim()
			.split("\n")
			.filter((line) => !/ \.\.\.$|: [\d.]+ s$/.test(line)),
	).toHaveLength(1);
	expect(code).toBe(65);
}

it.each(DAMAGE)(
	"ends the start in one sentence when plotluck.db cannot be used because %s",
	async (reason, damage) => {
		const file = join(folder, "plotluck.db");
		await damage(file);
		expectRefusal(await attemptStart(folder), file, reason);
	},
);

it.each(DAMAGE)(
	"ends the start in one sentence when temporal.db cannot be used because %s",
	async (reason, damage) => {
		const file = join(folder, "temporal.db");
		await damage(file);
		expectRefusal(await attemptStart(folder), file, reason);
	},
);

it("stops after the engine's third fast exit, and shows the end of its log", async () => {
	const program = join(folder, "temporal");
	await writeFile(program, "#!/bin/sh\necho 'unable to start: the moon is wrong'\nexit 1\n");
	await chmod(program, 0o755);
	const { code, output } = await attemptStart(folder, {
		PATH: `${folder}${delimiter}${process.env.PATH}`,
	});
	expect(output.match(/Restarting it/g)).toHaveLength(2);
	expect(output).toContain(
		`exited 3 times in a row (exit code 1). The end of ${join(folder, "temporal.log")}:\nunable to start: the moon is wrong`,
	);
	expect(code).toBe(1);
});
