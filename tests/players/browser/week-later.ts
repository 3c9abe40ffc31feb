import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase } from "../../../db/connection.ts";
import { removeGameContent } from "../../../db/removal.ts";
import type { BrowserPlayer } from "./browser-player.ts";
import { plotluck } from "./browser-set-up.ts";

const WEEK = 7 * 24 * 60 * 60_000;

/** Lets a week pass for a table: its room is gone, and its devices have forgotten their seats. */
export async function weekLater(
	key: string,
	game: number,
	players: readonly BrowserPlayer[],
): Promise<void> {
	const db = await openDatabase(join(plotluck.dataDir, "plotluck.db"));
	onTestFinished(() => db.destroy());
	await removeGameContent(db, game);
	await db("lasting_tables").where({ key }).decrement("last_at", WEEK);
	await db("table_evenings").where({ game_id: game }).decrement("played_at", WEEK);
	for (const { page } of players) {
		await page.goto(`${plotluck.url}/howtoplay`);
		await page.evaluate(() => {
			for (const key of Object.keys(localStorage))
				if (key.startsWith("seat:") || key === "lastGames") localStorage.removeItem(key);
		});
	}
}
