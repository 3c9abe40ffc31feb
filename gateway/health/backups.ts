import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Db } from "../../db/connection.ts";
import { dataSince } from "../../db/store.ts";
import type { Config } from "../config.ts";
import { BACKUP_WARNING } from "../limits/site.ts";

/** The file that supervisor/backups/record.mjs writes. */
const RECORD = "last-backup.json";

const time = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

const Attempt = v.object({
	at: time,
	folder: v.string(),
	bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
	problem: v.nullable(v.string()),
});
const BackupRecord = v.object({ last: Attempt, good: v.nullable(Attempt) });

/** The last attempt to make a backup and the last that succeeded, with epoch ms. */
export type BackupRecord = v.InferOutput<typeof BackupRecord>;

/** What the server knows of the backups of its data (docs/site.md "Admin page"). */
export interface BackupState {
	/** The texts are in Postgres, whose backups are made by the operator and not seen from here. */
	postgres: boolean;
	scheduled: boolean;
	last: BackupRecord["last"] | null;
	good: BackupRecord["good"];
	/** There is data to lose that is older than a week, and no backup of that week. */
	overdue: boolean;
}

/** Returns what is known of the backups in this folder; null without any, or with a damaged file. */
export async function readBackups(dataDir: string): Promise<BackupRecord | null> {
	try {
		return v.parse(BackupRecord, JSON.parse(await readFile(join(dataDir, RECORD), "utf8")));
	} catch {
		return null;
	}
}

type Kept = Pick<Config, "dataDir" | "databaseUrl" | "backupsScheduled">;

/** Returns the state of the backups for admins. */
export async function backupState(
	{ dataDir, databaseUrl, backupsScheduled }: Kept,
	db: Db,
	now = Date.now(),
): Promise<BackupState> {
	if (databaseUrl !== undefined)
		return { postgres: true, scheduled: false, last: null, good: null, overdue: false };
	const record = await readBackups(dataDir);
	const { last, good } = record ?? { last: null, good: null };
	const since = good?.at ?? (await dataSince(db));
	return {
		postgres: false,
		scheduled: backupsScheduled,
		last,
		good,
		overdue: now - since > BACKUP_WARNING,
	};
}
