import type { Db } from "./connection.ts";

/** Counts a visit and answers how many there have been. */
export async function addVisit(db: Db): Promise<number> {
	const [row] = await db("counts")
		.insert({ key: "visits", count: 1 })
		.onConflict("key")
		.merge({ count: db.raw("counts.count + 1") })
		.returning("count");
	return row?.count ?? 0;
}

/** How many visits there have been. */
export async function readVisits(db: Db): Promise<number> {
	const row = await db("counts").where({ key: "visits" }).first("count");
	return row?.count ?? 0;
}
