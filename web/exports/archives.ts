import type { Game, WireStory } from "#game/wire/state.ts";
import { storiesOf, titleOf } from "../game/stories.ts";
import { earlierChapters } from "./earlier-chapters.ts";
import { eachOnce, pictureNames, posterName, storyName, teaserName } from "./file-names.ts";
import type { Drawn } from "./hand-over.ts";
import { type Printed, printedFor } from "./printed.ts";
import { type NamedFile, textFile } from "./save-file.ts";
import { storyText } from "./story-text.ts";

const nameOf = (story: WireStory, date: Date, words: Printed): string =>
	storyName(titleOf(story, words.untitled), date);

const namesIn = (game: Game, date: Date, words: Printed): string[] =>
	eachOnce(storiesOf(game).map((story) => nameOf(story, date, words)));

/**
 * Returns all stories of a game as pictures, with the address `site`. Calls `onProgress` before each story, with its number
 * from 1. All files of this module have the words of the room's language.
 */
export async function gamePictures(
	game: Game,
	date: Date,
	site: string,
	onProgress: (n: number, of: number) => void,
): Promise<NamedFile[]> {
	const words = await printedFor(game);
	const stories = storiesOf(game);
	const names = namesIn(game, date, words);
	const files: NamedFile[] = [];
	for (const [i, story] of stories.entries()) {
		onProgress(i + 1, stories.length);
		files.push(...(await drawnStory(story, game, date, site, words, names[i] ?? "")));
	}
	return files;
}

/** Returns an archive with all stories of a game as texts. */
export async function textsZip(game: Game, date: Date): Promise<Blob> {
	const words = await printedFor(game);
	const names = namesIn(game, date, words);
	const earlier = await earlierChapters(game, words);
	const files = storiesOf(game).map((story, i) => ({
		name: `${names[i]}.txt`,
		content: storyText(game, story, date, words, earlier),
	}));
	return zipped(files, "DEFLATE");
}

/** Returns a story as a text file. */
export async function storyTextFile(story: WireStory, game: Game, date: Date): Promise<NamedFile> {
	const words = await printedFor(game);
	const earlier = await earlierChapters(game, words);
	return {
		name: `${nameOf(story, date, words)}.txt`,
		content: textFile(storyText(game, story, date, words, earlier)),
	};
}

/** Returns a story as pictures, of which a long one needs several. `site` is the address, as people type it. */
export async function storyPictures(
	story: WireStory,
	game: Game,
	date: Date,
	site: string,
): Promise<Drawn> {
	const words = await printedFor(game);
	const name = nameOf(story, date, words);
	const files = await drawnStory(story, game, date, site, words, name);
	const pack = async () => ({ name: `${name}.zip`, content: await picturesZip(files) });
	return { files, pack };
}

/** Returns a square picture of a story, or the card of its day. `site` is the address of the site, as people type it. */
export async function storyTeaser(
	story: WireStory,
	game: Game,
	date: Date,
	site: string,
): Promise<NamedFile> {
	const [words, { captureDayCard, captureTeaser }] = await Promise.all([
		printedFor(game),
		import("./capture.tsx"),
	]);
	const name = teaserName(titleOf(story, words.untitled), date);
	const given = game.first_line;
	const content = given
		? await captureDayCard(story, game, given, site, words)
		: await captureTeaser(story, game, site, words);
	return { name, content };
}

/** Returns the upright picture of a winner. `site` is the address, as people type it. */
export async function storyPoster(
	story: WireStory,
	game: Game,
	date: Date,
	site: string,
): Promise<Drawn> {
	const [words, { capturePoster }] = await Promise.all([
		printedFor(game),
		import("./film/open-poster.tsx"),
	]);
	const content = await capturePoster(story, game, site, words);
	return posterFile(posterName(titleOf(story, words.untitled), date, content.type), content);
}

/**
 * Returns the film of a winner, or its picture where the browser cannot make a film. `onProgress`
 * gets the share that is done, from 0 to 1. Rejects with the reason of the signal.
 */
export async function storyFilm(
	story: WireStory,
	game: Game,
	date: Date,
	site: string,
	task: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Drawn> {
	const [words, { captureFilm }] = await Promise.all([
		printedFor(game),
		import("./film/make-film.ts"),
	]);
	const content = await captureFilm([story, game, site, words], task);
	return posterFile(posterName(titleOf(story, words.untitled), date, content.type), content);
}

function posterFile(name: string, content: Blob): Drawn {
	const file = { name, content };
	return { files: [file], pack: async () => file };
}

/** Returns an archive of pictures. */
export const picturesZip = (files: readonly NamedFile[]): Promise<Blob> => zipped(files, "STORE");

async function drawnStory(
	story: WireStory,
	game: Game,
	date: Date,
	site: string,
	words: Printed,
	name: string,
): Promise<NamedFile[]> {
	const { captureCard } = await import("./capture.tsx");
	const pictures = await captureCard(story, game, date, site, words);
	const names = pictureNames(name, pictures.length);
	return pictures.map((content, page) => ({ name: names[page] ?? "", content }));
}

/** Returns files as an archive; "STORE" is for pictures, which are compressed already. */
async function zipped(
	files: readonly NamedFile<Blob | string>[],
	compression: "STORE" | "DEFLATE",
): Promise<Blob> {
	const { default: Zip } = await import("jszip");
	const zip = new Zip();
	for (const { name, content } of files) zip.file(name, content);
	return zip.generateAsync({ type: "blob", compression });
}
