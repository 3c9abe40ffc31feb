import { STATUS, type Status } from "#game/status.ts";
import type { PowerName, PowerValue, WireActionName } from "#game/wire/bodies.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { nameMark } from "./evening/ledger.ts";

export type SeatRole = "host" | "guest" | "fan";

/** Random numbers that choose among what a game has. */
export interface RandomChoice {
	which: number;
	what: number;
}

/** A client's view of its game. */
export interface View {
	id: number;
	game: Game;
	player: OwnPlayer;
	/** Returns a text for the part that the player writes. */
	write(n: number): string;
}

/** Returns ids that the game mostly has. Rules and clients keep them in different forms. */
export interface Ids {
	seat(n: number): number;
	story(n: number): number;
	shownOut(n: number): number;
}

interface Row {
	by: readonly SeatRole[];
	/** The phases in which it is accepted. */
	when: readonly Status[];
}

interface ActionRow extends Row {
	/** How often random players send it over the wire, in comparison with other rows. */
	weight: number;
	/** Returns a body of the right form, which mostly fits the game. */
	body(view: View, choice: RandomChoice): object;
}

interface PowerRow<P extends PowerName> extends Row {
	/** How often random players use it, in comparison with other rows. */
	weight: { rules: number; wire: number };
	value(ids: Ids, choice: RandomChoice): PowerValue<P>;
	/** What a client may send beside the value. */
	details?(choice: RandomChoice): object;
}

const host: readonly SeatRole[] = ["host"];
const players: readonly SeatRole[] = ["host", "guest"];
const everybody: readonly SeatRole[] = ["host", "guest", "fan"];
const { lobby, quickStart, minors, characters, storyCreate } = STATUS;
const { storyWrite, storyTitle, censoring, reacting, results } = STATUS;

/** The phases with a status that players can be in, in their order. */
export const PLAYER_PHASES: readonly Status[] = [
	...[lobby, quickStart, minors, characters, storyCreate],
	...[storyWrite, storyTitle, censoring, reacting, results],
];

const NOBODY = 1;
export const pick = <T>(items: readonly T[], n: number): T | undefined =>
	items[n % Math.max(1, items.length)];
const idsOf = (of: object) => Object.keys(of).map(Number);

/** Returns the ids of a client's game. */
export const idsSeenBy = ({ game, player }: Pick<View, "game" | "player">): Ids => ({
	seat: (n) => pick(idsOf(game.players), n) ?? NOBODY,
	story: (n) => pick(idsOf(game.stories), n) ?? NOBODY,
	shownOut: (n) => pick(idsOf(player.shown_out ?? {}), n) ?? NOBODY,
});

const anyPart = ({ game }: View, n: number) => {
	const parts = Object.values(game.stories).flatMap(({ submissions }) => idsOf(submissions));
	return pick(parts, n) ?? NOBODY;
};
export const runningPartOf = ({ player }: Pick<View, "player">) =>
	player.current_submission?.id ?? NOBODY;
const flags = (view: View, { what, which }: RandomChoice) =>
	what % 5 > 0 ? {} : { flagged_submissions: [anyPart(view, which)].filter((id) => id > NOBODY) };

/** Returns as many names as the mode wants. Now and then one is missing, or all are equal. */
export function names({ id, game }: Pick<View, "id" | "game">, { what }: RandomChoice) {
	const { num_otp_characters, num_characters_submit } = game.settings;
	const count = what % 10 === 0 ? 1 : num_otp_characters || num_characters_submit;
	return Array.from({ length: count }, (_, n) => ({
		name: `${nameMark(id, what % 11 === 0 ? 0 : n)} ${what}`,
		meta: { mature: what % 2 === 0 },
	}));
}

const empty = () => ({});

