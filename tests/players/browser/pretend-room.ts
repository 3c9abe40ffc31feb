import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import type { Status } from "#game/status.ts";
import type {
	Game,
	OwnPlayer,
	PublicPlayer,
	WireCharacter,
	WireStory,
	WireSubmission,
} from "#game/wire/state.ts";

const NAMES = ["Mika", "Boooo", "Spuddy", "Tanger", "Ratty", "Poulet", "Dino", "Wormy"];
const TITLES = ["The vending machine", "Potato, P.I.", "Three weddings and a raccoon"];
const CAST = ["Gandalf", "Miss Piggy", "Moby Dick", "A Sad Toaster", "Batman", "The Moon"];
const PROSE =
	"“I know that song,” whispered Miss Piggy, and her voice did what it had not done since 1942. ";

const keyed = <T extends { id: number }>(items: T[]) =>
	Object.fromEntries(items.map((item) => [item.id, item]));

/** Returns states of an ordinary game with eight players, as seen by `me`, its host. */
export function pretendRoom(me: PublicPlayer, rules: Partial<Settings> = {}) {
	const settings = { ...DEFAULT_SETTINGS, max_players: 12, moderation: true, ...rules };
	const soon = () => Date.now() + 107_000;
	const seat = (i: number, status: Status): PublicPlayer => ({
		...{ id: me.id + i, name: NAMES[i] ?? "", status: i % 3 === 2 ? 25 : status },
		meta: { ...me.meta, sprite_id: i * 2 + 1 },
		data: {
			...me.data,
			vip: i === 0,
			points: 4700 - 700 * i,
			connected: i !== 3,
			reactions: { 3: 4 },
		},
	});
	const hand = keyed(
		CAST.map(
			(name, i): WireCharacter => ({
				...{ id: i + 1, name, selected: false },
				meta: { mature: false, locked: false, otp: false },
			}),
		),
	);
	const part = (i: number): WireSubmission => ({
		...{ id: 900 + i, index: i, player_id: me.id + i + 1, player: NAMES[i + 1] ?? "" },
		...{ content: PROSE.repeat(i + 2), prompts: [] },
		meta: { prompt: null, done: true, censored: false, flagged: [] },
	});
	const story = (i: number): WireStory => ({
		...{ id: 100 + i, characters: keyed(Object.values(hand).slice(0, 2)) },
		...{ submissions: keyed([part(0), part(1), part(2)]), settings: { mature: false } },
		captain: { id: me.id + i, name: NAMES[i] ?? "", meta: { sprite_id: i * 2 + 1 } },
		meta: {
			title: TITLES[i] ?? "",
			index: i,
			points: 4700,
			reactions: { 3: 4 },
			awards: ["Best title"],
		},
	});
	const stories = [0, 1, 2].map(story);
	const extra = { num_audience: 2, num_screens: 0, language: settings.language };
	return {
		game: (status: Status): Partial<Game> => ({
			...{ status, settings, stories: keyed(stories), extra },
			players: keyed(NAMES.map((_, i) => seat(i, status))),
			awards: { 1: { id: 1, meta: { name: "Best title", subtitle: "Judge the cover", rule: 1 } } },
			countdown: { limit: soon(), hard_limit: null },
			submission: { reading_start: null, part: 2, ends: {}, reading_extra: {} },
		}),
		/** The host's own view; `prompts` are those of the running part. */
		own: (status: Status, prompts: string[] = []): Partial<OwnPlayer> => ({
			...{ status, characters: hand, own_stories: [101], own_submissions: [] },
			current_story: story(0),
			current_submission: {
				...part(2),
				id: 950,
				content: PROSE,
				prompts,
				meta: { ...part(2).meta, done: false },
			},
			submission: { submission_end: soon(), extra_reading: 0 },
		}),
	};
}
