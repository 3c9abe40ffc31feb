import { hidesAuthors, showsCasts, showsSums, showsTitles } from "../hidden-authors.ts";
import { LIMITS } from "../limits.ts";
import type { Texts } from "../lines/texts.ts";
import { lineOf } from "../lines/view-lines.ts";
import { marksOf } from "../lines/view-marks.ts";
import { shownNames } from "../names/namesakes.ts";
import { addCounts, type EmojiCounts } from "../points/scoring.ts";
import { hasResults } from "../reveal/reveal.ts";
import type { Character, Room, Seat, Story, Submission, TextRef } from "../room.ts";
import { maySwap } from "../settings/prompts.ts";
import { STATUS } from "../status.ts";
import type { ById, WireCharacter, WireStory, WireSubmission } from "../wire/state.ts";
import { castOf } from "./by-story.ts";

/** Replaces the text of a censored part (docs/game.md "Flags and moderation"). */
export const CENSORED = "TEXT REMOVED";

/** Returns the views of items by their ids. */
export function keyed<T extends { id: number }, W>(items: T[], view: (item: T) => W): ById<W> {
	return Object.fromEntries(items.map((item) => [item.id, view(item)]));
}

export const named = (ref: TextRef, texts: Texts): string =>
	typeof ref === "string" ? ref : texts.text(ref);

/** Returns the name that all viewers see for a player; null for one without a seat. */
const nameOf = (room: Room, player: number): string | null => shownNames(room).get(player) ?? null;

/** Returns the flags on a part that one reader may know about. */
type FlagsSeen = (part: Submission) => number[];

/** Hides who flagged a part: readers see only their own flag. */
export const ownFlags =
	(reader: number): FlagsSeen =>
	({ flagged }) =>
		flagged.filter((player) => player === reader);

/** The host sees how many flags there are: 0 means another player's flag. */
export const countedFlags =
	(host: number): FlagsSeen =>
	({ flagged }) =>
		flagged.map((player) => (player === host ? player : 0));

const noFlags: FlagsSeen = () => [];

/** Returns a character of the player's own or in their hand. */
export function ownCharacter(
	room: Room,
	character: Character,
	seat: Seat,
	texts: Texts,
): WireCharacter {
	// Any other story with it would show which player also has it in their hand.
	const mine = (story: number) => showsCasts(room) || room.stories[story]?.captain === seat.id;
	return { ...wireCharacter(room, character, texts), selected: character.stories.some(mine) };
}

function wireCharacter(room: Room, character: Character, texts: Texts): WireCharacter {
	const { id, owner, mature, locked, otp, name } = character;
	return {
		id,
		// A locked character is a player, who has the same name everywhere.
		name: (locked ? nameOf(room, owner) : null) ?? named(name, texts),
		selected: true,
		meta: { mature, locked, otp },
	};
}

/** Removes a cover before the texts are shown, because it reveals which captain draws. */
export const withoutEarlyCover = (room: Room, story: Story): Story =>
	room.status >= STATUS.preVoting ? story : { ...story, cover: null };

/**
 * Returns a story as all viewers see it; `received` contains the reactions to every part, null
 * where they are not shown.
 */
export function publicStory(
	room: Room,
	story: Story,
	parts: Submission[],
	received: Map<number, EmojiCounts> | null,
	texts: Texts,
): WireStory {
	const whole = storyFor(room, withoutEarlyCover(room, story), parts, noFlags, texts);
	const { characters, settings, meta } = whole;
	const chosen = showsCasts(room);
	return {
		...whole,
		characters: chosen ? characters : {},
		settings: chosen ? settings : { mature: false },
		meta: {
			...meta,
			title: showsTitles(room) ? meta.title : null,
			...(received && hasResults(room) && resultsOf(room, parts, received, texts)),
		},
		submissions: received ? withReactions(whole.submissions, received) : whole.submissions,
	};
}

const withReactions = (
	parts: ById<WireSubmission>,
	received: Map<number, EmojiCounts>,
): ById<WireSubmission> =>
	keyed(Object.values(parts), (part) => ({
		...part,
		meta: { ...part.meta, reactions: received.get(part.id) ?? {} },
	}));

/** Returns the reactions that a story shows at the results. */
function resultsOf(
	room: Room,
	parts: Submission[],
	received: Map<number, EmojiCounts>,
	texts: Texts,
): Pick<WireStory["meta"], "reactions" | "line" | "best_line"> {
	const reactions: EmojiCounts = {};
	for (const { id } of parts) addCounts(reactions, received.get(id));
	const line = lineOf(room, parts, received, texts);
	return { reactions, ...(line && { line, best_line: line.text }) };
}

/** Returns a story for a player who works on it. */
export function storyFor(
	room: Room,
	story: Story,
	parts: Submission[],
	flags: FlagsSeen,
	texts: Texts,
): WireStory {
	const captain = room.seats[story.captain];
	return {
		id: story.id,
		characters: keyed(castOf(room, story.id), (c) => wireCharacter(room, c, texts)),
		submissions: keyed(parts, (part) => wireSubmission(room, part, flags, texts)),
		settings: { mature: story.mature },
		captain:
			captain && !hidesAuthors(room)
				? {
						id: captain.id,
						name: nameOf(room, captain.id) ?? captain.name,
						meta: { sprite_id: captain.meta.sprite_id },
					}
				: null,
		meta: {
			title: story.title === null ? null : named(story.title, texts),
			index: story.index,
			points: story.points,
			reactions: {},
			awards: story.awards.map((id) => room.awards[id]?.name ?? ""),
			...coverOf(story, texts),
		},
	};
}

/** Returns the drawing on a story's cover. One that was removed with its room is empty. */
function coverOf({ cover }: Story, texts: Texts): Pick<WireStory["meta"], "cover"> {
	const drawing = cover === null ? "" : (texts.cover?.(cover) ?? "");
	return drawing === "" ? {} : { cover: drawing };
}

/** Returns a part for its writer, with its prompts and marked as theirs. */
export function ownPart(room: Room, part: Submission, texts: Texts): WireSubmission {
	const { meta, ...shown } = wireSubmission(room, part, noFlags, texts);
	return {
		...shown,
		meta: { ...meta, ...(!part.closed && maySwap(room, part) && { can_swap: true as const }) },
		player_id: part.player,
		player: nameOf(room, part.player),
		prompts: promptsIn(room, part, texts).slice(0, LIMITS.prompts),
	};
}

function wireSubmission(
	room: Room,
	part: Submission,
	flags: FlagsSeen,
	texts: Texts,
): WireSubmission {
	const hidden = hidesAuthors(room);
	const [first] = promptsIn(room, part, texts);
	const shown = room.settings.forced_prompts || part.shown > 0;
	const marks =
		room.status >= STATUS.preVoting && showsSums(room) ? marksOf(room, part, texts) : null;
	return {
		id: part.id,
		index: part.index,
		player_id: hidden ? null : part.player,
		player: hidden ? null : nameOf(room, part.player),
		content: part.censored ? CENSORED : texts.part(part.id),
		prompts: [],
		meta: {
			prompt: shown && first !== undefined ? first : null,
			done: part.done,
			censored: part.censored,
			flagged: flags(part),
			...(marks && { marks }),
		},
	};
}

/** Returns the prompts of a part; a given opening is the prompt of the first one. */
const promptsIn = ({ firstLine }: Room, part: Submission, texts: Texts): string[] =>
	firstLine && part.index === 0 ? [firstLine.opening] : part.prompts.map((id) => texts.prompt(id));
