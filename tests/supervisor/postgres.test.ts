import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../supervisor/paths.mjs";

test.each([
	["backup", "pg_dump"],
	["restore", "pg_restore"],
])("npm run %s refuses a database in Postgres and names %s", async (command, program) => {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-postgres-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const copy = join(folder, "copy");
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[join(root, "supervisor", `${command}.mjs`), copy],
		{
			env: {
				...process.env,
				DATA_DIR: folder,
				DATABASE_URL: "postgres://plotluck:a-secret@db.example/plotluck",
			},
			encoding: "utf8",
		},
	);
	expect(status).toBe(1);
	expect(stderr).toMatch(new RegExp(`^DATABASE_URL must not be set .* Use ${program} `));
	expect(stdout + stderr).not.toContain("secret");
	expect(existsSync(copy)).toBe(false);
});
