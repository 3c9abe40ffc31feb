import { runStatement } from "../../db/statement.mjs";

/**
 * Milliseconds between two erasures: with the hour that the engine keeps closed runs, names are
 * gone within two hours.
 */
const EVERY_MS = 30 * 60_000;

/**
 * Empties the write-ahead log of the engine's database, where pages with deleted histories stay
 * otherwise while little happens.
 * @param {string} db file
 */
export const emptyLog = (db) => runStatement(db, "PRAGMA wal_checkpoint(TRUNCATE)");

/**
 * Empties the log now and then; returns what stops it.
 * @param {string} db file
 */
export function eraseRegularly(db) {
	let running = Promise.resolve();
	const timer = setInterval(() => {
		running = emptyLog(db).then(
			() => {},
			(error) =>
				console.error(
					`The log of ${db} could not be emptied (${error.message}); the next try is in half an hour.`,
				),
		);
	}, EVERY_MS);
	timer.unref();
	return () => {
		clearInterval(timer);
		return running;
	};
}
