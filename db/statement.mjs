import { pathToFileURL } from "node:url";
import { at } from "./place-problem.mjs";

/**
 * Runs a statement on an existing database over a new connection, and returns its rows. Rejects
 * with SQLite's error.
 * @param {string} file
 * @param {string} sql
 * @param {{limit?: number | undefined, readOnly?: boolean, place?: string}} [options] limit: milliseconds
 *   after which it is interrupted and rejects; readOnly: the file is a copy that nothing changes: it is
 *   not locked, which network drives refuse, and nothing is written, not even beside it; place: what
 *   errors are about, when it is not the file
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function runStatement(file, sql, { limit, readOnly = false, place = file } = {}) {
	const { default: sqlite3 } = await import("sqlite3");
	const mode = readOnly ? sqlite3.OPEN_READONLY : sqlite3.OPEN_READWRITE;
	const address = readOnly ? addressOf(file, "immutable=1") : file;
	/** @type {import("sqlite3").Database} */
	const db = await new Promise((resolve, reject) => {
		const opened = new sqlite3.Database(address, mode | sqlite3.OPEN_URI, (error) =>
			error ? reject(at(place, error)) : resolve(opened),
		);
	});
	// Repeated, because an interrupt before the statement starts has no effect.
	const timer = limit === undefined ? undefined : setInterval(() => db.interrupt(), limit);
	try {
		return await new Promise((resolve, reject) => {
			db.all(
				sql,
				(/** @type {Error | null} */ error, /** @type {Record<string, unknown>[]} */ rows) =>
					error ? reject(at(place, error)) : resolve(rows),
			);
		});
	} finally {
		clearInterval(timer);
		await new Promise((resolve) => db.close(resolve));
	}
}

/**
 * Returns the address by which SQLite opens a file with an option.
 * @param {string} file
 * @param {string} option
 */
export const addressOf = (file, option) => `${pathToFileURL(file).href}?${option}`;
