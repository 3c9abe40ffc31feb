import type { Action, PlayerActionName } from "#game/actions.ts";
import type { Entry, EntryName } from "#game/names/entries.ts";
import type { Room, Seat } from "#game/room.ts";
import {
	activePlayers,
	audienceOf,
	runningSubmissions,
	storiesOf,
	storyOf,
	submissionsOf,
} from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView } from "#game/view/view.ts";
import type { HostOrder, PowerName, WireActionName } from "#game/wire/bodies.ts";
import {
	ACTIONS,
	type Ids,
	POWERS,
	pick,
	type SeatRole,
	type View,
} from "../../players/what-may-be-sent.ts";
import { NOBODY as AS_NUMBERS, newcomer, type Table } from "../../support/table.ts";
import { connected, type RecordedAction, recorded, type SentAction } from "./recorded.ts";

/**
 * One step of a random game. Every step means something in every state, so that any part of a game
 * is a game too. The numbers choose among what the room has.
 */
export interface RandomStep {
	action: string;
	who: number;
	which: number;
	what: number;
	/** Sends the action a second time. */
	twice: "with its id" | "without an id" | null;
}

const players = (room: Room) => activePlayers(room).map(({ id }) => id);
const everybody = (room: Room) => [...players(room), ...audienceOf(room).map(({ id }) => id)];
const theHost = ({ hostId }: Room) => [hostId];
const writers = (room: Room) => runningSubmissions(room).map(({ player }) => player);
const seatsThat = (room: Room, are: (seat: Seat) => boolean) =>
	ids(Object.fromEntries(Object.entries(room.seats).filter(([, seat]) => are(seat))));
const NOBODY = 999;
const ids = (of: Record<string, { id: number }>) => Object.values(of).map(({ id }) => id);

/** The seats that mostly send an action, where a role has others who mostly cannot. */
const SENDERS: Partial<Record<WireActionName, (room: Room) => number[]>> = {
	"game/again": (room) => seatsThat(room, ({ asked }) => asked === true),
	"game/awake": (room) => seatsThat(room, ({ asleep }) => asleep === true),
	"story/submit": writers,
	"prompt/swap": writers,
};

function sendersOf(room: Room, action: WireActionName, by: readonly SeatRole[]): number[] {
	if (SENDERS[action]) return SENDERS[action](room);
	if (by.includes("fan")) return everybody(room);
	return by.includes("guest") ? players(room) : theHost(room);
}

const idsIn = (room: Room): Ids => ({
	seat: (n) => pick(ids(room.seats), n) ?? NOBODY,
	story: (n) => pick(ids(room.stories), n) ?? NOBODY,
	part: (n) => pick(ids(room.submissions), n) ?? NOBODY,
	character: (n) => pick(ids(room.characters), n) ?? NOBODY,
	award: (n) => pick(ids(room.awards), n) ?? NOBODY,
	shownOut: (n) => pick(room.shownOut, n)?.id ?? NOBODY,
});

/** Returns an action that the seat may send now, as the gateway records it; null when nobody sits there. */
function anyAction(
	room: Room,
	name: SentAction,
	sender: number,
	step: RandomStep,
): RecordedAction | null {
	const seat = room.seats[sender] ?? room.seats[room.hostId] ?? Object.values(room.seats)[0];
	if (!seat) return null;
	const view: View = {
		id: seat.id,
		game: gameView(room, AS_NUMBERS),
		player: playerView(room, seat, AS_NUMBERS),
		write: (n) => `${n}`,
	};
	return recorded(room, sender, name, ACTIONS[name].body(view, step, idsIn(room)), step);
}

/** Returns further keys of a power: a kick has a reason, may lock the room, name other seats and bar an address. */
const detailsOf = (power: PowerName, { who, which, what }: RandomStep) =>
	power === "kick_player"
		? {
				...{ reason: "away", lock: what % 3 === 0, also: [(who % 9) + 1, (which % 9) + 1] },
				...(which % 2 === 0 && { bars: true }),
			}
		: {};

/** The events of a room besides actions. One without a row does not compile. */
type EventName = Exclude<Action["type"], PlayerActionName>;
interface RandomAction {
	weight: number;
	do(table: Table, step: RandomStep): unknown;
}
const EVENTS: Record<EventName, RandomAction> = {
	"room/join": {
		weight: 3,
		do: (table, { who, what }) =>
			table.join({
				...newcomer((who % 9) + (what % 4 === 0 ? 11 : 1), {
					// A person with a seat changes sides in the lobby.
					audience: what % 4 === 0 || what % 7 === 0,
					mature: what % 5 > 0,
				}),
				again: what % 3 > 0,
			}),
	},
	"room/hostGone": {
		weight: 1,
		do: (table, { who, what }) =>
			table.try({
				type: "room/hostGone",
				host: what % 3 > 0 ? table.room.hostId : (who % 9) + 1,
				heirs: [(who % 9) + 1, 11, ...connected(table.room, what).slice(0, what % 3)],
			}),
	},
	"room/shut": { weight: 0.02, do: (table) => table.try({ type: "room/shut" }) },
	"room/abandoned": { weight: 0.05, do: (table) => table.try({ type: "room/abandoned" }) },
	clock: { weight: 1, do: (table) => table.try({ type: "clock" }) },
	"keepGame/done": { weight: 3, do: settleNext },
	"closeEntries/done": { weight: 3, do: settleNext },
	"closeParts/done": { weight: 3, do: settleNext },
	"countStories/done": { weight: 3, do: settleNext },
};

const ENTRIES = [
	"game/character",
	"game/otpCharacter",
	"story/create",
	"story/title",
	"story/react",
] as const satisfies EntryName[];

