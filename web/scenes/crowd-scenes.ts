import { STATUS } from "#game/status.ts";
import { readingWords } from "#words/game/reading.ts";
import { GUEST, HOST, type ScenePlay } from "./evening.ts";
import type { GameScene } from "./game-scene.ts";

const TWELVE = { max_players: 12 };
const HIDDEN = { ...TWELVE, hide_authors: true };
const LONG = { num_switches: 6, read_together: true };

const playTo = (status: number) => (evening: ScenePlay) => evening.playTo(status);

/** Plays to the reading, which the host leads up to a part of the second story. */
const readTo = (part: number) => (evening: ScenePlay) => {
	evening.playTo(STATUS.reacting);
	evening.readTo(1, part);
};

/** Plays to the vote of the guest. */
const voting = (evening: ScenePlay) => {
	evening.playTo(STATUS.reacting);
	evening.read(GUEST);
};

const revealTo =
	(step: "award" | "second" | "winner", times = 1) =>
	(evening: ScenePlay) =>
		evening.revealTo(step, times);

/** The screens from the reading to the results with eight and with twelve players. */
export const CROWD_SCENES = {
	"together-many": { players: 12, settings: { ...TWELVE, ...LONG }, play: readTo(3) },
	"together-many-host": {
		...{ viewer: HOST, players: 12, settings: { ...TWELVE, ...LONG } },
		play: readTo(3),
	},
	"together-many-hidden": { players: 12, settings: { ...HIDDEN, ...LONG }, play: readTo(4) },
	"story-list-many-hidden": { players: 12, settings: HIDDEN, play: playTo(STATUS.reacting) },
	"award-vote-many": {
		...{ players: 12, settings: TWELVE, play: voting },
		presses: [readingWords.read.proceed],
	},
	"award-vote-many-hidden": {
		...{ players: 12, settings: HIDDEN, play: voting },
		presses: [readingWords.read.proceed],
	},
	"reveal-award-many": { players: 8, settings: { max_players: 8 }, play: revealTo("award", 2) },
	"reveal-second-many": { players: 8, settings: { max_players: 8 }, play: revealTo("second") },
	"reveal-winner-many": { players: 8, settings: { max_players: 8 }, play: revealTo("winner") },
	"results-host-many": {
		...{ viewer: HOST, players: 12, settings: TWELVE },
		play: playTo(STATUS.results),
	},
} as const satisfies Record<string, GameScene>;
