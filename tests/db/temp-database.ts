import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Db, openDatabase } from "../../db/connection.ts";
import { reserveSeat } from "../../db/seats.ts";
import { tempAddress } from "../support/postgres/address.ts";

/** Returns the path of a database in a new folder, which is removed after the test. */
export async function tempFile(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-db-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return join(folder, "plotluck.sqlite");
}

/** Returns a migrated database in a file, which is closed and removed after the test. */
export const tempDatabase = async (): Promise<Db> => openUntilEnd(await tempFile());

/** The databases on which every query must work, for `describe.each`. */
export const DATABASES = [
	{ name: "SQLite", tempPlace: tempFile, tempDatabase },
	{
		name: "Postgres",
		/** Returns the address of an empty database, which is removed after the test. */
		tempPlace: () => tempAddress(),
		tempDatabase: async () => openUntilEnd(await tempAddress({ migrated: true })),
	},
] as const;

/** Opens a database until the end of the test. */
export async function openUntilEnd(place: string): Promise<Db> {
	const db = await openDatabase(place);
	onTestFinished(() => db.destroy());
	return db;
}

/** Takes a seat of a player without an account, or one that `more` describes; returns its id. */
export async function takeSeatIn(
	db: Db,
	gameId: number,
	secretHash: string,
	more: { userId?: string | null; audience?: boolean } = {},
): Promise<number> {
	const seat = { gameId, secretHash, userId: null, deviceHash: null, audience: false, ...more };
	return (await reserveSeat(db, seat, 1)).playerId;
}

/** Opens the database of a server until the end of the test. */
export const databaseOf = ({ dataDir }: { dataDir: string }): Promise<Db> =>
	openUntilEnd(join(dataDir, "plotluck.db"));
