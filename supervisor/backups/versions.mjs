import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runStatement } from "../../db/statement.mjs";
import { migrationsIn } from "../build/migration-names.mjs";
import { root } from "../paths.mjs";
import { isPrebuilt } from "../prebuilt.mjs";

/** The version of this program, as package.json has it. */
export const VERSION = String(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);

/** The migrations of the server's build, which a package has in place of the sources. */
const BUILT = join(root, "dist", "server", "migrations.json");

/**
 * Returns the names of the migrations of this version, in their order. Reads the sources, because
 * the build of an older version may still be there before a start.
 * @returns {Promise<string[]>}
 */
export const ownMigrations = async () =>
	isPrebuilt ? JSON.parse(await readFile(BUILT, "utf8")) : migrationsIn(root);

/**
 * What a database knows of the versions that it has seen.
 * @typedef {{migrations: string[], version: string | null}} Seen migrations: those that it had, in
 *   their order; version: the last one that changed it, which older ones did not write down
 */

/**
 * Returns what a database has seen; null when it has no tables of ours yet.
 * @param {string} file plotluck.db or a copy of it
 * @param {{readOnly?: boolean}} [options] readOnly: for a copy that nothing changes
 * @returns {Promise<Seen | null>}
 */
export async function seenBy(file, options) {
	const tables = await runStatement(
		file,
		"SELECT name FROM sqlite_master WHERE name IN ('knex_migrations', 'versions')",
		options,
	);
	const has = new Set(tables.map(({ name }) => name));
	if (!has.has("knex_migrations")) return null;
	const rows = await runStatement(file, "SELECT name FROM knex_migrations ORDER BY id", options);
	if (rows.length === 0) return null;
	// Another table of this name is not ours.
	const [last] = has.has("versions")
		? await runStatement(
				file,
				"SELECT version FROM versions ORDER BY id DESC LIMIT 1",
				options,
			).catch(() => [])
		: [];
	return {
		migrations: rows.map(({ name }) => String(name)),
		version: last ? String(last.version) : null,
	};
}

/**
 * Returns a version in words, with the migration that a reader can look up when versions have the
 * same number.
 * @param {string | null} version
 * @param {string | undefined} migration
 */
export const versionText = (version, migration) =>
	`${version === null ? "Plotluck before versions were written down" : `Plotluck ${version}`} (${migration ?? "no migration"})`;
