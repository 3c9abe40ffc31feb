import { DEFAULT_SETTINGS } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import type {
	Game,
	OwnPlayer,
	PlayerData,
	PublicPlayer,
	WireCharacter,
	WireStory,
	WireSubmission,
} from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import type { TakenSeat } from "../../../web/room/seats/seat.ts";

const data = {
	audience: false,
	points: 0,
	vip: false,
	connected: true,
	premium: false,
	reaction_index: 0,
	reactions: {},
};
const meta = { sprite_id: 2, mature: true, accessibility2: "classic", locked: false } as const;

/** Parts of a value whose `meta` may be in part too. */
type Some<T extends { meta: object }> = Partial<Omit<T, "meta">> & { meta?: Partial<T["meta"]> };

/** Returns a part as on the wire. */
export const submission = ({ meta, ...part }: Some<WireSubmission> = {}): WireSubmission => ({
	id: 11,
	index: 0,
	player_id: 1,
	player: "Mika",
	content: "",
	prompts: [],
	meta: { prompt: null, done: false, censored: false, flagged: [], ...meta },
	...part,
});

export const story = ({ meta, ...part }: Some<WireStory> = {}): WireStory => ({
	id: 21,
	characters: {},
	submissions: {},
	settings: { mature: false },
	captain: null,
	meta: { title: null, index: 0, points: 0, reactions: {}, awards: [], ...meta },
	...part,
});

export const character = (id: number, name: string): WireCharacter => ({
	id,
	name,
	selected: true,
	meta: { mature: false, locked: false, otp: false },
});

/** Returns somebody in the room as all see them. */
export const person = (
	id: number,
	part: Partial<Omit<PublicPlayer, "data">> = {},
	own: Partial<PlayerData> = {},
): PublicPlayer => ({
	id,
	name: `P${id}`,
	status: STATUS.lobby,
	meta,
	...part,
	data: { ...data, ...own },
});

/** Returns things by their ids, as states have them. */
export const byId = <T extends { id: number }>(...things: T[]): Record<number, T> =>
	Object.fromEntries(things.map((thing) => [thing.id, thing]));

/** Returns a seat that this device has taken in a room. */
export const takenSeat = (part: Partial<TakenSeat> = {}): TakenSeat => ({
	roomCode: "WXYZ",
	playerSecret: "s".repeat(20),
	playerId: 1,
	gameId: 7,
	audience: false,
	profile: null,
	newcomer: false,
	...part,
});

/** Returns a lobby with one player, with changes. */
export const game = (part: Partial<Game> = {}): Game => ({
	id: 7,
	status: STATUS.lobby,
	host_id: 1,
	room_code: "WXYZ",
	settings: DEFAULT_SETTINGS,
	players: byId(person(1, { name: "Mika" })),
	stories: {},
	awards: {},
	countdown: { limit: null, hard_limit: null },
	submission: { reading_start: null, part: null, ends: {}, reading_extra: {} },
	crown: null,
	stage: 0,
	paused_at: null,
	paused_until: null,
	locked: false,
	reading: null,
	hurry_at: null,
	reveal: null,
	sparks: true,
	overlay: true,
	extra: { num_audience: 0, num_screens: 0, language: "en" },
	last_game: null,
	again: null,
	game_stats: null,
	superlatives: null,
	...part,
});

export const player = (part: Partial<OwnPlayer> = {}): OwnPlayer => ({
	id: 1,
	name: "Mika",
	status: STATUS.lobby,
	meta,
	data,
	characters: {},
	current_story: null,
	current_submission: null,
	submission: { submission_end: null, extra_reading: 0 },
	reactions: {},
	votes: {},
	marks: {},
	own_submissions: [],
	own_stories: [],
	own_flags: [],
	flag_counts: {},
	drafts: {},
	stories: {},
	...part,
});

/** Returns the first message of a connection. */
export const snapshotMessage = (
	seq: number,
	part: Partial<Game> = {},
	own: Partial<OwnPlayer> = {},
): ServerMessage => ({
	now: Date.now(),
	seq,
	game: game(part),
	player: player(own),
});
