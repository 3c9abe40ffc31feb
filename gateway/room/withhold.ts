import type { ById, Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { CENSORED } from "#game/wire/view.ts";
import { WIRE_LIMITS } from "../limits.ts";
import type { MergePatch } from "../protocol.ts";

/**
 * Where a message carries texts: in `game.stories`, in the host's `player.stories`, in
 * `player.current_story`.
 */
export type Place = "game" | "desk" | "front";

/** A message's state or patch without the texts that follow it, and the ids of their parts. */
export interface Shown<T> {
	shown: T;
	owed: number[];
}

/** A state or a patch of it, as far as its texts are concerned. */
type PartPatch = { id?: number; content?: string };
type StoryPatch = { submissions?: Record<string, PartPatch | null> };
type StoriesPatch = Record<string, StoryPatch | null>;

/** `game`, whole or as a patch, without its texts if they are too long for one message. */
export function withholdGame<T extends Game | MergePatch>(game: T): Shown<T> {
	const { shown, owed } = withholdStories(game.stories, WIRE_LIMITS.textsAtOnce.game);
	return { shown: shown ? { ...game, stories: shown } : game, owed };
}

/** The same for `player`. */
export function withholdPlayer<T extends OwnPlayer | MergePatch>(
	player: T,
): { shown: T; owed: { desk: number[]; front: number[] } } {
	const desk = withholdStories(player.stories, WIRE_LIMITS.textsAtOnce.desk);
	const front = withholdStories({ front: player.current_story }, WIRE_LIMITS.textsAtOnce.front);
	const shown = { ...player };
	if (desk.shown) shown.stories = desk.shown;
	if (front.shown) shown.current_story = front.shown.front ?? null;
	return { shown, owed: { desk: desk.owed, front: front.owed } };
}

/** The stories of a place in a full view. */
export function storiesAt(place: Place, game: Game, player: OwnPlayer): ById<WireStory> {
	if (place === "game") return game.stories;
	if (place === "desk") return player.stories;
	const front = player.current_story;
	return front ? { [front.id]: front } : {};
}

/**
 * `shown` is null where the stories can stay as they are. A text that replaces another one says
 * that it is the whole.
 */
function withholdStories(
	value: unknown,
	atOnce: number,
): { shown: StoriesPatch | null; owed: number[] } {
	// Views and their patches have this shape (protocol.ts); a patch's own type does not say so.
	const stories = (value ?? {}) as StoriesPatch;
	let length = 0;
	let touched = false;
	for (const part of partsIn(stories)) {
		length += part.content?.length ?? 0;
		touched ||= part.content !== undefined && part.id === undefined;
	}
	const follows = length > atOnce;
	if (!follows && !touched) return { shown: null, owed: [] };
	const owed: number[] = [];
	const shownPart = (key: string, part: PartPatch): PartPatch => {
		const { content } = part;
		if (follows && content !== undefined && content !== "" && content !== CENSORED) {
			owed.push(Number(key));
			return { ...part, content: "", content_follows: true } as PartPatch;
		}
		return content !== undefined && part.id === undefined
			? ({ ...part, content_follows: null } as PartPatch)
			: part;
	};
	const shown = mapped(stories, (_, story) => ({
		...story,
		...(story.submissions && { submissions: mapped(story.submissions, shownPart) }),
	}));
	return { shown, owed };
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