/** The turns of players who play on, and the passing of time. */
const HABITS: Record<string, RandomAction> = {
	"a player takes their turn": {
		weight: 16,
		do: (table, { who }) => table.playTurn(pick(players(table.room), who) ?? NOBODY),
	},
	"everybody takes their turn": {
		weight: 10,
		do: (table) => {
			if (table.room.status !== STATUS.preStoryWrite) table.playPhase();
			else waitFor(table, (table.room.deadline ?? table.now) - table.now);
			settleNext(table);
		},
	},
	"a captain draws a cover, or begins one": {
		weight: 6,
		do: (table, { who, what }) => {
			const player = pick(players(table.room), who) ?? NOBODY;
			const story = storyOf(table.room, player)?.id;
			if (story === undefined) return;
			table.does(player, "cover/begin", { story });
			if (what % 3 > 0) table.does(player, "cover/draw", { story, cover: `cover ${who}` });
		},
	},
	"somebody enters something and does not send it": {
		weight: 6,
		do: (table, step) => {
			const { room } = table;
			const player = pick(everybody(room), step.who) ?? NOBODY;
			const type = ENTRIES[step.what % ENTRIES.length] ?? "story/title";
			const action = anyAction(room, type, player, step);
			// The type of an entry does not pair its name with its body.
			if (action) table.entered.push({ player, ...action } as Entry);
		},
	},
	"some seconds pass": { weight: 6, do: (table, { what }) => waitFor(table, what * 100) },
	"the time runs out": {
		weight: 3,
		// Most games would otherwise end in the lobby.
		do: (table, { what }) => {
			const { status, deadline } = table.room;
			if (deadline !== null && (status !== STATUS.lobby || what === 0))
				waitFor(table, deadline - table.now);
		},
	},
	"the clock is about to ring": {
		weight: 3,
		do: (table) => {
			if (table.room.deadline !== null && table.room.status !== STATUS.lobby)
				table.now = Math.max(table.now, table.room.deadline);
		},
	},
};

function settleNext(table: Table): void {
	for (const effect of table.waiting?.splice(0, 1) ?? []) table.settle(effect);
}

/** Lets time pass, and the clock ring at each deadline on the way, as the engine does. */
function waitFor(table: Table, ms: number): void {
	const end = table.now + Math.max(0, ms);
	const rings = () =>
		!table.room.closed &&
		table.room.awaiting === null &&
		table.room.deadline !== null &&
		table.room.deadline <= end;
	while (rings()) table.timeOut();
	table.now = Math.max(table.now, end);
}

const powerRows = Object.entries(POWERS) as [PowerName, (typeof POWERS)[PowerName]][];
const actionRows = Object.entries(ACTIONS) as [SentAction, (typeof ACTIONS)[SentAction]][];

/** Everything that can happen by its name, with its weight. */
export const RANDOM_ACTIONS: ReadonlyMap<string, RandomAction> = new Map<string, RandomAction>([
	...Object.entries(HABITS),
	...Object.entries(EVENTS),
	...actionRows.map(([name, row]): [string, RandomAction] => [
		name,
		{
			weight: row.weight.rules,
			do: (table, step) => {
				const sender = senderOf(table, sendersOf(table.room, name, row.by), step);
				const action = anyAction(table.room, name, sender, step);
				if (action) send(table, sender, action, step);
			},
		},
	]),
	...powerRows.map(([power, row]): [string, RandomAction] => [
		power,
		{
			weight: row.weight.rules,
			do: (table, step) => {
				const sender = senderOf(table, theHost(table.room), step);
				// The compiler cannot tell that the value belongs to the power.
				const order = {
					[power]: row.value(idsIn(table.room), step),
					...detailsOf(power, step),
				} as never;
				send(table, sender, { type: "game/vip", body: order }, step);
			},
		},
	]),
]);

/** Returns a seat that may do it, and now and then any other. */
const senderOf = ({ room }: Table, may: number[], { who, what }: RandomStep): number =>
	pick(what % 8 > 0 ? may : [...ids(room.seats), NOBODY], who) ?? NOBODY;

/** Sends an action. Throws if a second copy with the same id has an effect. */
function send(
	table: Table,
	sender: number,
	{ type, body }: RecordedAction,
	{ twice }: RandomStep,
): void {
	const id = twice === "with its id" ? `${table.room.version}` : undefined;
	const refused = table.does(sender, type, body, id);
	if (twice === null) return;
	const after = table.room;
	table.does(sender, type, body, id);
	const isRemembered = refused === null && id !== undefined && after.seats[sender] !== undefined;
	if (isRemembered && table.room !== after)
		throw new Error(`${type} of ${sender} had an effect twice`);
}

/** Takes a step. A step whose action no table has any more does nothing. */
export function takeRandomStep(table: Table, step: RandomStep): void {
	if (!table.room.closed) RANDOM_ACTIONS.get(step.action)?.do(table, step);
}

/** Opens the last page of a room that reads together. */
export function turnToTheEnd(table: Table): void {
	const { room } = table;
	const last = storiesOf(room).at(-1);
	if (room.reading === null || !last) return;
	const part = submissionsOf(room, last.id).length - 1;
	table.does(room.hostId, "game/vip", { read_to: { story_id: last.id, part } });
}

/**
 * Plays on as a host whose players do nothing: takes the host's turn, and skips the others.
 */
export function hostPlaysAlone(table: Table): void {
	const order = (power: HostOrder) => table.does(table.room.hostId, "game/vip", power);
	order({ pause: false });
	table.playTurn(table.room.hostId);
	turnToTheEnd(table);
	order({ skip_submission: true });
	for (const player of players(table.room)) order({ skip_player: player });
	order({ confirm_censor: true });
}
