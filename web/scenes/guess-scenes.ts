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

const TOGETHER = { settings: { guess_authors: true, read_together: true } };

/** Plays to the guesses of a room that has read together, of whom two have finished. */
const together = (evening: ScenePlay) => {
	evening.playTo(STATUS.reacting);
	for (const reader of [HOST, GUEST, 3]) evening.read(reader);
	evening.leadOn();
	for (const reader of [GUEST, 3]) evening.does(reader, "guess/done", {});
	evening.now += 15_000;
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
	"guess-authors-together": { viewer: HOST, play: together, ...TOGETHER },
	"tv-guess": { tv: "screen", play: together, ...TOGETHER },
	"tv-guess-many": {
		tv: "screen",
		players: 12,
		play: together,
		settings: { ...TOGETHER.settings, max_players: 12, num_switches: 6 },
	},
	"tv-guess-crowd": {
		tv: "screen",
		players: 32,
		play: together,
		settings: { ...TOGETHER.settings, max_players: 32, num_switches: 14 },
	},
	"tv-guess-alone": {
		tv: "screen",
		play: together,
		settings: { ...TOGETHER.settings, audiences: false },
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
