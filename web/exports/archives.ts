import type { Game, WireStory } from "#game/wire/state.ts";
import { storiesOf, titleOf } from "../game/stories.ts";
import { eachOnce, pictureNames, storyName, teaserName } from "./file-names.ts";
import type { NamedFile } from "./save-file.ts";
import { storyText } from "./story-text.ts";

const namesIn = (game: Game, date: Date): string[] =>
	eachOnce(storiesOf(game).map((story) => storyName(titleOf(story), date)));

/**
 * Returns all stories of a game as pictures. Calls `onProgress` before each story, with its number
 * from 1.
 */
export async function gamePictures(
	game: Game,
	date: Date,
	onProgress: (n: number, of: number) => void,
): Promise<NamedFile[]> {
	const stories = storiesOf(game);
	const names = namesIn(game, date);
	const files: NamedFile[] = [];
	for (const [i, story] of stories.entries()) {
		onProgress(i + 1, stories.length);
		files.push(...(await drawnStory(story, game, date, names[i] ?? "")));
	}
	return files;
}

/** Returns an archive with all stories of a game as texts. */
export function textsZip(game: Game, date: Date): Promise<Blob> {
	const names = namesIn(game, date);
	const files = storiesOf(game).map((story, i) => ({
		name: `${names[i]}.txt`,
		content: storyText(story, date),
	}));
	return zipped(files, "DEFLATE");
}

/** Returns a story as pictures, of which a long one needs several. */
export const storyPictures = (story: WireStory, game: Game, date: Date): Promise<NamedFile[]> =>
	drawnStory(story, game, date, storyName(titleOf(story), date));

/** Returns a square picture of a story. `site` is the address of the site, as people type it. */
export async function storyTeaser(
	story: WireStory,
	game: Game,
	date: Date,
	site: string,
): Promise<NamedFile> {
	const { captureTeaser } = await import("./capture.tsx");
	const name = teaserName(storyName(titleOf(story), date));
	return { name, content: await captureTeaser(story, game, site) };
}

/** Returns an archive of pictures. */
export const picturesZip = (files: NamedFile[]): Promise<Blob> => zipped(files, "STORE");

async function drawnStory(
	story: WireStory,
	game: Game,
	date: Date,
	name: string,
): Promise<NamedFile[]> {
	const { captureCard } = await import("./capture.tsx");
	const pictures = await captureCard(story, game, date);
	const names = pictureNames(name, pictures.length);
	return pictures.map((content, page) => ({ name: names[page] ?? "", content }));
}

/** Returns files as an archive; "STORE" is for pictures, which are compressed already. */
async function zipped(
	files: NamedFile<Blob | string>[],
	compression: "STORE" | "DEFLATE",
): Promise<Blob> {
	const { default: Zip } = await import("jszip");
	const zip = new Zip();
	for (const { name, content } of files) zip.file(name, content);
	return zip.generateAsync({ type: "blob", compression });
}