/** Every action of the wire but the host's powers. An action without a row does not compile. */
export const ACTIONS: { [A in Exclude<WireActionName, "game/vip">]: ActionRow } = {
	"game/start": { by: host, when: [lobby], weight: 1, body: empty },
	"game/again": { by: players, when: [lobby], weight: 1, body: empty },
	"game/awake": { by: everybody, when: PLAYER_PHASES, weight: 0.3, body: empty },
	"game/settings": {
		by: host,
		when: [lobby],
		weight: 0.5,
		body: (_view, { what }) => ({ settings: { num_switches: 1 + (what % 2) } }),
	},
	"game/ready": { by: players, when: [quickStart], weight: 1, body: empty },
	"game/ackMinor": { by: players, when: [minors], weight: 1, body: empty },
	"game/exit": { by: everybody, when: PLAYER_PHASES, weight: 0.4, body: empty },
	"game/character": {
		by: players,
		when: [characters],
		weight: 1,
		body: (view, choice) => ({ characters: names(view, choice) }),
	},
	"game/otpCharacter": {
		by: players,
		when: [characters],
		weight: 1,
		body: (view, choice) => ({
			characters: names(view, choice),
			story: { settings: { mature: choice.what % 3 > 0 } },
		}),
	},
	"story/create": {
		by: players,
		when: [storyCreate],
		weight: 1,
		body: ({ player }, { what }) => ({
			story: {
				id: player.current_story?.id ?? NOBODY,
				characters: idsOf(player.characters).slice(0, 1 + (what % 4)),
				settings: { mature: what % 2 === 0 },
			},
		}),
	},
	"story/submit": {
		by: players,
		when: [storyWrite],
		weight: 12,
		body: (view, choice) => ({
			submission: { id: runningPartOf(view), content: view.write(choice.what) },
			...(choice.which % 3 === 0 && { done_submission: choice.which % 2 === 0 }),
			...flags(view, choice),
		}),
	},
	"prompt/swap": {
		by: players,
		when: [storyWrite],
		weight: 1,
		body: (view, { what }) => ({ submission: runningPartOf(view), prompt: what % 3 }),
	},
	"story/title": {
		by: players,
		when: [storyTitle],
		weight: 1,
		body: (view, choice) => ({
			story: {
				id: view.player.current_story?.id ?? idsSeenBy(view).story(choice.which),
				meta: { title: `Title ${choice.what}` },
			},
			...flags(view, choice),
		}),
	},
	"cover/begin": {
		by: players,
		when: [storyTitle],
		weight: 1,
		body: ({ player }) => ({ story: player.current_story?.id ?? NOBODY }),
	},
	"cover/draw": {
		by: players,
		when: [storyTitle],
		weight: 2,
		body: ({ player }, { what, which }) => ({
			story: player.current_story?.id ?? NOBODY,
			cover: what % 5 === 0 ? null : `hot 14 ${which},${what} ${what},${which}`,
		}),
	},
	"story/react": {
		by: everybody,
		when: [reacting],
		weight: 5,
		body: (view, choice) => {
			const { game, player } = view;
			const story = idsSeenBy(view).story(choice.which);
			const before = Object.values(player.reactions).find(({ story_id }) => story_id === story);
			const parts = Object.values(game.stories[story]?.submissions ?? {});
			return {
				reaction: {
					id: choice.what % 2 === 0 ? (before?.id ?? -1) : -1,
					story_id: story,
					meta: {
						submission_reactions: parts
							.sort((a, b) => a.index - b.index)
							.map(({ id }) =>
								player.own_submissions.includes(id) && choice.what % 6 > 0
									? []
									: [choice.what % 7, choice.which % 7],
							),
					},
				},
				...flags(view, choice),
			};
		},
	},
	"story/vote": {
		by: everybody,
		when: [reacting],
		weight: 4,
		body: (view, { what, which }) => ({
			vote: {
				id: pick(idsOf(view.game.awards), what) ?? NOBODY,
				story_id: idsSeenBy(view).story(which),
			},
		}),
	},
	"line/mark": {
		by: everybody,
		when: [reacting],
		weight: 3,
		body: (view, { what, which }) => ({
			submission: anyPart(view, which),
			sentence: what % 4 === 0 ? null : what % 3,
		}),
	},
	"story/guess": {
		by: everybody,
		when: [reacting],
		weight: 3,
		body: ({ game, player }, { what, which }) => {
			const parts = idsOf(game.stories[game.guessing?.story_id ?? NOBODY]?.submissions ?? {});
			const others = parts.filter((id) => !player.own_submissions.includes(id));
			return {
				submission: pick(what % 6 > 0 ? others : parts, which) ?? NOBODY,
				writer: what % 5 === 0 ? null : (pick(idsOf(game.players), what) ?? NOBODY),
			};
		},
	},
	"reveal/skip": { by: players, when: [results], weight: 1, body: empty },
	"submission/censor": {
		by: host,
		when: [censoring, reacting],
		weight: 1,
		body: (view, { which, what }) => ({
			vip_action: { censor_submission: [anyPart(view, which), anyPart(view, what)] },
		}),
	},
	"submission/censor2": {
		by: host,
		when: [censoring, reacting],
		weight: 0.5,
		body: () => ({ vip_action: { censor_submission: [] } }),
	},
};

