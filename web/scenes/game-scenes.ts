import type { RevealStep } from "#game/reveal/reveal-steps.ts";
import { PRESETS } from "#game/settings/presets.ts";
import { STATUS } from "#game/status.ts";
import { createWords } from "#words/game/create.ts";
import { hostWords } from "#words/game/host.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { readingWords } from "#words/game/reading.ts";
import { roomWords } from "#words/game/room.ts";
import { screenWords } from "#words/game/screens.ts";
import { tableWords } from "#words/game/table.ts";
import { siteWords } from "#words/site/site.ts";
import { COVER_SCENES } from "./cover-scenes.ts";
import { CROWD_SCENES } from "./crowd-scenes.ts";
import { DAYS_SCENES } from "./days-scenes.ts";
import { GUEST, HOST, type ScenePlay, WATCHER } from "./evening.ts";
import { FULL_SCENES } from "./full-house.ts";
import type { GameScene } from "./game-scene.ts";
import { GUESS_SCENES } from "./guess-scenes.ts";
import { SEQUEL_SCENES } from "./sequel-scenes.ts";

const playTo = (status: number) => (evening: ScenePlay) => evening.playTo(status);
const playToPart = (part: number) => (evening: ScenePlay) => evening.playToPart(part);

/** Plays to a phase and lets the players with these seats finish it. */
const finishedBy =
	(status: number, ...players: number[]) =>
	(evening: ScenePlay) => {
		evening.playTo(status);
		for (const player of players) evening.takeTurn(player);
	};

/** Plays to a step of the reveal. */
const revealTo =
	(step: RevealStep, times = 1) =>
	(evening: ScenePlay) =>
		evening.revealTo(step, times);

const TOGETHER = { settings: { read_together: true } };

/** Plays to the reading, which the host leads up to a part. */
const readTo = (story: number, part: number) => (evening: ScenePlay) => {
	evening.playTo(STATUS.reacting);
	evening.readTo(story, part);
};

/** Leads all readers on to the awards, where these readers have finished the stories. */
const ledOn =
	(...readers: number[]) =>
	(evening: ScenePlay) => {
		evening.playTo(STATUS.reacting);
		for (const reader of readers) evening.read(reader);
		evening.leadOn();
	};

const paused = (evening: ScenePlay) => {
	evening.playToPart(1);
	evening.does(HOST, "game/vip", { pause: true });
};

/** Plays to the second part, which two have finished, one of them a while ago. */
const writing = (evening: ScenePlay) => {
	evening.playToPart(1);
	for (const player of [HOST, 5]) evening.takeTurn(player);
};

const TWELVE = { max_players: 12 };
const EIGHT = { max_players: 8, multi_prompt: true };

/** Plays to the third part, which two of eight players and these have finished. */
const eight =
	(...more: number[]) =>
	(evening: ScenePlay) => {
		evening.playToPart(2);
		for (const player of [3, 5, ...more]) evening.takeTurn(player);
	};

/** Plays to the end of the guest's time for the third part, which another one has finished. */
const down = (evening: ScenePlay) => {
	evening.playToPart(2);
	evening.takeTurn(4);
	evening.waitFor(GUEST);
	evening.takeTurn(GUEST);
};

const LATE = { late: { text: "Nobody had told the potato. ".repeat(30), forget() {} } };

