import { DEFAULT_SETTINGS } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer, WireStory, WireSubmission } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";

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

/** Returns a part as on the wire. */
export const submission = (part: Partial<WireSubmission> = {}): WireSubmission => ({
	id: 11,
	index: 0,
	player_id: 1,
	player: "Mika",
	content: "",
	prompts: [],
	meta: { prompt: null, done: false, censored: false, flagged: [] },
	...part,
});

export const story = (part: Partial<WireStory> = {}): WireStory => ({
	id: 21,
	characters: {},
	submissions: {},
	settings: { mature: false },
	captain: null,
	meta: { title: null, index: 0, points: 0, reactions: {}, awards: [] },
	...part,
});

/** Returns a lobby with one player, with changes. */
export const game = (part: Partial<Game> = {}): Game => ({
	id: 7,
	status: STATUS.lobby,
	host_id: 1,
	room_code: "WXYZ",
	settings: DEFAULT_SETTINGS,
	players: { 1: { id: 1, name: "Mika", status: STATUS.lobby, meta, data } },
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
