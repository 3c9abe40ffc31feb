import { writeSync } from "node:fs";
import { openDatabase } from "../../db/connection.ts";
import { draftWriter } from "../../db/drafts/part-drafts.ts";
import { openRoom } from "../../db/rooms.ts";

/**
 * Saves drafts of eight parts forever, and prints each acknowledgement as "part version".
 */
export async function saveForEver(place: string): Promise<void> {
	const db = await openDatabase(place);
	const gameId = Number(await openRoom(db, "KILL", 1));
	const parts = [1, 2, 3, 4, 5, 6, 7, 8];
	await Promise.all(
		parts.map(async (submissionId) => {
			for (let version = 1; ; version++) {
				await draftWriter(db).save({
					submissionId,
					gameId,
					connection: 1,
					content: `${version}${" and on".repeat(300)}`,
					words: 601,
				});
				writeSync(1, `${submissionId} ${version}\n`);
			}
		}),
	);
}
