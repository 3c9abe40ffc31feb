import type { Game, WireStory } from "#game/wire/state.ts";
import { storiesOf, titleOf } from "../game/stories.ts";
import { eachOnce, pictureNames, storyName } from "./file-names.ts";
import { storyText } from "./story-text.ts";

/** A file and what it is called. */
interface NamedFile<Content = Blob | string> {
	name: string;
	content: Content;
}

const namesIn = (game: Game, date: Date): string[] =>
	eachOnce(storiesOf(game).map((story) => storyName(titleOf(story), date)));

/**
 * All stories of a game as pictures in one archive; tells which story is being drawn, counted from
 * 1.
 */
export async function picturesZip(
	game: Game,
	date: Date,
	tell: (n: number, of: number) => void,
): Promise<Blob> {
	const stories = storiesOf(game);
	const names = namesIn(game, date);
	const files: NamedFile[] = [];
	for (const [i, story] of stories.entries()) {
		tell(i + 1, stories.length);
		files.push(...(await picturesOf(story, game, date, names[i] ?? "")));
	}
	return zipped(files, "STORE");
}

/** All stories of a game as texts in one archive. */
export function textsZip(game: Game, date: Date): Promise<Blob> {
	const names = namesIn(game, date);
	const files = storiesOf(game).map((story, i) => ({
		name: `${names[i]}.txt`,
		content: storyText(story, date),
	}));
	return zipped(files, "DEFLATE");
}

/**
 * One story as a picture; as an archive where it takes several, since phones save only one file a
 * press.
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

/** Pictures are packed by themselves already: "STORE" saves the time. */
async function zipped(files: NamedFile[], compression: "STORE" | "DEFLATE"): Promise<Blob> {
	const { default: Zip } = await import("jszip");
	const zip = new Zip();
	for (const { name, content } of files) zip.file(name, content);
	return zip.generateAsync({ type: "blob", compression });
}
