import type { Action, Bodies, PlayerActionName } from "#game/actions.ts";
import { guessedParts } from "#game/guess/guessing.ts";
import type { Entry, EntryName } from "#game/names/entries.ts";
import type { Room } from "#game/room.ts";
import {
	activePlayers,
	audienceOf,
	charactersOf,
	runningSubmissions,
	seatedPlayers,
	storiesOf,
	storyOf,
	submissionsOf,
} from "#game/selectors.ts";
import { coherentSettings } from "#game/settings/sent-settings.ts";
import { GAME_MODES } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import type { HostOrder, PowerName } from "#game/wire/bodies.ts";
import { type Ids, POWERS, pick } from "../../players/what-may-be-sent.ts";
import { newcomer, range, type Table } from "../../support/table.ts";

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

/** A row of the tables below. */
interface Row<Value> {
	/** How often it happens, in comparison with the others. */
	weight: number;
	/** Returns the seats that may do it. Now and then another seat tries. */
	by(room: Room): number[];
	/** Returns a body of the right form. Its ids exist mostly, and are mostly the sender's own. */
	body(room: Room, step: RandomStep, sender: number): Value;
}

const players = (room: Room) => activePlayers(room).map(({ id }) => id);
const everybody = (room: Room) => [...players(room), ...audienceOf(room).map(({ id }) => id)];
/** Returns the players who get the crown, in some order; without those who are asked, or with them. */
const connected = (room: Room, n: number) =>
	(n % 2 === 0 ? activePlayers(room) : seatedPlayers(room)).map(({ id }) => id).reverse();
const theHost = ({ hostId }: Room) => [hostId];
const NOBODY = 999;
const ids = (of: Record<string, { id: number }>) => Object.values(of).map(({ id }) => id);
const anyStory = (room: Room, n: number) => pick(ids(room.stories), n) ?? NOBODY;
const ownStory = (room: Room, sender: number, { which, what }: RandomStep) =>
	(what % 6 > 0 ? storyOf(room, sender)?.id : undefined) ?? anyStory(room, which);
const flags = (room: Room, { which, what }: RandomStep) =>
	what % 4 > 0 ? null : ids(room.submissions).filter((id) => id % 3 === which % 3);

