import { FIRST_LINE_SETTINGS } from "#game/settings/first-line.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { hostWords } from "#words/game/host.ts";
import { GUEST, HOST, ScenePlay } from "./evening.ts";
import type { GameScene } from "./game-scene.ts";

const HOUR = 3_600_000;
const PLAYERS = [HOST, GUEST, 3, 4, 5];
const { soFar, move } = comingBackWords;

/** Plays the first part over a day and a half, and the second one by three of five players. */
const overDays = (evening: ScenePlay) => {
	evening.playTo(STATUS.storyWrite);
	for (const player of PLAYERS) {
		evening.now += 4 * HOUR;
		evening.takeTurn(player);
	}
	evening.playTo(STATUS.storyWrite); // the intro of the second part
	for (const player of [HOST, 5, 3]) {
		evening.now += 5 * HOUR;
		evening.takeTurn(player);
	}
};

const toReading = (evening: ScenePlay) => {
	overDays(evening);
	evening.playTo(STATUS.reacting);
};

const SLOW = { pace: "slow" } as const;
const HIDDEN = { pace: "slow", hide_authors: true } as const;

/** Returns what the server knows about the guest's seat in a game with these settings. */
function answersIn(settings: SentSettings) {
	const evening = new ScenePlay(0, { settings });
	overDays(evening);
	const expires_at = Date.now() + HOUR / 4;
	return {
		"/rooms/WXYZ/stories": evening.known(GUEST),
		// One answer for the call that makes the link and for the one that looks after it.
		"/rooms/WXYZ/continueLink": {
			...{ token: "B9Yk0c1dS7x2lQmZtV4nH3uJpR8wEaGo", expires_at },
			...{ link: { expires_at, used: false }, devices: 1 },
		},
	};
}

/** A solo game with the first line of a day. */
export const FIRST_LINE = {
	date: "2026-11-20",
	opening: "By the time the wedding cake began to hum, it was too late to change caterers.",
	names: ["Chef Marlow", "The second bridesmaid"],
};
const GIVEN = {
	...{ viewer: HOST, players: 1, settings: FIRST_LINE_SETTINGS, firstLine: FIRST_LINE },
} as const;

/**
 * The screens of games over days in each of their states, of the first line of the day, and of a
 * table that a group has kept.
 */
export const DAYS_SCENES = {
	"write-first-line": { ...GIVEN, play: (evening) => void evening.playTo(STATUS.storyWrite) },
	"results-kept": {
		play: (evening) => void evening.playTo(STATUS.results),
		answers: { "/rooms/WXYZ/table": { table: { key: "kR3vB9Yk0c1dS7x2", name: "Thursday" } } },
	},
	"results-first-line": { ...GIVEN, play: (evening) => void evening.playTo(STATUS.results) },
	"so-far": { play: overDays, settings: SLOW, answers: answersIn(SLOW), presses: [soFar.open] },
	"so-far-hidden": {
		play: overDays,
		settings: HIDDEN,
		answers: answersIn(HIDDEN),
		presses: [soFar.open],
	},
	"so-far-link": {
		play: overDays,
		settings: SLOW,
		answers: answersIn(SLOW),
		presses: [soFar.open, move.make],
	},
	"write-slow": { play: overDays, settings: SLOW },
	"write-slow-done": {
		play: (evening) => {
			overDays(evening);
			evening.takeTurn(GUEST);
		},
		settings: SLOW,
	},
	"story-list-slow": { play: toReading, settings: SLOW },
	"tv-recap": { tv: "screen", play: toReading, settings: SLOW },
	"tv-recap-announced": {
		tv: "screen",
		play: (evening) => {
			toReading(evening);
			evening.does(HOST, "game/vip", { read_tonight: true });
		},
		settings: SLOW,
	},
	"host-desk-slow": {
		viewer: HOST,
		play: (evening) => {
			overDays(evening);
			evening.does(3, "game/exit", { heirs: [] });
		},
		settings: SLOW,
		presses: [hostWords.open],
	},
} as const satisfies Record<string, GameScene>;
