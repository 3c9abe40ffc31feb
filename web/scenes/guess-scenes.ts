import { STATUS } from "#game/status.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { GUEST, HOST, type ScenePlay } from "./evening.ts";
import type { GameScene } from "./game-scene.ts";

const GUESSED = { settings: { guess_authors: true } };
/** Leads from the list of stories to the guesses. */
const TO_GUESSES = [readingWords.read.proceed];

/** Plays to the reading, whose stories the guest has finished, and lets these readers guess. */
const guessing =
	(...guessers: number[]) =>
	(evening: ScenePlay) => {
		evening.playTo(STATUS.reacting);
		evening.read(GUEST);
		for (const guesser of guessers) evening.guess(guesser);
	};

/** Plays to the reveal of an author. */
const authorsTo = (times: number) => (evening: ScenePlay) => {
	guessing(HOST, GUEST, 3)(evening);
	evening.revealTo("author", times);
};

/** The screens of guessed authors, by the name in the address of /dev/scenes. */
export const GUESS_SCENES = {
	"story-list-guess": { play: guessing(), ...GUESSED },
	"guess-authors": { play: guessing(), presses: TO_GUESSES, ...GUESSED },
	"guess-authors-named": { play: guessing(GUEST), presses: TO_GUESSES, ...GUESSED },
	"guess-authors-many": {
		players: 12,
		play: guessing(GUEST),
		presses: TO_GUESSES,
		settings: { guess_authors: true, max_players: 12, num_switches: 6 },
	},
	"guess-authors-again": {
		play: (evening) => {
			guessing(GUEST)(evening);
			evening.vote(GUEST);
		},
		presses: [guessWords.again],
		...GUESSED,
	},
	"reveal-author": { play: authorsTo(1), ...GUESSED },
	"reveal-author-host": { viewer: HOST, play: authorsTo(2), ...GUESSED },
	"tv-author": { tv: "screen", play: authorsTo(3), ...GUESSED },
	"results-guessed": {
		play: (evening) => {
			guessing(HOST, GUEST, 3)(evening);
			evening.playTo(STATUS.results);
		},
		...GUESSED,
	},
} as const satisfies Record<string, GameScene>;