/** Every screen of the game, by the name in the address of /dev/scenes. */
export const GAME_SCENES = {
	...DAYS_SCENES,
	...GUESS_SCENES,
	...SEQUEL_SCENES,
	...COVER_SCENES,
	...FULL_SCENES,
	...CROWD_SCENES,
	"lobby-host": { viewer: HOST },
	"lobby-guest": {},
	"lobby-alone": { viewer: HOST, players: 1 },
	"lobby-two": { viewer: HOST, players: 2, settings: TWELVE },
	"lobby-three": { viewer: HOST, players: 3, settings: TWELVE },
	"lobby-four": { viewer: HOST, players: 4, settings: TWELVE },
	"lobby-five": { viewer: HOST, players: 5, settings: TWELVE },
	"lobby-eight": { players: 8, settings: TWELVE },
	"lobby-twelve": { players: 12, settings: TWELVE },
	"lobby-twelve-host": { viewer: HOST, players: 12, settings: TWELVE },
	"lobby-mode": { viewer: HOST, settings: { game_mode: "otp" } },
	"lobby-audience": { viewer: WATCHER, audience: 2 },
	"lobby-full": { viewer: HOST, players: 8, settings: { max_players: 8 } },
	"lobby-solo": {
		viewer: HOST,
		players: 1,
		settings: { game_mode: "solo_mode", max_players: 1 },
	},
	"lobby-locked": {
		viewer: HOST,
		play: (evening) => evening.does(HOST, "game/vip", { lock_room: true }),
	},
	"lobby-rules": {
		viewer: HOST,
		players: 4,
		settings: { ...PRESETS.classic, guess_authors: true, max_players: 12 },
		presses: [tableWords.lobby.rules],
	},
	"lobby-recipe": {
		viewer: HOST,
		presses: [tableWords.lobby.rules, createWords.everything, createWords.recipe.share],
	},
	"lobby-change": { presses: [lobbyWords.changeLabel] },

	"quick-start": { play: playTo(STATUS.quickStart) },
	"quick-start-wait": { play: finishedBy(STATUS.quickStart, GUEST, 3) },
	minors: { play: playTo(STATUS.minors) },
	characters: { play: playTo(STATUS.characters) },
	"characters-pair": { play: playTo(STATUS.characters), settings: { game_mode: "otp" } },
	"characters-missing": {
		play: playTo(STATUS.characters),
		presses: [screenWords.characters.left(3)],
	},
	"characters-host": { viewer: HOST, play: playTo(STATUS.characters) },
	"characters-wait": { play: finishedBy(STATUS.characters, GUEST, 3) },
	"characters-wait-host": { viewer: HOST, play: finishedBy(STATUS.characters, HOST, 3) },
	"story-create": { play: playTo(STATUS.storyCreate) },
	"story-create-missing": {
		play: playTo(STATUS.storyCreate),
		presses: [screenWords.create.more(2)],
	},
	"story-create-rating": {
		players: 2, // the third is under 18
		settings: { maturity: "MATURE" },
		play: playTo(STATUS.storyCreate),
	},
	"story-create-wait": { play: finishedBy(STATUS.storyCreate, GUEST) },

	intro: { play: playTo(STATUS.preStoryWrite) },
	"write-first": { play: playToPart(0) },
	"write-next": { play: playToPart(2) },
	"write-host": { viewer: HOST, play: playToPart(1) },
	"write-prompts": {
		play: playToPart(1),
		settings: { forced_prompts: true, multi_prompt: true },
	},
	"write-eight": { players: 8, settings: EIGHT, play: eight() },
	"write-eight-done": { players: 8, settings: EIGHT, play: eight(GUEST) },
	"write-twelve-done": {
		players: 12,
		settings: { ...TWELVE, multi_prompt: true },
		play: eight(GUEST),
	},
	"write-last": { players: 8, settings: { num_switches: 6 }, play: playToPart(5) },
	"write-done": {
		play: (evening) => {
			evening.playToPart(1);
			evening.takeTurn(GUEST);
		},
	},
	"write-last-seconds": {
		play: (evening) => {
			evening.playToPart(1);
			evening.waitUntil(9_000);
		},
	},
	"write-over": {
		play: (evening) => {
			evening.playToPart(1);
			evening.waitUntil(0);
		},
	},
	"write-down": { play: down },
	"write-twelve-down": { players: 12, settings: TWELVE, play: down },
	"write-untimed": { play: playToPart(1), settings: { write_duration: 0 } },
	"write-audience": { viewer: WATCHER, audience: 1, play: playToPart(1) },
	"write-offline": { play: playToPart(1), room: { connection: "offline", save: "saving" } },
	"write-saving": { play: playToPart(1), room: { save: "saving" } },
	"write-lost": { play: playToPart(1), room: { connection: "late", save: "saving" } },
	"write-failed": { play: playToPart(1), room: { connection: "connection_failed" } },
	"write-back": { play: playToPart(2), presses: [screenWords.write.back] },
	"write-error": {
		play: playToPart(1),
		room: { error: "The room did not answer in time. Please try again." },
	},
	"write-late": { play: playToPart(1), room: LATE },
	"title-late": { play: playTo(STATUS.storyTitle), room: LATE },
	"story-list-late": { play: playTo(STATUS.reacting), room: LATE },
	paused: { play: paused },
	"paused-host": { viewer: HOST, play: paused },

	title: { play: playTo(STATUS.storyTitle) },
	"title-wait-host": { viewer: HOST, play: finishedBy(STATUS.storyTitle, HOST, 3) },
	"title-wait": { play: finishedBy(STATUS.storyTitle, GUEST) },
	"title-audience": { viewer: WATCHER, audience: 1, play: playTo(STATUS.storyTitle) },
	censor: { viewer: HOST, play: playTo(STATUS.censoring), settings: { moderation: true } },
	"censor-wait": { play: playTo(STATUS.censoring), settings: { moderation: true } },

	"story-list": { play: playTo(STATUS.reacting) },
	"story-list-read": {
		play: (evening) => {
			evening.playTo(STATUS.reacting);
			evening.read(GUEST);
		},
	},
	"story-list-hidden": { play: playTo(STATUS.reacting), settings: { hide_authors: true } },
	"story-view": { play: playTo(STATUS.reacting), presses: ["Three weddings and a raccoon"] },
	"story-view-flags": {
		play: playTo(STATUS.reacting),
		presses: ["Three weddings and a raccoon"],
		settings: { moderation: true },
	},
	"together-host": { viewer: HOST, play: readTo(1, 1), ...TOGETHER },
	"together-guest": { play: readTo(1, 1), ...TOGETHER },
	"together-own": { play: readTo(1, 2), ...TOGETHER },
	"stickers-owed": { play: ledOn(), ...TOGETHER },
	"stickers-owed-host": { viewer: HOST, play: ledOn(GUEST), ...TOGETHER },
	"award-vote-host": { viewer: HOST, play: ledOn(HOST, GUEST), ...TOGETHER },
	"together-writer-screen": { play: readTo(1, 2), ...TOGETHER, screens: 1 },
	"tv-lobby": { tv: "screen", settings: { max_players: 12 } },
	"tv-lobby-many": { tv: "screen", players: 12, settings: { max_players: 12 } },
	"tv-lobby-rows": { tv: "screen", players: 17, settings: { max_players: 20 } },
	"tv-characters": { tv: "screen", play: finishedBy(STATUS.characters, GUEST, 3) },
	"tv-waiting": { tv: "screen", play: writing },
	"tv-waiting-last": {
		tv: "screen",
		play: (evening) => {
			writing(evening);
			evening.waitUntil(9_000);
		},
	},
	"tv-waiting-many": { tv: "screen", players: 12, settings: { max_players: 12 }, play: writing },
	"tv-waiting-crowd": { tv: "screen", players: 17, settings: { max_players: 20 }, play: writing },
	"tv-waiting-alone": { tv: "screen", play: writing, settings: { audiences: false } },
	"tv-vote": { tv: "screen", play: finishedBy(STATUS.reacting, GUEST, 3) },
	"tv-announced": { tv: "screen", play: readTo(1, 0), ...TOGETHER },
	"tv-reading": { tv: "screen", play: readTo(1, 1), ...TOGETHER },
	"tv-reading-long": {
		tv: "screen",
		play: readTo(3, 5),
		settings: { read_together: true, num_switches: 6 },
	},
	"tv-hidden": {
		tv: "screen",
		play: readTo(1, 1),
		settings: { read_together: true, hide_authors: true },
	},
	"tv-winner": { tv: "screen", play: revealTo("winner") },
	"tv-library": {
		tv: "screen",
		play: (evening) => {
			evening.playTo(STATUS.results);
			evening.now += 20_000; // the winner has left the stage
		},
	},
	"tv-overlay": { tv: "overlay", play: readTo(1, 1), ...TOGETHER },
	"award-vote": {
		play: (evening) => {
			evening.playTo(STATUS.reacting);
			evening.read(GUEST);
		},
		presses: [readingWords.read.proceed],
	},
	"award-vote-none": {
		play: (evening) => {
			evening.playTo(STATUS.reacting);
			evening.read(GUEST);
		},
		presses: [readingWords.read.proceed, readingWords.vote.submit(0, 5)],
	},
	"vote-wait": { play: finishedBy(STATUS.reacting, GUEST, 3) },

	"reveal-opening": { play: revealTo("opening") },
	"reveal-title": { play: revealTo("award") },
	"reveal-award": { play: revealTo("award", 3) },
	"reveal-award-host": { viewer: HOST, play: revealTo("award", 5) },
	"reveal-third": { play: revealTo("third") },
	"reveal-second": { play: revealTo("second") },
	"reveal-drum": { play: revealTo("drum") },
	"reveal-winner": { play: revealTo("winner") },
	"reveal-winner-audience": { viewer: WATCHER, audience: 1, play: revealTo("winner") },

	congratulations: { play: playTo(STATUS.results), played: true },
	"curtain-call": {
		players: 2,
		play: finishedBy(STATUS.reacting, HOST, GUEST),
		played: true,
	},
	"curtain-call-solo": {
		viewer: HOST,
		players: 1,
		settings: { game_mode: "solo_mode", max_players: 1 },
		play: playTo(STATUS.results),
		played: true,
	},
	"results-host": { viewer: HOST, audience: 1, play: playTo(STATUS.results) },
	"results-guest": { play: playTo(STATUS.results) },
	"results-numbers": { play: playTo(STATUS.results), presses: [readingWords.results.stats] },
	"results-many": {
		players: 9,
		settings: { max_players: 9 },
		play: playTo(STATUS.results),
	},
	"results-two": { players: 2, play: playTo(STATUS.results) },
	"results-story": {
		play: playTo(STATUS.results),
		presses: ["The vending machine that loved me"],
	},
	"results-solo": {
		viewer: HOST,
		players: 1,
		settings: { game_mode: "solo_mode", max_players: 1 },
		play: playTo(STATUS.results),
	},
	"asked-again": {
		play: (evening) => {
			evening.playTo(STATUS.results);
			evening.does(HOST, "game/vip", { play_again: true });
		},
	},
	"another-round": {
		play: playTo(STATUS.results),
		after: (evening) => {
			evening.does(HOST, "game/vip", { play_again: true });
			evening.does(3, "game/again", {});
		},
	},

	"host-desk": { viewer: HOST, audience: 1, play: playToPart(1), presses: [hostWords.open] },
	"host-desk-people": {
		viewer: HOST,
		audience: 1,
		play: (evening) => {
			evening.playTo(STATUS.characters);
			evening.does(HOST, "game/vip", { kick_player: 4 });
			evening.does(HOST, "game/vip", { sparks_of: { player_id: 2, on: false } });
		},
		presses: [hostWords.open],
	},
	"host-desk-mature": {
		viewer: HOST,
		players: 2, // the third is under 18
		settings: { maturity: "MATURE" },
		play: playToPart(1),
		presses: [hostWords.open],
	},
	"host-kick": {
		viewer: HOST,
		play: playTo(STATUS.characters),
		presses: [hostWords.open, hostWords.kick.label("Spuddy")],
	},
	"host-kick-all": {
		viewer: HOST,
		play: playTo(STATUS.characters),
		presses: [hostWords.open, hostWords.kick.label("Spuddy")],
		answers: { "/rooms/WXYZ/players/3/kick": { others: 12, table: true } },
	},
	"leave-question": { play: playToPart(1), presses: [roomWords.room.wayOut] },
	"streamer-mode": { viewer: HOST, presses: [siteWords.code.hide("WXYZ")] },
	connecting: { play: playTo(STATUS.characters), room: { connection: "connecting" } },
	reconnecting: { play: playTo(STATUS.characters), room: { connection: "connection_lost" } },
	failed: { play: playTo(STATUS.characters), room: { connection: "connection_failed" } },
	late: { play: playTo(STATUS.characters), room: { connection: "late" } },
	elsewhere: { play: playTo(STATUS.characters), room: { connection: "elsewhere" } },
	loading: { room: { game: null, player: null, connection: "connecting" } },
} as const satisfies Record<string, GameScene>;
