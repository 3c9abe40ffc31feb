import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";

/** Returns the parts of a story in their order. */
export const partsOf = ({ submissions }: WireStory) =>
	Object.values(submissions).sort((a, b) => a.index - b.index);

/** Returns the page after the open one of a room that reads together; undefined after the last one. */
export function nextPage({ reading, stories }: Game) {
	const pages = Object.values(stories)
		.sort((a, b) => a.meta.index - b.meta.index)
		.flatMap((story) => partsOf(story).map((_, part) => ({ story_id: story.id, part })));
	const at = pages.findIndex(
		({ story_id, part }) => story_id === reading?.story_id && part === reading.part,
	);
	return pages[at + 1];
}

/** Returns whether a reader still has to react to a story before they may vote. */
export const isUnread = (story: WireStory, player: OwnPlayer): boolean =>
	!player.own_stories.includes(story.id) &&
	!Object.values(story.submissions).every(({ id }) => player.own_submissions.includes(id)) &&
	!Object.values(player.reactions).some(
		({ story_id, meta }) =>
			story_id === story.id && meta.submission_reactions.some(({ length }) => length > 0),
	);
