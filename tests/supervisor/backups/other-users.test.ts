import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../../db/connection.ts";
import { contentsOf } from "../../../supervisor/backups/contents.mjs";
import { attempt } from "../../support/supervisor-program.ts";

const NOBODY = 65_534;

let folder: string;
const data = () => join(folder, "data");
const backup = () => join(folder, "backup");
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-users-"));
	await (await openDatabase(join(data(), "plotluck.db"))).destroy();
	expect(await attempt("backup", [backup()], data())).toMatchObject({ code: 0 });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Works as a user who may not read what others keep to themselves. */
async function withoutRights<T>(work: () => Promise<T>): Promise<T> {
	const user = process.geteuid?.();
	if (user === 0) process.seteuid?.(NOBODY);
	try {
		return await work();
	} finally {
		if (user === 0) process.seteuid?.(user);
	}
}

it("a backup of another user is said to be out of reach, not incomplete", async () => {
	await chmod(join(backup(), "backup.json"), 0);
	await expect(withoutRights(() => contentsOf(backup()))).rejects.toThrow(
		/FOLDER must hold files that this user, \d+, can read/,
	);
});

it.each([
	["r--r--r--", 0o444],
	["rwxr-xr-x", 0o755],
])("a backup whose files are %s is restored for this user only", async (_, mode) => {
	for (const name of await readdir(backup())) await chmod(join(backup(), name), mode);
	const other = join(folder, "other");
	expect(await attempt("restore", [backup()], other)).toMatchObject({ code: 0 });
	expect((await stat(join(other, "plotluck.db"))).mode & 0o777).toBe(0o600);
});
