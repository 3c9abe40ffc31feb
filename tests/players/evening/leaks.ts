import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import type { WirePlayer } from "../wire/player.ts";
import { type Ledger, NAME_MARKS, PART_MARKS } from "./ledger.ts";

/**
 * Returns what a message reveals against docs/protocol.md "The game view": secrets, accounts, early
 * or censored texts, foreign names and hidden authors. The reader has already applied the message.
 */
export function leaksIn(
	message: ServerMessage,
	text: string,
	reader: WirePlayer,
	ledger: Ledger,
): string[] {
	const leaks: string[] = [];
	if (/"(secret|player_secret|user_id)":/.test(text)) leaks.push("a secret's key");
	for (const { name, secret, account } of ledger.guests.values()) {
		if (text.includes(secret)) leaks.push(`the secret of ${name}`);
		if (text.includes(account)) leaks.push(`the account of ${name}`);
	}
	if (!reader.game) return leaks;
	// Everybody reads what a sequel begins with.
	const given = JSON.stringify(reader.game.continues ?? null);
	for (const [mark, story, index, writer] of text.matchAll(PART_MARKS)) {
		if (
			!given.includes(mark) &&
			!maySee(reader, ledger, {
				mark,
				story: Number(story),
				index: Number(index),
				writer: Number(writer),
			})
		)
			leaks.push(`the part ${mark}`);
	}
	if (reader.game.status < STATUS.preStoryCreate) leaks.push(...namesIn(text, given, reader.id));
	leaks.push(...coversIn(text, reader, ledger), ...flagsIn(message, reader.id));
	if (ledger.settings.hide_authors && isBeforeReveal(reader))
		leaks.push(...authorsIn(message, reader.id), ...hintsIn(message, reader));
	return leaks;
}

/** Returns the names of others in a message, without given ones. */
const namesIn = (text: string, given: string, reader: number): string[] =>
	[...text.matchAll(NAME_MARKS)]
		.filter(([mark, owner]) => Number(owner) !== reader && !given.includes(mark))
		.map(([mark]) => `the name ${mark}`);

/** Returns the covers that a message shows too early. */
const coversIn = (text: string, reader: WirePlayer, { covers }: Ledger): string[] =>
	[...covers]
		.filter(([story, drawing]) => text.includes(drawing) && !maySeeCover(reader, story))
		.map(([story]) => `the cover of ${story}`);

/** Returns whether a reader may see a cover: its captain, the host in moderation, and then everybody. */
function maySeeCover({ id, game, player }: WirePlayer, story: number): boolean {
	if (game.status >= STATUS.preVoting || player.own_stories.includes(story)) return true;
	return game.status === STATUS.censoring && game.host_id === id;
}

/** Returns whether all authors are secret. With guesses they are until the opening of the reveal ends. */
function isBeforeReveal({ game }: WirePlayer): boolean {
	if (game.status < STATUS.preResults) return true;
	const step = game.reveal?.step ?? "opening";
	return game.guessing !== undefined && game.status === STATUS.preResults && step === "opening";
}

/** Returns the flags of other players that a message shows. */
const flagsIn = (message: ServerMessage, reader: number): string[] =>
	[...objectsIn(message)]
		.flatMap(({ flagged }) => (Array.isArray(flagged) ? flagged : []))
		.filter((player) => player !== reader && player !== 0)
		.map((player) => `a flag of ${player}`);

/**
 * Returns the hints in a message at the author of a text: how far a player has read, who is typing,
 * and a choice that arrives with the status of the captain who made it.
 */
function hintsIn({ game }: ServerMessage, { game: { status } }: WirePlayer): string[] {
	const hints: string[] = [];
	for (const { data, status: own } of objectsOf(game?.players)) {
		const { reaction_index, typing } = (data ?? {}) as Record<string, unknown>;
		if (reaction_index) hints.push(`a reader's place: ${reaction_index}`);
		if (typing) hints.push("who is typing");
		if (own === STATUS.voting) hints.push("who votes");
	}
	for (const story of objectsOf(game?.stories)) {
		const { characters = {}, settings, meta } = story as Partial<WireStory>;
		if (
			status <= STATUS.postStoryCreate &&
			(Object.keys(characters).length > 0 || settings?.mature)
		)
			hints.push(`a cast before all are chosen: ${JSON.stringify(story)}`);
		if (status <= STATUS.postStoryTitle && meta?.title)
			hints.push(`a title before all are given: ${meta.title}`);
	}
	return hints;
}

/** Returns the items of a collection, or of a patch of one. */
const objectsOf = (items: unknown): Record<string, unknown>[] =>
	Object.values(items ?? {}).filter((item) => typeof item === "object" && item !== null);

interface Mark {
	mark: string;
	story: number;
	index: number;
	writer: number;
}

function maySee(
	{ id, game, player }: WirePlayer,
	ledger: Ledger,
	{ mark, story, index, writer }: Mark,
): boolean {
	const { status } = game;
	if (status >= STATUS.preVoting) return !isCensored(ledger, story, index);
	if (writer === id) return true;
	const before = player.current_submission;
	if (status >= STATUS.preStoryWrite && status <= STATUS.preStoryTitle) {
		if (!before || player.current_story?.id !== story || !isLastText(ledger, story, index, mark))
			return false;
		return ledger.settings.game_mode === "broken_telephone"
			? index === before.index - 1
			: index < before.index;
	}
	if (status === STATUS.storyTitle) return player.current_story?.id === story;
	return status === STATUS.censoring && game.host_id === id;
}

const partAt = (ledger: Ledger, story: number, index: number) =>
	ledger.partsOf(story).find((part) => part.index === index);

const isCensored = (ledger: Ledger, story: number, index: number) =>
	ledger.censored.has(partAt(ledger, story, index)?.id ?? -1);

/** Returns whether a text is the last one of its part: a closed part shows no other. */
const isLastText = (ledger: Ledger, story: number, index: number, mark: string) =>
	partAt(ledger, story, index)?.text.includes(mark) ?? false;

/**
 * Returns the authors that a message names, apart from the reader's own parts in their own view.
 */
function authorsIn(message: ServerMessage, reader: number): string[] {
	const found = [...objectsIn(message.game), ...objectsIn(message.player)];
	const writers = found.filter(
		({ player_id }) => typeof player_id === "number" && player_id !== reader,
	);
	const inGame = [...objectsIn(message.game)].filter(
		({ player_id, player }) => typeof player_id === "number" || typeof player === "string",
	);
	const captains = found.filter(({ captain }) => typeof captain === "object" && captain !== null);
	return [...writers, ...inGame, ...captains].map(
		(who) => `an author: ${JSON.stringify(who).slice(0, 200)}`,
	);
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
	if (typeof value !== "object" || value === null) return;
	if (!Array.isArray(value)) yield value as Record<string, unknown>;
	for (const inner of Object.values(value)) yield* objectsIn(inner);
}
