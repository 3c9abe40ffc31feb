import type { Db } from "../../db/connection.ts";
import { isDiskFull } from "../../db/place-problem.mjs";
import { markBound } from "../../db/store.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/**
 * Returns the disk check of GET /healthz: a small write to the database succeeds, and no recent
 * save has failed for lack of space.
 */
export function diskCheck(db: Db): () => Promise<boolean> {
	let failedAt = Number.NEGATIVE_INFINITY;
	let triedAt = Number.NEGATIVE_INFINITY;
	let tried = Promise.resolve(true);
	db.on("query-error", (error) => {
		if (isDiskFull(error)) failedAt = performance.now();
	});
	return async () => {
		if (performance.now() - triedAt > WIRE_LIMITS.diskTried) {
			triedAt = performance.now();
			tried = markBound(db).then(
				() => true,
				() => false,
			);
		}
		return (await tried) && performance.now() - failedAt > WIRE_LIMITS.diskFailed;
	};
}
