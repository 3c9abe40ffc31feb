import { CENSORED } from "#game/view/view-stories.ts";
import type { ById, Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import type { MergePatch } from "../../protocol.ts";

/**
 * The part of a message that contains texts: `game` is `game.stories`, `desk` the host's
 * `player.stories`, and `front` the player's `current_story`.
 */
export type TextPlace = "game" | "desk" | "front";

/** A state or patch without the texts that are sent later, and the ids of their parts. */
export interface Deferred<T> {
	message: T;
	deferred: number[];
}

/** The keys of a state or patch that contain texts. */
type PartPatch = { id?: number; content?: string; content_follows?: true | null };
type StoryPatch = { submissions?: Record<string, PartPatch | null> };
type StoriesPatch = Record<string, StoryPatch | null>;

/** Removes the texts from `game` or its patch when they are too long for one message. */
export function deferGameTexts<T extends Game | MergePatch>(game: T): Deferred<T> {
	const { stories, deferred } = deferStoryTexts(game.stories, WIRE_LIMITS.textsAtOnce.game);
	return { message: stories ? { ...game, stories } : game, deferred };
}

/** Removes the texts from `player` or its patch when they are too long for one message. */
export function deferPlayerTexts<T extends OwnPlayer | MergePatch>(
	player: T,
): { message: T; deferred: { desk: number[]; front: number[] } } {
	const desk = deferStoryTexts(player.stories, WIRE_LIMITS.textsAtOnce.desk);
	const front = deferStoryTexts({ front: player.current_story }, WIRE_LIMITS.textsAtOnce.front);
	const message = { ...player };
	if (desk.stories) message.stories = desk.stories;
	if (front.stories) message.current_story = front.stories.front ?? null;
	return { message, deferred: { desk: desk.deferred, front: front.deferred } };
}

/** Returns the stories of a place in a full view; a screen has no player. */
export function storiesAt(place: TextPlace, game: Game, player: OwnPlayer | null): ById<WireStory> {
	if (place === "game") return game.stories;
	if (place === "desk") return player?.stories ?? {};
	const front = player?.current_story;
	return front ? { [front.id]: front } : {};
}

/**
 * Returns `stories` null when they need no change. A changed text gets `content_follows: null`,
 * because the client may still wait for the text that it replaces.
 */
function deferStoryTexts(
	value: unknown,
	atOnce: number,
): { stories: StoriesPatch | null; deferred: number[] } {
	// Views and their patches have this shape, which the type of a patch does not show.
	const stories = (value ?? {}) as StoriesPatch;
	let length = 0;
	let changed = false;
	for (const part of partsIn(stories)) {
		length += part.content?.length ?? 0;
		changed ||= part.content !== undefined && part.id === undefined;
	}
	const follows = length > atOnce;
	if (!follows && !changed) return { stories: null, deferred: [] };
	const deferred: number[] = [];
	const withoutText = (key: string, part: PartPatch): PartPatch => {
		const { content } = part;
		if (follows && content !== undefined && content !== "" && content !== CENSORED) {
			deferred.push(Number(key));
			return { ...part, content: "", content_follows: true };
		}
		return content !== undefined && part.id === undefined
			? { ...part, content_follows: null }
			: part;
	};
	const left = mapped(stories, (_, story) => ({
		...story,
		...(story.submissions && { submissions: mapped(story.submissions, withoutText) }),
	}));
	return { stories: left, deferred };
}

function* partsIn(stories: StoriesPatch): Generator<PartPatch> {
	for (const story of Object.values(stories)) {
		for (const part of Object.values(story?.submissions ?? {})) if (part) yield part;
	}
}

function mapped<T extends object>(
	items: Record<string, T | null>,
	change: (key: string, item: T) => T,
): Record<string, T | null> {
	return Object.fromEntries(
		Object.entries(items).map(([key, item]) => [key, item && change(key, item)]),
	);
}
