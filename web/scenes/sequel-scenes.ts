import { STATUS } from "#game/status.ts";
import { sequelWords } from "#words/game/sequel.ts";
import { HOST, type ScenePlay, WATCHER } from "./evening.ts";
import type { GameScene } from "./game-scene.ts";

/** Plays a game and, up to this status, one that continues its winner. */
const continuedTo = (status: number) => (evening: ScenePlay) => {
	evening.continueStory();
	evening.playTo(status);
};

const secondPart = (evening: ScenePlay) => {
	evening.continueStory();
	evening.playToPart(1);
};

const OPENED = [sequelWords.read];

/** The screens of a sequel, by the name in the address of /dev/scenes. */
export const SEQUEL_SCENES = {
	"lobby-sequel": { viewer: HOST, play: continuedTo(STATUS.lobby) },
	"lobby-sequel-open": { play: continuedTo(STATUS.lobby), presses: OPENED },
	"intro-sequel": { play: continuedTo(STATUS.preStoryWrite) },
	"write-sequel": { play: continuedTo(STATUS.storyWrite) },
	"write-sequel-later": { play: secondPart },
	"write-sequel-hidden": { play: secondPart, settings: { game_mode: "broken_telephone" } },
	"write-sequel-audience": {
		viewer: WATCHER,
		audience: 1,
		play: continuedTo(STATUS.storyWrite),
	},
	"story-list-sequel": { play: continuedTo(STATUS.reacting), presses: OPENED },
	"results-solo-sequel": {
		viewer: HOST,
		players: 1,
		settings: { game_mode: "solo_mode", max_players: 1 },
		play: continuedTo(STATUS.results),
	},
	"tv-lobby-sequel": { tv: "screen", play: continuedTo(STATUS.lobby) },
	"tv-write-sequel": { tv: "screen", play: continuedTo(STATUS.storyWrite) },
} as const satisfies Record<string, GameScene>;
