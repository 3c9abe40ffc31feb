import type { ById, Game, OwnPlayer, WireStory } from "#game/wire/state.ts";

/**
 * A merge patch cannot carry a null: where one was sent the key is simply gone. These give the keys
 * that may be
 * null their null back, so that the types of the wire stay true after any number of patches.
 */
export function restoreGameNulls(game: Game): void {
	fill(game.countdown, ["limit", "hard_limit"]);
	fill(game.submission, ["reading_start", "part"]);
	fill(game, ["game_stats", "paused_at", "reading"]);
	restoreStories(game.stories);
}

/** The same for the reader's own record. */
export function restorePlayerNulls(player: OwnPlayer): void {
	fill(player, ["current_story", "current_submission"]);
	fill(player.submission, ["submission_end"]);
	restoreStories(player.stories ?? {}); // a server without moderation need not send it
	if (player.current_story) restoreStories({ own: player.current_story });
	if (player.current_submission) restoreSubmission(player.current_submission);
}

function restoreStories(stories: ById<WireStory>): void {
	for (const story of Object.values(stories)) {
		fill(story, ["captain"]);
		fill(story.meta, ["title"]);
		for (const submission of Object.values(story.submissions)) restoreSubmission(submission);
	}
}

function restoreSubmission(submission: WireStory["submissions"][string]): void {
	fill(submission, ["player_id", "player"]);
	fill(submission.meta, ["prompt"]);
}

type NullableKey<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];

function fill<T extends object>(owner: T | undefined, keys: NullableKey<T>[]): void {
	if (!owner) return;
	// The key's type admits null, which TypeScript cannot follow through the mapped type.
	for (const key of keys)
		if (owner[key] === undefined) (owner as Record<NullableKey<T>, null>)[key] = null;
}
