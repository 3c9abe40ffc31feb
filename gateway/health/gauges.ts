import { statfs } from "node:fs/promises";
import type { Db } from "../../db/connection.ts";
import { countOpenRooms } from "../../db/rooms.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";
import { gauge, gaugeByLabel } from "../metrics.ts";
import { readBackups } from "./backups.ts";
import { type Checks, health } from "./health.ts";

interface Measured {
	config: Pick<
		Config,
		"maxRooms" | "maxSlowRooms" | "dataDir" | "databaseUrl" | "backupsScheduled"
	>;
	db: Db;
	engine: Pick<Engine, "finishedRooms">;
	checks: Checks;
}

/** Registers the gauges of all rooms, of the parts of this process and of its disk. */
export function registerGauges({ config, db, engine, checks }: Measured): void {
	gauge("rooms", "Open rooms that MAX_ROOMS counts, finished ones included until they close", () =>
		countOpenRooms(db, false),
	);
	gauge("rooms_finished", "Open rooms whose game is over", () => engine.finishedRooms());
	gauge("rooms_limit", "Open rooms that MAX_ROOMS allows", () => config.maxRooms);
	gauge("rooms_slow", "Open rooms with slow games", () => countOpenRooms(db, true));
	gauge(
		"rooms_slow_limit",
		"Rooms with slow games that MAX_SLOW_ROOMS allows",
		() => config.maxSlowRooms,
	);
	const isWorking = "1 for a part that works or is slow for a moment, 0 for a broken one";
	gaugeByLabel("healthy", isWorking, "part", async () => {
		const { ok, ...parts } = await health(checks);
		return Object.entries(parts).flatMap(([part, finding]) =>
			Array.isArray(finding) ? [] : [[part, Number(finding !== false)]],
		);
	});
	gauge("disk_free_bytes", "Bytes that are free on the disk of DATA_DIR", async () => {
		const { bavail, bsize } = await statfs(config.dataDir);
		return bavail * bsize;
	});
	gauge("disk_size_bytes", "Size of the disk of DATA_DIR in bytes", async () => {
		const { blocks, bsize } = await statfs(config.dataDir);
		return blocks * bsize;
	});
	if (config.databaseUrl === undefined) registerBackupGauges(config);
}

/** Registers the gauges of backups, which are seen only of databases in DATA_DIR. */
function registerBackupGauges({ dataDir, backupsScheduled }: Measured["config"]): void {
	gauge("backup_scheduled", "1 when backups are made regularly", () => Number(backupsScheduled));
	gauge("backup_age_seconds", "Age of the last good backup", async () => {
		const record = await readBackups(dataDir);
		return record?.good ? Math.max(0, Date.now() - record.good.at) / 1000 : null;
	});
	gauge("backup_failed", "1 when the last attempt to make a backup failed", async () => {
		const record = await readBackups(dataDir);
		return Number(record !== null && record.last.problem !== null);
	});
}
