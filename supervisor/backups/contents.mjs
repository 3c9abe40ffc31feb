import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { problemIn } from "../../db/database-check.mjs";
import { runStatement } from "../../db/statement.mjs";
import { OperatorError } from "../operator-error.mjs";
import { BACKUP_NOTE, damageIn, noteIn } from "./database-pair.mjs";
import { ownMigrations, seenBy, VERSION, versionText } from "./versions.mjs";

/** What is counted in a copy, with the table and the condition. */
const COUNTED = /** @type {const} */ ([
	["rooms", "rooms", "1"],
	["open rooms", "rooms", "closed_at IS NULL"],
	["accounts", "accounts", "1"],
	["kept stories", "saved_stories", "1"],
]);

/**
 * What a backup holds.
 * @typedef {{note: import("./database-pair.mjs").BackupNote, from: string, to: string,
 *   unknown: string[], pending: string[]}} Contents from, to: the version of the backup and this
 *   one; unknown: its migrations that this version does not have; pending: those of this version
 *   that it does not have yet
 */

/**
 * Returns what a backup holds without changing anything. Throws an OperatorError when it is not
 * complete.
 * @param {string} folder
 * @returns {Promise<Contents>}
 */
export async function contentsOf(folder) {
	const note = await noteIn(folder);
	if (!note) throw await unusableNote(folder);
	const own = await ownMigrations();
	const seen = await seenBy(join(folder, "plotluck.db"), { readOnly: true }).catch((problem) => {
		throw new OperatorError(
			`FOLDER must hold a backup that can be read (got "${folder}"): its plotluck.db cannot be used, ${problemIn(problem) ?? problem.message}.`,
		);
	});
	const migrations = seen?.migrations ?? [];
	return {
		note,
		from: versionText(note.version ?? seen?.version ?? null, migrations.at(-1)),
		to: versionText(VERSION, own.at(-1)),
		unknown: migrations.filter((name) => !own.includes(name)),
		pending: own.filter((name) => !migrations.includes(name)),
	};
}

/**
 * Returns why there is no note to read. The files of another user are whole, and only out of reach.
 * @param {string} folder
 */
async function unusableNote(folder) {
	const code = await readFile(join(folder, BACKUP_NOTE)).then(
		() => null,
		(problem) => problem.code,
	);
	const fault =
		code === "EACCES"
			? `hold files that this user, ${process.getuid?.()}, can read (got "${folder}", whose files belong to another one)`
			: `hold a complete backup (got "${folder}"): its ${BACKUP_NOTE}, which the backup writes last, cannot be read`;
	return new OperatorError(`FOLDER must ${fault}.`);
}

/**
 * Throws an OperatorError when a later version made the backup.
 * @param {Contents} contents
 */
export function assertFits({ from, to, unknown }) {
	if (unknown.length === 0) return;
	throw new OperatorError(
		`FOLDER must hold a backup of this version or an older one (got one of ${from}, and this is ${to}): restore it with the version that made it, or with a later one.`,
	);
}

/**
 * Describes a backup for its operator, after a check of each database.
 * @param {string} folder
 * @param {Contents} contents
 */
export async function describe(folder, { note, from, to, unknown, pending }) {
	const lines = [`Made on ${note.at} by ${from}.`];
	for (const name of note.databases) {
		const file = join(folder, name);
		const { size } = await stat(file);
		const counts = name === "plotluck.db" ? `: ${await countsIn(file)}` : "";
		const damage = await damageIn(file);
		lines.push(`${name}: ${(size / 1e6).toFixed(1)} MB, ${damage ?? "sound"}${counts}`);
	}
	if (unknown.length > 0) lines.push(`It does not fit this version, ${to}, which is older.`);
	else if (pending.length > 0)
		lines.push(
			`It fits this version, ${to}, whose first start upgrades it (${pending.join(", ")}).`,
		);
	else lines.push(`It fits this version, ${to}.`);
	return lines.join("\n");
}

/** @param {string} file */
async function countsIn(file) {
	const counts = COUNTED.map(async ([what, table, condition]) => {
		const sql = `SELECT count(*) AS count FROM ${table} WHERE ${condition}`;
		// Older versions have fewer tables.
		const [row] = await runStatement(file, sql, { readOnly: true }).catch(() => []);
		return row ? [`${row.count} ${what}`] : [];
	});
	return (await Promise.all(counts)).flat().join(", ");
}
