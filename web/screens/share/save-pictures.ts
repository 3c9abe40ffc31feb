import type { Game } from "#game/wire/state.ts";
import { gamePictures, picturesZip } from "../../exports/archives.ts";
import { zipName } from "../../exports/file-names.ts";
import { handOver } from "../../exports/hand-over.ts";
import { store } from "../../store.ts";
import { exportWords } from "../../words/exports.ts";
import { layoutWords } from "../../words/layout.ts";

/** Returns what the files of a game are named after: its code, unless that is hidden. */
export const roomInNames = (game: Game): string =>
	store.hiddenCode ? layoutWords.streamerMode.file : game.room_code;

/**
 * Gives the pictures of all stories to the share sheet of a phone, and saves them elsewhere.
 * `onProgress` gets a text while they are drawn. Rejects when a picture cannot be drawn.
 */
export async function savePictures(game: Game, onProgress: (text: string) => void): Promise<void> {
	const date = new Date();
	const files = await gamePictures(game, date, (n, of) => onProgress(exportWords.drawing(n, of)));
	await handOver(files, async () => ({
		name: zipName(roomInNames(game), "pictures", date),
		content: await picturesZip(files),
	}));
}
