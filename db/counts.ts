import type { Db } from "./connection.ts";

/** Counts a visit and returns the number of visits. */
export async function addVisit(db: Db): Promise<number> {
	const [row] = await db("counts")
		.insert({ key: "visits", count: 1 })
		.onConflict("key")
		.merge({ count: db.raw("counts.count + 1") })
		.returning("count");
	return row?.count ?? 0;
}

/** Returns the number of visits. */
export async function readVisits(db: Db): Promise<number> {
	const row = await db("counts").where({ key: "visits" }).first("count");
	return row?.count ?? 0;
}
