import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { firstDifference } from "../evening/first-difference.ts";
import { leaksIn } from "../evening/leaks.ts";
import { OWN_VIEW_INVARIANTS, VIEW_INVARIANTS } from "../view-invariants.ts";
import type { Monkey } from "./monkey.ts";
import type { MonkeyRoom } from "./monkey-room.ts";

/** A message that the reader has applied. */
export interface AppliedMessage {
	message: ServerMessage;
	/** The message as it came. */
	text: string;
	reader: Monkey;
	/** The reader's state before it. */
	before: Pick<Monkey, "game" | "player" | "seq">;
	room: MonkeyRoom;
}

/**
 * Milliseconds that a room may need to notice that its time is over, on a machine with too much to
 * do.
 */
const LATE = 180_000;
/** Statuses from the begin of one phase to the begin of the next, at most. */
const LONGEST_PHASE = 6;

/** Codes of errors that no player can cause. */
const OUR_SIDE = ["failed", "notKept"];
/** Codes of errors for a message that was accepted before: its seat or room is gone. */
const LEFT = ["over", "notHere", "kicked", "closedByHost", "closedEmpty", "noSuchSeat"];

/** Returns what is wrong, or null. */
type Invariant = (heard: AppliedMessage & { game: Game; player: OwnPlayer }) => string | null;

/** Invariants of every message to every player. */
const INVARIANTS: Record<string, Invariant> = {
	...VIEW_INVARIANTS,
	...Object.fromEntries(
		Object.entries(OWN_VIEW_INVARIANTS).map(([name, invariant]): [string, Invariant] => [
			name,
			(heard) => (heard.message.player === undefined ? null : invariant(heard)),
		]),
	),

	"every message has the clock, which does not go back": ({ message: { now }, reader }) =>
		Number.isFinite(now) && now >= reader.latest ? null : `${now} after ${reader.latest}`,

	"every refusal has a code, and none is the server's own fault": ({ message: { error, code } }) =>
		error === undefined || (code !== undefined && !OUR_SIDE.includes(code))
			? null
			: `${code}: ${error}`,

	"what was acknowledged stays acknowledged": ({ message: { id, error, code = "" }, reader }) =>
		error !== undefined && id !== undefined && reader.settled.has(id) && !LEFT.includes(code)
			? `${JSON.stringify(reader.acknowledged.find((sent) => sent.id === id))} is refused with ${error}`
			: null,

	"only who left, was kicked or has no room is sent home": ({ message, reader, room }) =>
		!message.goaway || room.mayGo(reader) ? null : `${message.error}`,

	"patches add up to the snapshot": ({ message, before, game, player }) => {
		const isAgain = message.prev === undefined && message.seq === before.seq;
		if (!isAgain) return null;
		return (
			firstDifference("game", before.game, game) ??
			firstDifference("player", own(before.player), own(player))
		);
	},

	"the player is the same to themselves and to everybody": ({ message, game, player }) => {
		if (message.ack === undefined && message.prev !== undefined) return null;
		if (game.settings.hide_authors) return null; // others see a reader's progress later
		const status = game.players[player.id]?.status ?? player.status; // who leaves a lobby is in it no more
		return status === player.status ? null : `${player.status} and ${status}`;
	},

	"a game goes forward, or back to the lobby": ({ message, before, game }) => {
		// A player who was away may come back to the next game of the room.
		if (message.prev === undefined) return null;
		const from = before.game?.status ?? 0;
		// A task that the engine repeats, as on a machine with too much to do, shows the last phase again.
		return game.status >= from - LONGEST_PHASE || game.status === STATUS.lobby
			? null
			: `it went from ${from} to ${game.status}`;
	},

	"time that is over ends the phase": ({ game, message: { now } }) => {
		const end = game.countdown.hard_limit ?? null;
		return end === null || (game.paused_at ?? null) !== null || now < end + LATE
			? null
			: `${game.status} goes on ${now - end} ms after its end`;
	},

	"a text is the one that its writer had acknowledged": ({ message, game, player, room }) => {
		if (message.game === undefined && message.player === undefined) return null;
		for (const { id, content, content_follows, meta } of shownParts(game, player)) {
			if (content_follows || id === player.current_submission?.id) continue;
			const texts = meta.censored ? ["TEXT REMOVED"] : room.textsOf(id).possible;
			if (!texts.includes(content))
				return `${id} is “${content.slice(0, 50)}”, of ${texts.map((text) => text.slice(0, 50))}`;
		}
		return null;
	},

	"no id is used twice in the room's life": ({ game, room }) => {
		for (const { id, meta } of Object.values(game.stories)) {
			if (!room.isFirstUse(id, `story ${meta.index}`)) return `story ${id}`;
		}
		for (const { id, index } of Object.values(game.stories).flatMap(partsOf))
			if (!room.isFirstUse(id, `part ${index}`)) return `part ${id}`;
		for (const { id, meta } of Object.values(game.awards))
			if (!room.isFirstUse(id, meta.name)) return `award ${id}`;
		return null;
	},

	"nobody is told what they may not know": ({ message, text, reader, room }) =>
		leaksIn(message, text, reader, room.ledger).join(", ") || null,
};

const partsOf = ({ submissions }: WireStory) => Object.values(submissions);

const shownParts = (game: Game, player: OwnPlayer) =>
	[
		...Object.values(game.stories),
		...Object.values(player.stories),
		...(player.current_story ? [player.current_story] : []),
	].flatMap(partsOf);

/** Returns a player without their running text, which the server does not send back. */
const own = ({ current_submission, ...player }: OwnPlayer) => ({
	...player,
	current_submission: current_submission && { ...current_submission, content: "" },
});

/** Returns the broken invariants of a message. */
export function faultsIn(heard: AppliedMessage): string[] {
	const { game, player } = heard.reader;
	if (!game || !player) return [];
	return Object.entries(INVARIANTS).flatMap(([name, invariant]) => {
		const fault = invariant({ ...heard, game, player });
		return fault === null ? [] : [`${name}: ${fault}, after ${heard.text.slice(0, 300)}`];
	});
}
