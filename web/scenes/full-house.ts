import { LIMITS } from "#game/limits.ts";
import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer, PublicPlayer, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { GUEST, HOST, type ScenePlay } from "./evening.ts";
import type { GameScene } from "./game-scene.ts";

/** As many as play, because a reveal among all players takes seconds. The others only sit there. */
const PLAYERS = 6;
const POINTS = 123_456;
const REACTIONS = Object.fromEntries(
	Array.from({ length: LIMITS.emojis }, (_, emoji) => [emoji, 999]),
);
/** Returns a text of wide letters, which has no place to break. */
const wide = (length: number) => "W".repeat(length);
const NAME = wide(LIMITS.playerNameLength.max);
const TITLE = wide(LIMITS.titleLength);

const fullSeat = (seat: PublicPlayer): PublicPlayer => ({
	...{ ...seat, name: NAME },
	data: { ...seat.data, points: POINTS, premium: true, reactions: REACTIONS },
});

const fullStory = (story: WireStory, awards: string[]): WireStory => {
	const [character] = Object.values(story.characters);
	const cast = Array.from({ length: LIMITS.charactersPerStory }, (_, id) => ({
		...{ id, selected: true, meta: { mature: false, locked: false, otp: false } },
		...{ ...character, id, name: wide(LIMITS.characterNameLength) },
	}));
	return {
		...story,
		characters: Object.fromEntries(cast.map((one) => [one.id, one])),
		submissions: Object.fromEntries(
			Object.entries(story.submissions).map(([id, part]) => [
				id,
				{ ...part, player: NAME, content: wide(400) },
			]),
		),
		settings: { mature: true },
		captain: story.captain && { ...story.captain, name: NAME },
		meta: { ...story.meta, title: TITLE, points: POINTS, reactions: REACTIONS, awards },
	};
};

const mapped = <T>(items: Record<string, T>, change: (item: T) => T): Record<string, T> =>
	Object.fromEntries(Object.entries(items).map(([key, item]) => [key, change(item)]));

/** Returns a view in which every text and every number is as long as the rules allow. */
export function atLimits({ game, player }: { game: Game; player: OwnPlayer }) {
	const awards = Object.values(game.awards).map(({ meta }) => meta.name);
	const won = game.status === STATUS.results ? awards : [];
	const seated = Object.values(game.players);
	const seats = Array.from({ length: LIMITS.players }, (_, i) => ({
		...(seated[i % seated.length] as PublicPlayer), // somebody has a seat
		id: i + 1,
	}));
	return {
		game: {
			...game,
			players: Object.fromEntries(seats.map((seat) => [seat.id, fullSeat(seat)])),
			stories: mapped(game.stories, (story) => fullStory(story, won)),
			extra: { ...game.extra, num_audience: LIMITS.audience },
		},
		player: { ...player, name: NAME },
	};
}

const FULL = {
	...{ full: true, players: PLAYERS },
	settings: { max_players: LIMITS.players },
} as const;

const playTo = (status: number) => (evening: ScenePlay) => evening.playTo(status);
const read = (evening: ScenePlay) => {
	evening.playTo(STATUS.reacting);
	evening.read(GUEST);
};

/** The screens of a room in which every limit is reached. */
export const FULL_SCENES = {
	"full-lobby": { ...FULL, viewer: HOST },
	"full-wait": {
		...FULL,
		play: (evening) => {
			evening.playTo(STATUS.quickStart);
			evening.takeTurn(GUEST);
		},
	},
	"full-list": { ...FULL, play: playTo(STATUS.reacting) },
	"full-story": { ...FULL, play: playTo(STATUS.reacting), presses: [TITLE] },
	"full-award": { ...FULL, play: read, presses: [readingWords.read.proceed] },
	"full-tv-library": {
		...{ ...FULL, tv: "screen", players: 12 },
		play: (evening) => {
			evening.playTo(STATUS.results);
			evening.now += 20_000; // the winner has left the stage
		},
	},
	"full-congratulations": { ...FULL, play: playTo(STATUS.results), played: true },
	"full-results": { ...FULL, play: playTo(STATUS.results) },
	"full-results-story": { ...FULL, play: playTo(STATUS.results), presses: [TITLE] },
} as const satisfies Record<string, GameScene>;