/** Every power of the host. A power without a row does not compile. */
export const POWERS: { [P in PowerName]: PowerRow<P> } = {
	skip_submission: {
		by: host,
		when: [storyWrite, storyTitle],
		weight: { rules: 1, wire: 0.6 },
		value: () => true,
	},
	kick_player: {
		by: host,
		when: [lobby, quickStart, minors, characters, storyCreate],
		weight: { rules: 1, wire: 0.3 },
		value: ({ seat }, { which }) => seat(which),
		details: ({ which, what }) => ({
			...(what % 4 === 0 && { reason: "stranger" }),
			...(what % 5 === 0 && { lock: true }),
			...(which % 2 === 0 && { network: true }),
			// The room has no table, so this is refused.
			...(what % 7 === 0 && { table: true }),
		}),
	},
	skip_player: {
		by: host,
		when: [quickStart, minors, characters, storyCreate, storyTitle, reacting],
		weight: { rules: 2, wire: 0.6 },
		value: ({ seat }, { which }) => seat(which),
	},
	close_game: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 0.1, wire: 0.02 },
		value: () => true,
	},
	confirm_censor: {
		by: host,
		when: [censoring],
		weight: { rules: 1, wire: 0.5 },
		value: () => true,
	},
	pass_crown: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 2, wire: 2 },
		value: ({ seat }, { which }) => seat(which),
	},
	lock_room: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 1 },
		value: (_ids, { what }) => what % 3 === 0,
	},
	let_back: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.5 },
		value: ({ shownOut }, { which }) => shownOut(which),
	},
	sparks: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 1 },
		value: (_ids, { what }) => what % 2 === 0,
	},
	sparks_of: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.5 },
		value: ({ seat }, { which, what }) => ({ player_id: seat(which), on: what % 2 === 0 }),
	},
	overlay: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 0.3, wire: 0.3 },
		value: (_ids, { what }) => what % 2 === 0,
	},
	remove_cover: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.5 },
		value: ({ story }, { which }) => story(which),
	},
	pause: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 4, wire: 4 },
		value: (_ids, { what }) => what % 5 < 2,
	},
	wake: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.2 },
		value: ({ seat }, { which }) => seat(which),
	},
	nudge: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.2 },
		value: ({ seat }, { which }) => seat(which),
	},
	open_seat: {
		by: host,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.2 },
		value: ({ seat }, { which }) => seat(which),
	},
	read_tonight: {
		by: host,
		when: [reacting],
		weight: { rules: 0.3, wire: 0.1 },
		value: () => true,
	},
	add_minute: { by: host, when: PLAYER_PHASES, weight: { rules: 2, wire: 0.4 }, value: () => true },
	play_again: { by: host, when: [results], weight: { rules: 1, wire: 1 }, value: () => true },
	sequel: { by: host, when: [results], weight: { rules: 1, wire: 1 }, value: () => true },
	read_to: {
		by: host,
		when: [reacting],
		weight: { rules: 3, wire: 3 },
		value: ({ story }, { which, what }) => ({
			story_id: story(which),
			part: what % 4,
			...(which % 3 === 0 && { page: what % 5 }),
			...(what % 7 === 0 && { ended: true }),
		}),
	},
};
