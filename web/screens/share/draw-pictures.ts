import type { Game } from "#game/wire/state.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { layoutWords } from "#words/site/layout.ts";
import { gamePictures, picturesZip } from "../../exports/archives.ts";
import { zipName } from "../../exports/file-names.ts";
import type { Drawn } from "../../exports/hand-over.ts";
import { store } from "../../store.ts";

/** Returns the code that names the files of a game, or a stand-in where codes are hidden. */
export const roomInNames = (game: Game): string =>
	store.hiddenCode ? layoutWords.streamerMode.file : game.room_code;

/**
 * Draws the pictures of all stories. `onProgress` gets a text meanwhile. Rejects when a picture
 * cannot be drawn.
 */
export async function drawPictures(game: Game, onProgress: (text: string) => void): Promise<Drawn> {
	const date = new Date();
	const files = await gamePictures(game, date, location.host, (n, of) =>
		onProgress(sharingWords.drawing(n, of)),
	);
	return {
		files,
		pack: async () => ({
			name: zipName(roomInNames(game), "pictures", date),
			content: await picturesZip(files),
		}),
	};
}
