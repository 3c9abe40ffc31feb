import { runStatement } from "../../db/statement.mjs";

/**
 * Milliseconds between two erasures. The engine keeps closed runs for an hour, so names are erased
 * within two hours.
 */
const EVERY_MS = 30 * 60_000;

/**
 * Empties the write-ahead log of the engine's database, because pages with deleted histories remain
 * in it while the engine is idle.
 * @param {string} db file
 */
export const emptyLog = (db) => runStatement(db, "PRAGMA wal_checkpoint(TRUNCATE)");

/**
 * Removes the log of an engine that has ended, because the engine leaves it behind. One that cannot
 * be removed, as on a full disk, is read at the next start.
 * @param {string} db file
 */
export const closeLog = (db) => emptyLog(db).catch(() => {});

/**
 * Empties the log every half hour. Returns a function that stops it and waits for the last run.
 * @param {string} db file
 */
export function eraseRegularly(db) {
	let running = Promise.resolve();
	const timer = setInterval(() => {
		running = emptyLog(db).then(
			() => {},
			(error) =>
				console.error(
					`The log of ${db} could not be emptied (${error.message}). The next attempt is in half an hour.`,
				),
		);
	}, EVERY_MS);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}