/** Every action of a player. An action without a row does not compile. */
const ACTIONS: { [A in Exclude<PlayerActionName, "game/vip">]: Row<Bodies[A]> } = {
	"game/start": { weight: 2, by: theHost, body: () => ({}) },
	"game/again": {
		weight: 4,
		by: ({ seats }) =>
			Object.values(seats)
				.filter(({ asked }) => asked)
				.map(({ id }) => id),
		body: () => ({}),
	},
	"game/awake": {
		weight: 1,
		by: ({ seats }) =>
			Object.values(seats)
				.filter(({ asleep }) => asleep)
				.map(({ id }) => id),
		body: () => ({}),
	},
	"game/settings": {
		weight: 0.5,
		by: theHost,
		body: ({ settings }, { what, which }) => ({
			settings: coherentSettings(
				{
					...settings,
					game_mode: pick(GAME_MODES, what) ?? "default",
					max_players: 2 + (which % 5),
					num_switches: 1 + (what % 3),
					write_duration: which % 2 === 0 ? 0 : 10,
					hide_authors: what % 4 === 0,
					maturity: which % 4 === 0 ? "MATURE" : "ALL_AGES",
				},
				{ mature: true, premium: true },
			),
			prompts: which % 3 === 0 ? range(20) : null,
		}),
	},
	"game/ready": { weight: 2, by: players, body: () => ({}) },
	"game/ackMinor": { weight: 2, by: players, body: () => ({}) },
	"game/exit": {
		weight: 1,
		by: everybody,
		body: (room, { which }) => ({ heirs: [which % 9, ...connected(room, which)] }),
	},
	"game/character": {
		weight: 2,
		by: players,
		body: (room, { what, which }, sender) => {
			const before = charactersOf(room, ({ owner, locked }) => owner === sender && !locked);
			return {
				characters: range(room.settings.num_characters_submit).map((i) => ({
					name: what + (which % 5 === 0 ? 0 : i),
					mature: what % 2 === 0,
					...(which % 2 === 0 && before[i] && { id: before[i].id }),
				})),
			};
		},
	},
	"game/otpCharacter": {
		weight: 2,
		by: players,
		body: (room, { what }) => ({
			characters: range(room.settings.num_otp_characters || 2).map((i) => ({
				name: what + i,
				mature: what % 2 === 0,
			})),
			mature: what % 3 > 0,
		}),
	},
	"story/create": {
		weight: 2,
		by: players,
		body: (room, step, sender) => ({
			story: ownStory(room, sender, step),
			characters: charactersOf(room, ({ hands }) => step.which % 5 === 0 || hands.includes(sender))
				.slice(0, 1 + (step.what % 4))
				.map(({ id }) => id),
			mature: step.what % 2 === 0,
		}),
	},
	"story/submit": {
		weight: 6,
		by: (room) => runningSubmissions(room).map(({ player }) => player),
		body: (room, { what, which, ...rest }, sender) => {
			const own = runningSubmissions(room).filter(({ player }) => player === sender);
			return {
				submission: pick(what % 6 > 0 ? own : Object.values(room.submissions), which)?.id ?? NOBODY,
				done: [true, false, null][which % 3] ?? null,
				flagged: flags(room, { what, which, ...rest }),
			};
		},
	},
	"prompt/swap": {
		weight: 2,
		by: (room) => runningSubmissions(room).map(({ player }) => player),
		body: (room, { what, which }, sender) => {
			const own = runningSubmissions(room).filter(({ player }) => player === sender);
			return { submission: pick(own, which)?.id ?? NOBODY, prompt: what % 3 };
		},
	},
	"story/title": {
		weight: 2,
		by: players,
		body: (room, step, sender) => ({
			story: ownStory(room, sender, step),
			title: step.what,
			flagged: flags(room, step),
		}),
	},
	"cover/begin": {
		weight: 2,
		by: players,
		body: (room, step, sender) => ({ story: ownStory(room, sender, step) }),
	},
	"cover/draw": {
		weight: 3,
		by: players,
		body: (room, step, sender) => ({
			story: ownStory(room, sender, step),
			cover: step.what % 5 === 0 ? null : `cover ${step.which}`,
		}),
	},
	"story/react": {
		weight: 5,
		by: everybody,
		body: (room, step, sender) => {
			const story = anyStory(room, step.which);
			const before = Object.values(room.reactions).find(
				(reaction) => reaction.player === sender && reaction.story === story,
			);
			return {
				story,
				reaction: step.what % 2 === 0 ? (before?.id ?? -1) : -1,
				parts: submissionsOf(room, story).map(({ player }) =>
					player === sender && step.what % 6 > 0 ? [] : [step.what % 7, step.which % 7],
				),
				flagged: flags(room, step),
			};
		},
	},
	"story/vote": {
		weight: 6,
		by: everybody,
		body: (room, { which, what }) => ({
			award: pick(ids(room.awards), what) ?? NOBODY,
			story: anyStory(room, which),
		}),
	},
	"line/mark": {
		weight: 4,
		by: everybody,
		body: (room, { which, what }) => ({
			submission: pick(ids(room.submissions), which) ?? NOBODY,
			sentence: what % 4 === 0 ? null : what % 3,
		}),
	},
	"story/guess": {
		weight: 4,
		by: everybody,
		body: (room, { which, what }) => {
			const parts = guessedParts(room);
			const all = what % 6 > 0 && parts.length > 0 ? parts : Object.values(room.submissions);
			return {
				submission: pick(all, which)?.id ?? NOBODY,
				writer: what % 5 === 0 ? null : (pick(ids(room.seats), what) ?? NOBODY),
			};
		},
	},
	"reveal/skip": {
		weight: 1,
		by: players,
		body: (room, { which }) => ({ connected: connected(room, which).slice(which % 3) }),
	},
	"submission/censor": {
		weight: 1,
		by: theHost,
		body: (room, { which, what }) => ({
			submissions: ids(room.submissions).filter((id) => id % 4 === (which + what) % 4),
		}),
	},
};

const idsIn = (room: Room): Ids => ({
	seat: (n) => pick(ids(room.seats), n) ?? NOBODY,
	story: (n) => anyStory(room, n),
	shownOut: (n) => pick(room.shownOut, n)?.id ?? NOBODY,
});

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
			// The type of an entry does not pair its name with its body.
			table.entered.push({ player, type, body: ACTIONS[type].body(room, step, player) } as Entry);
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
const actionRows = Object.entries(ACTIONS) as [PlayerActionName, Row<never>][];

/** Everything that can happen by its name, with its weight. */
export const RANDOM_ACTIONS: ReadonlyMap<string, RandomAction> = new Map<string, RandomAction>([
	...Object.entries(HABITS),
	...Object.entries(EVENTS),
	...actionRows.map(([name, row]): [string, RandomAction] => [
		name,
		{
			weight: row.weight,
			do: (table, step) => {
				const sender = senderOf(table, row.by(table.room), step);
				send(table, sender, name, row.body(table.room, step, sender), step);
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
				send(table, sender, "game/vip", order, step);
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
	type: PlayerActionName,
	body: never,
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
