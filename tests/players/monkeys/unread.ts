import type { OwnPlayer, WireStory } from "#game/wire/state.ts";

/** Returns whether a reader still has to react to a story before they may vote. */
export const isUnread = (story: WireStory, player: OwnPlayer): boolean =>
	!player.own_stories.includes(story.id) &&
	!Object.values(story.submissions).every(({ id }) => player.own_submissions.includes(id)) &&
	!Object.values(player.reactions).some(
		({ story_id, meta }) =>
			story_id === story.id && meta.submission_reactions.some(({ length }) => length > 0),
	);
