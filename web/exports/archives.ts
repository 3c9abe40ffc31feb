import type { Game, WireStory } from "#game/wire/state.ts";
import { storiesOf, titleOf } from "../game/stories.ts";
import { eachOnce, pictureNames, storyName } from "./file-names.ts";
import { storyText } from "./story-text.ts";

interface NamedFile<Content = Blob | string> {
	name: string;
	content: Content;
}

const namesIn = (game: Game, date: Date): string[] =>
	eachOnce(storiesOf(game).map((story) => storyName(titleOf(story), date)));

/**
 * Returns an archive with all stories of a game as pictures. Calls `onProgress` before each story,
 * with its number from 1.
 */
export async function picturesZip(
	game: Game,
	date: Date,
	onProgress: (n: number, of: number) => void,
): Promise<Blob> {
	const stories = storiesOf(game);
	const names = namesIn(game, date);
	const files: NamedFile[] = [];
	for (const [i, story] of stories.entries()) {
		onProgress(i + 1, stories.length);
		files.push(...(await picturesOf(story, game, date, names[i] ?? "")));
	}
	return zipped(files, "STORE");
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

/**
 * Returns a story as a picture. Several pictures come as an archive, because phones save only one
 * file per press.
 */
export async function storyPicture(
	story: WireStory,
	game: Game,
	date: Date,
): Promise<NamedFile<Blob>> {
	const name = storyName(titleOf(story), date);
	const pictures = await picturesOf(story, game, date, name);
	const [only, ...more] = pictures;
	if (only && more.length === 0) return only;
	return { name: `${name}.zip`, content: await zipped(pictures, "STORE") };
}

async function picturesOf(
	story: WireStory,
	game: Game,
	date: Date,
	name: string,
): Promise<NamedFile<Blob>[]> {
	const { captureCard } = await import("./capture.tsx");
	const pictures = await captureCard(story, game, date);
	const names = pictureNames(name, pictures.length);
	return pictures.map((content, page) => ({ name: names[page] ?? "", content }));
}

/** Returns files as an archive; "STORE" is for pictures, which are compressed already. */
async function zipped(files: NamedFile[], compression: "STORE" | "DEFLATE"): Promise<Blob> {
	const { default: Zip } = await import("jszip");
	const zip = new Zip();
	for (const { name, content } of files) zip.file(name, content);
	return zip.generateAsync({ type: "blob", compression });
}
