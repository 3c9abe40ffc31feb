import { STATUS } from "#game/status.ts";
import { readingWords } from "#words/game/reading.ts";
import { GUEST, HOST, type ScenePlay } from "./evening.ts";
import type { GameScene } from "./game-scene.ts";

/** Plays to the titles, of which these players have given theirs, while the guest draws. */
const drawing =
	(...titled: number[]) =>
	(evening: ScenePlay) => {
		evening.draw(false, GUEST);
		for (const player of titled) evening.takeTurn(player);
	};

/** Plays to a status in a game in which all drew a cover. */
const covered = (status: number) => (evening: ScenePlay) => {
	evening.draw(true, HOST, GUEST, 3, 4, 5);
	evening.playTo(status);
};

/** Plays to the reading of the second story, which the host has opened for all. */
const opened = (evening: ScenePlay) => {
	covered(STATUS.reacting)(evening);
	evening.readTo(1, 0);
};

/** Plays to the winner on the podium. */
const revealed = (evening: ScenePlay) => {
	covered(STATUS.reacting)(evening);
	evening.revealTo("winner");
};

const TOGETHER = { settings: { read_together: true } };
const STORY = "Potato, P.I.";

/** The screens with covers, by the name in the address of /dev/scenes. */
export const COVER_SCENES = {
	"cover-pad": { play: drawing(GUEST) },
	"cover-pad-free": { play: drawing(GUEST), settings: { write_duration: 0 } },
	"cover-awaited": { viewer: HOST, play: drawing(HOST, GUEST, 3, 4, 5) },
	"censor-cover": { viewer: HOST, play: covered(STATUS.censoring), settings: { moderation: true } },
	"story-view-cover": { play: covered(STATUS.reacting), presses: [STORY] },
	"story-view-cover-hidden": {
		viewer: HOST,
		play: covered(STATUS.reacting),
		presses: [STORY],
		settings: { hide_authors: true },
	},
	"together-cover": { play: opened, ...TOGETHER },
	"tv-cover": { tv: "screen", play: opened, ...TOGETHER },
	"tv-reading-cover": {
		...{ tv: "screen", ...TOGETHER },
		play: (evening) => {
			covered(STATUS.reacting)(evening);
			evening.readTo(1, 1);
		},
	},
	"vote-cover": {
		play: (evening) => {
			covered(STATUS.reacting)(evening);
			evening.read(GUEST);
		},
		presses: [readingWords.read.proceed],
	},
	"reveal-cover": { play: revealed },
	"tv-winner-cover": { tv: "screen", play: revealed },
	"results-covers": { play: covered(STATUS.results) },
	"tv-library-cover": {
		tv: "screen",
		play: (evening) => {
			covered(STATUS.results)(evening);
			evening.now += 20_000; // the winner has left the stage
		},
	},
	"results-cover": { play: covered(STATUS.results), presses: [STORY] },
} as const satisfies Record<string, GameScene>;
