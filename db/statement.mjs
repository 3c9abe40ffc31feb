/**
 * Runs a statement on an existing database over a new connection, and returns its rows. Rejects
 * with SQLite's error.
 * @param {string} file
 * @param {string} sql
 * @param {{limit?: number | undefined, readOnly?: boolean}} [options] limit: milliseconds after which it is
 *   interrupted and rejects; readOnly: nothing is written, not even a file beside it
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function runStatement(file, sql, { limit, readOnly = false } = {}) {
	const { default: sqlite3 } = await import("sqlite3");
	const mode = readOnly ? sqlite3.OPEN_READONLY : sqlite3.OPEN_READWRITE;
	/** @type {import("sqlite3").Database} */
	const db = await new Promise((resolve, reject) => {
		const opened = new sqlite3.Database(file, mode, (error) =>
			error ? reject(error) : resolve(opened),
		);
	});
	// Repeated, because an interrupt before the statement starts has no effect.
	const timer = limit === undefined ? undefined : setInterval(() => db.interrupt(), limit);
	try {
		return await new Promise((resolve, reject) => {
			db.all(
				sql,
				(/** @type {Error | null} */ error, /** @type {Record<string, unknown>[]} */ rows) =>
					error ? reject(error) : resolve(rows),
			);
		});
	} finally {
		clearInterval(timer);
		await new Promise((resolve) => db.close(resolve));
	}
}
