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

/** Returns ids that the game mostly has. Rules know more of them than a client sees. */
export interface Ids {
	seat(n: number): number;
	story(n: number): number;
	part(n: number): number;
	character(n: number): number;
	award(n: number): number;
	shownOut(n: number): number;
}

/** How often random players do something, in comparison with other rows of the same driver. */
interface Weights {
	rules: number;
	wire: number;
}

interface Row {
	by: readonly SeatRole[];
	/** The phases in which it is accepted. */
	when: readonly Status[];
	weight: Weights;
}

interface ActionRow extends Row {
	/** Returns a body of the right form, which mostly fits the game. */
	body(view: View, choice: RandomChoice, ids: Ids): object;
}

interface PowerRow<P extends PowerName> extends Row {
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
	part: (n) =>
		pick(
			Object.values(game.stories).flatMap(({ submissions }) => idsOf(submissions)),
			n,
		) ?? NOBODY,
	character: (n) => pick(idsOf(player.characters), n) ?? NOBODY,
	award: (n) => pick(idsOf(game.awards), n) ?? NOBODY,
	shownOut: (n) => pick(idsOf(player.shown_out ?? {}), n) ?? NOBODY,
});

/** Returns the sender's story, now and then another one. */
const ownStory = ({ player }: View, { which, what }: RandomChoice, ids: Ids) =>
	(what % 6 > 0 ? player.current_story?.id : undefined) ?? ids.story(which);
const runningPartOf = ({ player }: Pick<View, "player">) => player.current_submission?.id ?? NOBODY;
const flags = ({ what, which }: RandomChoice, ids: Ids) =>
	what % 5 > 0
		? {}
		: {
				flagged_submissions: [...new Set([ids.part(which), ids.part(which + 3)])].filter(
					(id) => id > NOBODY,
				),
			};

/** Returns as many names as the mode wants. Now and then one is missing, or all are equal. */
function names({ id, game }: Pick<View, "id" | "game">, { what }: RandomChoice) {
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
	"game/start": { by: host, when: [lobby], weight: { rules: 2, wire: 1 }, body: empty },
	"game/again": { by: players, when: [lobby], weight: { rules: 4, wire: 1 }, body: empty },
	"game/awake": {
		by: everybody,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.3 },
		body: empty,
	},
	"game/settings": {
		by: host,
		when: [lobby],
		weight: { rules: 0.5, wire: 0.5 },
		body: (_view, { what }) => ({ settings: { num_switches: 1 + (what % 2) } }),
	},
	"game/ready": { by: players, when: [quickStart], weight: { rules: 2, wire: 1 }, body: empty },
	"game/ackMinor": { by: players, when: [minors], weight: { rules: 2, wire: 1 }, body: empty },
	"game/exit": {
		by: everybody,
		when: PLAYER_PHASES,
		weight: { rules: 1, wire: 0.4 },
		body: empty,
	},
	"game/character": {
		by: players,
		when: [characters],
		weight: { rules: 2, wire: 1 },
		body: (view, choice) => ({ characters: names(view, choice) }),
	},
	"game/otpCharacter": {
		by: players,
		when: [characters],
		weight: { rules: 2, wire: 1 },
		body: (view, choice) => ({
			characters: names(view, choice),
			story: { settings: { mature: choice.what % 3 > 0 } },
		}),
	},
	"story/create": {
		by: players,
		when: [storyCreate],
		weight: { rules: 2, wire: 1 },
		body: (view, choice, ids) => {
			const { which, what } = choice;
			const hand = idsOf(view.player.characters);
			const chosen = which % 5 === 0 ? [0, 1, 2, 3].map((n) => ids.character(n)) : hand;
			return {
				story: {
					id: ownStory(view, choice, ids),
					characters: [...new Set(chosen)].slice(0, 1 + (what % 4)),
					settings: { mature: what % 2 === 0 },
				},
			};
		},
	},
	"story/submit": {
		by: players,
		when: [storyWrite],
		weight: { rules: 6, wire: 12 },
		body: (view, choice, ids) => {
			const { which, what } = choice;
			const id = what % 6 > 0 ? runningPartOf(view) : ids.part(which);
			return {
				submission: { id, content: view.write(what) },
				...(which % 3 > 0 && { done_submission: which % 3 === 1 }),
				...flags(choice, ids),
			};
		},
	},
	"prompt/swap": {
		by: players,
		when: [storyWrite],
		weight: { rules: 2, wire: 1 },
		body: (view, { what }) => ({ submission: runningPartOf(view), prompt: what % 3 }),
	},
	"story/title": {
		by: players,
		when: [storyTitle],
		weight: { rules: 2, wire: 1 },
		body: (view, choice, ids) => ({
			story: { id: ownStory(view, choice, ids), meta: { title: `Title ${choice.what}` } },
			...flags(choice, ids),
		}),
	},
	"cover/begin": {
		by: players,
		when: [storyTitle],
		weight: { rules: 2, wire: 1 },
		body: (view, choice, ids) => ({ story: ownStory(view, choice, ids) }),
	},
	"cover/draw": {
		by: players,
		when: [storyTitle],
		weight: { rules: 3, wire: 2 },
		body: (view, choice, ids) => {
			const { what, which } = choice;
			return {
				story: ownStory(view, choice, ids),
				cover: what % 5 === 0 ? null : `hot 14 ${which},${what} ${what},${which}`,
			};
		},
	},
	"story/react": {
		by: everybody,
		when: [reacting],
		weight: { rules: 5, wire: 5 },
		body: ({ game, player }, choice, ids) => {
			const story = ids.story(choice.which);
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
				...flags(choice, ids),
			};
		},
	},
	"story/vote": {
		by: everybody,
		when: [reacting],
		weight: { rules: 6, wire: 4 },
		body: (_view, { what, which }, ids) => ({
			vote: { id: ids.award(what), story_id: ids.story(which) },
		}),
	},
	"line/mark": {
		by: everybody,
		when: [reacting],
		weight: { rules: 4, wire: 3 },
		body: (_view, { what, which }, ids) => ({
			submission: ids.part(which),
			sentence: what % 4 === 0 ? null : what % 3,
		}),
	},
	"story/guess": {
		by: everybody,
		when: [reacting],
		weight: { rules: 4, wire: 3 },
		body: ({ game, player }, { what, which }, ids) => {
			const parts = idsOf(game.stories[game.guessing?.story_id ?? NOBODY]?.submissions ?? {});
			const others = parts.filter((id) => !player.own_submissions.includes(id));
			return {
				submission: (what % 6 > 0 ? pick(others, which) : undefined) ?? ids.part(which),
				writer: what % 5 === 0 ? null : ids.seat(what),
			};
		},
	},
	"guess/done": {
		by: everybody,
		when: [reacting],
		weight: { rules: 2, wire: 2 },
		body: empty,
	},
	"reveal/skip": {
		by: players,
		when: [results],
		weight: { rules: 1, wire: 1 },
		body: empty,
	},
	"submission/censor": {
		by: host,
		when: [censoring, reacting],
		weight: { rules: 1, wire: 1 },
		body: (_view, { which, what }, ids) => ({
			vip_action: { censor_submission: [...new Set([ids.part(which), ids.part(what)])] },
		}),
	},
	"submission/censor2": {
		by: host,
		when: [censoring, reacting],
		weight: { rules: 0.5, wire: 0.5 },
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
