import type { Action, Bodies, PlayerActionName } from "#game/actions.ts";
import { guessedParts } from "#game/guess/guessing.ts";
import { newRoom } from "#game/new-room.ts";
import { reduce } from "#game/reduce.ts";
import { stepsIn } from "#game/reveal/reveal.ts";
import type { RevealStep } from "#game/reveal/reveal-steps.ts";
import {
	type Effect,
	type FirstLine,
	type Newcomer,
	type Room,
	SCHEMA,
	type Seat,
} from "#game/room.ts";
import { activePlayers, runningSubmissions, storiesOf, submissionsOf } from "#game/selectors.ts";
import { coherentSettings, type SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { knownStories } from "#game/view/known-stories.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { castId, DRAWING, NAMES, partOf, promptOf, textOf, titleId } from "./texts.ts";

export const HOST = 1;
export const GUEST = 2;
/** The first seat of the audience. */
export const WATCHER = 50;
/** The player who has lost the connection. */
const AWAY = 4;
/** One of these players is under 18, so that the rooms for all ages have their reminder. */
const MINOR = 3;
const GAME = 7;

/** Milliseconds after which all content of a step of the reveal is on the stage. */
const SHOWN = 4000;

export interface SceneTable {
	players?: number;
	audience?: number;
	settings?: SentSettings;
	/** Screens without a seat that show the room. */
	screens?: number;
	/** The given beginning of a solo game. */
	firstLine?: FirstLine;
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const person = (id: number): Newcomer => ({
	id,
	name: id >= WATCHER ? `Fan ${id - WATCHER + 1}` : (NAMES[id - 1] ?? `Player ${id}`),
	audience: id >= WATCHER,
	premium: id === GUEST,
	meta: { sprite_id: (id * 5) % 23, mature: id !== MINOR, accessibility2: "classic", theme: 0 },
});

/** A game that is played by the real rules, so that its views are those of a real room. */
export class ScenePlay {
	now: number;
	private room: Room;
	private seed = 5;
	private readonly screens: number;

	/** `start` is the epoch ms at which the room opens. */
	constructor(
		start: number,
		{ players = 5, audience = 0, settings = {}, screens = 0, firstLine }: SceneTable,
	) {
		this.now = start;
		this.screens = screens;
		this.room = newRoom({
			schema: SCHEMA,
			id: GAME,
			code: "WXYZ",
			settings: coherentSettings(
				{ max_players: Math.max(players, 2), num_characters_submit: 3, ...settings },
				{ mature: true, premium: true },
			),
			host: person(HOST),
			prompts: range(60).map((i) => i + 1),
			...(firstLine && { firstLine }),
			now: start,
		});
		for (const i of range(players - 1)) this.act({ type: "room/join", newcomer: person(i + 2) });
		for (const i of range(audience)) this.act({ type: "room/join", newcomer: person(WATCHER + i) });
	}

	/** A seeded generator (mulberry32), so that every evening is the same. */
	private random = (): number => {
		this.seed = (this.seed + 0x6d2b79f5) | 0;
		let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	};

	/** Does an action with its effects. Throws when the rules refuse it. */
	act(action: Action): void {
		const outcome = reduce(this.room, action, { now: this.now, random: this.random });
		if ("refuse" in outcome) throw new Error(`${action.type} was refused: ${outcome.refuse.text}`);
		this.room = outcome.room;
		for (const effect of outcome.effects) this.settle(effect);
	}

	does<A extends PlayerActionName>(player: number, type: A, body: Bodies[A]): void {
		this.act({ type, player, body } as Action); // the body is that of the type
	}

	private settle(effect: Effect): void {
		if (effect.name === "closeParts")
			this.act({
				type: "closeParts/done",
				words: Object.fromEntries(
					effect.submissions.map((id) => [id, 30 + (id % 40) + (id % 3 === 0 ? 90 : 0)]),
				),
			});
		else if (effect.name === "closeEntries") this.act({ type: "closeEntries/done", entries: [] });
		else if (effect.name === "countStories") this.act({ type: "countStories/done" });
		else if (effect.name === "keepGame") this.act({ type: "keepGame/done" });
	}

	get status(): number {
		return this.room.status;
	}

	/** Lets time pass up to `left` ms before the end of the running phase or part. */
	waitUntil(left: number): void {
		this.now = (this.room.countdown.limit ?? this.now) - left;
	}

	/** Lets time pass until this player's part is over, which others may still write. */
	waitFor(player: number): void {
		const part = runningSubmissions(this.room).find((running) => running.player === player);
		this.now = (part?.end ?? this.now) + 500;
	}

	/** Plays until the status is reached. */
	playTo(status: number): void {
		for (let step = 0; this.room.status < status; step++) {
			if (step > 200) throw new Error(`stuck in status ${this.room.status}`);
			if (this.room.status === STATUS.lobby) this.does(HOST, "game/start", {});
			else if (this.room.status === STATUS.preStoryWrite) this.letClockRunOut();
			else if (this.room.status === STATUS.preResults) this.letClockRunOut();
			else this.takeTurns();
		}
	}

	/** Lets all players do the task of the running phase. */
	private takeTurns(): void {
		const { status, part } = this.room;
		for (const { id } of activePlayers(this.room))
			if (this.room.status === status && this.room.part === part) this.takeTurn(id);
	}

	/** Lets the clock of the intro, or of a step of the reveal, run out. */
	private letClockRunOut(): void {
		this.now = this.room.deadline ?? this.now;
		this.act({ type: "clock" });
	}

	/** Plays the reveal up to the occurrence number `times` of a step. */
	revealTo(step: RevealStep, times = 1): void {
		this.playTo(STATUS.preResults);
		for (let seen = 0; this.room.status === STATUS.preResults; this.letClockRunOut()) {
			if (stepsIn(this.room)[this.room.reveal?.step ?? 0]?.name === step) seen++;
			if (seen === times) break;
		}
		this.now += SHOWN;
	}

	/** Plays up to this part, counted from 0. */
	playToPart(part: number): void {
		this.playTo(STATUS.storyWrite);
		while ((this.room.part ?? 0) < part) {
			this.takeTurns();
			if (this.room.status === STATUS.preStoryWrite) this.letClockRunOut();
		}
	}

	/** Lets a player, if there is this one, do the task of the running phase unless it is done. */
	takeTurn(player: number): void {
		const { room } = this;
		if (!room.seats[player]) return;
		const story = storiesOf(room).find(({ captain }) => captain === player);
		switch (room.status) {
			case STATUS.quickStart:
				this.does(player, "game/ready", {});
				return;
			case STATUS.minors:
				this.does(player, "game/ackMinor", {});
				return;
			case STATUS.characters:
				this.submitCharacters(player);
				return;
			case STATUS.storyCreate: {
				const hand = Object.values(room.characters).filter((c) => c.hands.includes(player));
				const characters = hand.slice(0, room.settings.min_characters).map(({ id }) => id);
				this.does(player, "story/create", {
					story: story?.id ?? -1,
					characters,
					mature: false,
				});
				return;
			}
			case STATUS.storyWrite: {
				const part = runningSubmissions(room).find((running) => running.player === player);
				if (part && !part.done)
					this.does(player, "story/submit", { submission: part.id, done: true, flagged: null });
				return;
			}
			case STATUS.storyTitle:
				this.does(player, "story/title", {
					story: story?.id ?? -1,
					title: titleId(story?.index ?? 0),
					flagged: this.flagsOf(player),
				});
				return;
			case STATUS.censoring:
				if (player === HOST) this.does(HOST, "game/vip", { confirm_censor: true });
				return;
			case STATUS.reacting:
				this.read(player);
				this.vote(player);
		}
	}

	/** One captain flags the second part of their story, where parts can be flagged. */
	private flagsOf(player: number): number[] | null {
		const story = storiesOf(this.room).find(({ captain }) => captain === player);
		if (!this.room.settings.moderation || !story || player !== GUEST) return null;
		return submissionsOf(this.room, story.id)
			.filter(({ index }) => index === 1)
			.map(({ id }) => id);
	}

	private submitCharacters(player: number): void {
		const { num_otp_characters: pair, num_characters_submit: count } = this.room.settings;
		const characters = range(pair || count).map((i) => ({
			name: castId(player, i),
			mature: false,
		}));
		if (pair > 0) this.does(player, "game/otpCharacter", { characters, mature: false });
		else this.does(player, "game/character", { characters });
	}

	/** Lets a reader react to every story. */
	read(player: number): void {
		for (const story of storiesOf(this.room))
			this.does(player, "story/react", {
				reaction: -1,
				story: story.id,
				parts: submissionsOf(this.room, story.id).map((part) =>
					part.player === player
						? []
						: [...new Set([Math.floor(this.random() * 7), Math.floor(this.random() * 7)])],
				),
			});
	}

	/**
	 * Lets a reader name the authors of the parts: the true ones of every second part, and else
	 * another player.
	 */
	guess(reader: number): void {
		const others = activePlayers(this.room).filter(({ id }) => id !== reader);
		for (const [i, { id, player }] of guessedParts(this.room).entries()) {
			if (player === reader) continue;
			const writer = i % 2 === 0 ? player : (others[(reader + i) % others.length]?.id ?? null);
			this.does(reader, "story/guess", { submission: id, writer });
		}
	}

	vote(player: number): void {
		const stories = storiesOf(this.room).filter(({ captain }) => captain !== player);
		for (const award of Object.values(this.room.awards)) {
			const story = stories[Math.floor(this.random() * stories.length)];
			if (story) this.does(player, "story/vote", { award: award.id, story: story.id });
		}
	}

	/** Begins a game that continues the winning story, with everybody in it. */
	continueStory(): void {
		this.playTo(STATUS.results);
		this.does(HOST, "game/vip", { sequel: true });
		for (const { id, asked } of Object.values(this.room.seats))
			if (asked) this.does(id, "game/again", {});
	}

	/** Lets these captains draw, and hangs the covers of those who finish. */
	draw(finish: boolean, ...captains: number[]): void {
		this.playTo(STATUS.storyTitle);
		for (const captain of captains) {
			const story = storiesOf(this.room).find((own) => own.captain === captain)?.id;
			if (story === undefined) continue;
			this.does(captain, "cover/begin", { story });
			if (finish) this.does(captain, "cover/draw", { story, cover: `drawing of ${captain}` });
		}
	}

	/** Opens a part for all readers. */
	readTo(story: number, part: number): void {
		const opened = storiesOf(this.room)[story];
		if (opened) this.does(HOST, "game/vip", { read_to: { story_id: opened.id, part } });
	}

	/** Leads all readers from the last part on to the awards. */
	leadOn(): void {
		const last = storiesOf(this.room).at(-1);
		if (!last) return;
		const part = submissionsOf(this.room, last.id).length - 1;
		this.does(HOST, "game/vip", { read_to: { story_id: last.id, part, ended: true } });
	}

	/** Returns a viewer's state, as the server would send it. */
	view(viewer: number): { game: Game; player: OwnPlayer } {
		return {
			game: gameView(this.room, this.around),
			player: playerView(this.room, this.seat(viewer), this.around),
		};
	}

	/** Returns the stories that a viewer has written in, as the server would answer. */
	known(viewer: number): WireStory[] {
		return knownStories(this.room, this.seat(viewer), this.around);
	}

	private seat(viewer: number): Seat {
		const seat = this.room.seats[viewer];
		if (!seat) throw new Error(`nobody has seat ${viewer}`);
		return seat;
	}

	private get around(): ViewContext {
		return {
			text: textOf,
			prompt: promptOf,
			cover: () => DRAWING,
			part: (id) => {
				if (id === this.room.sequel?.part) return partOf(0, 2);
				const part = this.room.submissions[id];
				const index = part ? (this.room.stories[part.story]?.index ?? 0) : 0;
				// A part that has just begun is empty, and its second writer has typed already.
				if (!part || (part.index === 0 && !part.closed)) return "";
				return partOf(index, part.index);
			},
			connected: (id) => id !== AWAY,
			typing: (id) => id === MINOR,
			// Players who are done have been so for a while, except the host.
			since: (id) => this.now - (id === HOST ? 5_000 : 45_000),
			screens: (quiet) => (quiet ? 0 : this.screens),
		};
	}
}
