import type { Continued, Game } from "#game/wire/state.ts";
import { EARLIER_STORIES } from "../../limits/site.ts";
import type { EarlierStory } from "../answers.ts";
import { publicStory } from "./public-story.ts";

/** How the stories before a sequel are found, by the id of the story. */
interface Sources {
	/** Returns whether an admin has taken the story down. */
	isTaken: (story: number) => Promise<boolean>;
	/** Returns whether the reader had a seat in the story's game. */
	mayRead: (story: number) => Promise<boolean>;
	/** Returns the stored game of a story; null when it was removed. */
	gameWith: (story: number) => Promise<Game | null>;
}

/**
 * Returns the stories that a sequel continues, the first one first. Of a story that is gone, or whose
 * game the reader had no seat in, only the part that everybody was given. A story that was taken down
 * is left out, with those before it.
 */
export async function earlierStories(
	continues: Continued | undefined,
	{ isTaken, mayRead, gameWith }: Sources,
): Promise<EarlierStory[]> {
	const earlier: EarlierStory[] = [];
	let next = continues;
	while (next && earlier.length < EARLIER_STORIES) {
		const { story_id: id } = next;
		if (await isTaken(id)) break;
		const game: Game | null = (await mayRead(id)) ? await gameWith(id) : null;
		const story = game?.stories[id];
		if (!game || !story) {
			earlier.unshift(givenPartOf(next));
			break;
		}
		const { title, captain, parts } = publicStory(game, story);
		earlier.unshift({ title, captain, parts, whole: true });
		next = game.continues;
	}
	return earlier;
}

const givenPartOf = ({ title, content }: Continued): EarlierStory => ({
	title,
	captain: null,
	parts: [{ player: null, sprite_id: null, content, censored: false }],
	whole: false,
});
