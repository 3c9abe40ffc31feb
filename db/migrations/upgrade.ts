import type { Knex } from "knex";
import manifest from "../../package.json" with { type: "json" };
import { isFromLaterVersion, MIGRATION_NAMES } from "./index.ts";
import { StepFailed } from "./step-failed.ts";

/** The database could not be upgraded, and is as it was before. The message is for the operator. */
export class UpgradeFailed extends Error {}

/** An upgrade waits for the operator's word that there is a backup. The message is for the operator. */
export class BackupMissing extends Error {}

/** Begins of warnings whose errors are thrown too. */
const THROWN = ["migration ", "Acquire connection error"];

/** Knex's warnings, without those of a failed migration or connection, whose errors say more. */
export const MIGRATION_LOG = {
	warn(message: string): void {
		// biome-ignore lint/suspicious/noConsole: where knex prints its warnings by default
		if (!THROWN.some((begin) => message.startsWith(begin))) console.warn(message);
	},
};

/** Errors of a disk or of other processes, after which the same upgrade may work. */
const PASSING = new Set(["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_BUSY", "53100", "57P01"]);

/**
 * Brings the tables to this version. `where` is the database in words. With `backupMade`, which a
 * database needs that cannot be copied by us, an upgrade has to be the one before which the operator
 * made a backup: the name of its last migration. Throws UpgradeFailed for a migration that fails,
 * BackupMissing, and other errors as they are.
 */
export async function upgrade(
	db: Knex,
	where: string,
	backupMade?: { given: string | undefined },
): Promise<void> {
	const [done, pending] = (await db.migrate.list()) as [{ name: string }[], string[]];
	const last = pending.at(-1);
	if (last === undefined) return;
	if (backupMade && done.length > 0 && backupMade.given !== last)
		throw new BackupMissing(
			`The database ${where} must be upgraded for Plotluck ${manifest.version}: make a backup, and then start once with BACKUP_MADE=${last}.`,
		);
	try {
		await db.migrate.latest();
	} catch (error) {
		if (!(error instanceof StepFailed) || PASSING.has(error.code)) throw error;
		throw new UpgradeFailed(
			`The database ${where} could not be upgraded to Plotluck ${manifest.version}: the migration ${error.step} failed (${error.reason}). It is as it was before: start the version that ran before, and report this sentence.`,
		);
	}
	await db("versions").insert({ version: manifest.version, migration: last, at: Date.now() });
}

/** Returns why a database cannot be used that a later version has changed; null for other errors. */
export async function laterVersionIn(db: Knex, error: unknown): Promise<string | null> {
	if (!isFromLaterVersion(error)) return null;
	const [last] = await db("knex_migrations").orderBy("id", "desc").limit(1).pluck("name");
	const version = await db("versions").orderBy("id", "desc").limit(1).pluck("version");
	const own = `${manifest.version} (${MIGRATION_NAMES.at(-1)})`;
	return `a later version of Plotluck has changed it, ${version[0] ?? "unknown"} (${last}), and this is ${own}`;
}
