import type { Continued, Game } from "#game/wire/state.ts";
import { titleOf } from "../game/stories.ts";
import { type StoryPart, storyParts } from "../game/story-parts.ts";
import { fetchGameWith } from "../room/seats/last-game.ts";
import type { Printed } from "./printed.ts";

/** A part of an earlier story, which is shown without its reactions. */
export type ChapterPart = Omit<StoryPart, "reactions" | "line">;

/** A story that a game continues, as a chapter of its files. */
export interface Chapter {
	title: string;
	parts: ChapterPart[];
	/** False: only the part that was given, because the story is gone or the reader was not there. */
	whole: boolean;
}

/** The most chapters, as in a saved story. */
const MOST = 9;

/** Returns the stories that a game continues, the first one first; none for a game that is no sequel. */
export async function earlierChapters(
	{ continues }: Game,
	{ untitled }: Printed,
): Promise<Chapter[]> {
	const chapters: Chapter[] = [];
	let next = continues;
	while (next && chapters.length < MOST) {
		const { story_id: id, title, content }: Continued = next;
		const game: Game | null = await fetchGameWith(id).catch(() => null);
		const story = game?.stories[id];
		if (!game || !story) {
			const given = { index: 0, writer: null, sprite: null, content, censored: false };
			chapters.unshift({ title, parts: [given], whole: false });
			break;
		}
		chapters.unshift({
			title: titleOf(story, untitled),
			parts: storyParts(game, story),
			whole: true,
		});
		next = game.continues;
	}
	return chapters;
}
