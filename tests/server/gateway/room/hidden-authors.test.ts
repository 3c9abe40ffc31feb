import { expect, test } from "vitest";
import type { Bodies, PlayerActionName } from "#game/actions.ts";
import { guessedParts } from "#game/guess/guessing.ts";
import { visibleBefore } from "#game/ring.ts";
import type { Room } from "#game/room.ts";
import { runningSubmissions, storiesOf, storyOf, submissionsOf } from "#game/selectors.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS, type Status } from "#game/status.ts";
import { knownStories } from "#game/view/known-stories.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import { roomAnswer } from "../../../../gateway/api/rooms/room-answer.ts";
import { affectedPlayers } from "../../../../gateway/room/affected-players.ts";
import { Outgoing } from "../../../../gateway/room/outgoing.ts";
import { runs } from "../../../support/runs.ts";
import { newcomer, range, Table } from "../../../support/table.ts";
import { RecordingViewer } from "./recording-viewer.ts";

/**
 * A hidden game is played again with the roles of the viewer's fellow players exchanged: who brings
 * which characters, starts which story, and writes which part. The viewer must receive the same
 * messages, byte for byte.
 */
const HOST = 1;
const PLAYERS = [1, 2, 3];
const FAN = 9;
/** Three players have 72 rings, hands and orders of characters. */
const SEEDS = 3000;

/** Returns whether some authors are shown. Those who were guessed follow the opening of the reveal. */
const isRevealed = ({ status, guessing, reveal }: Room): boolean =>
	status > STATUS.preResults ||
	(status === STATUS.preResults && (guessing === null || (reveal?.step ?? 0) > 0));

/** In all games the players do the same at the same time; the story decides what they do. */
class HiddenGame {
	readonly table: Table;
	/** The messages to the viewer while authors are hidden, with the game's time for `now`. */
	heard = "";
	private readonly outgoing: Outgoing;
	private readonly viewer: RecordingViewer;
	private readonly typing = new Set<number>();
	private shown: Room;
	/** Returns the name of the character that a player brings. */
	private readonly brings: (player: number) => number;

	constructor(viewer: number, sent: SentSettings, seed: number, brings: HiddenGame["brings"]) {
		this.brings = brings;
		this.table = new Table(PLAYERS.length, { ...SETTINGS, ...sent }, seed);
		this.table.checksPurity = false;
		this.table.join(newcomer(FAN, { audience: true }));
		// Parts of different lengths, so that their readers need different times.
		this.table.words = (id) => 60 * (1 + this.storyAt(this.table.room.submissions[id]?.story));
		const hear = (text: string | Uint8Array) => {
			this.heard += `${String(text).replace(/"now":\d+/, `"now":${this.table.now}`)}\n`;
		};
		this.viewer = Object.assign(new RecordingViewer(viewer), { send: hear });
		this.outgoing = new Outgoing("game", (_topic, text) => hear(text));
		this.shown = this.table.room;
		this.outgoing.sendGame(gameView(this.shown, this.around), []);
		this.outgoing.sendSnapshot(this.viewer, this.own());
	}

	playTo(status: Status): this {
		while (this.table.room.status < status) this.playPhase();
		return this;
	}

	/** The starter of each story and the writers of its parts. */
	get authors(): number[][] {
		const { room } = this.table;
		return storiesOf(room).map(({ id, captain }) => [
			captain,
			...submissionsOf(room, id).map(({ player }) => player),
		]);
	}

	private get around(): ViewContext {
		return {
			text: (id) => `text ${id}`,
			part: (id) => `part ${id}`,
			prompt: String,
			cover: (id) => `drawing of ${id}`,
			connected: () => true,
			typing: (player) => this.typing.has(player),
		};
	}

	private own() {
		return playerView(this.table.room, this.seat, this.around);
	}

	private get seat() {
		const seat = this.table.room.seats[this.viewer.player];
		if (!seat) throw new Error("the viewer has no seat");
		return seat;
	}

	private storyAt = (id: number | undefined) => this.table.room.stories[id ?? 0]?.index ?? 0;

	/** Sends what has changed, as live-room.ts does. */
	private emit(): void {
		const { room } = this.table;
		if (isRevealed(room)) return;
		const affected = affectedPlayers(this.shown, room);
		this.shown = room;
		this.outgoing.sendGame(gameView(room, this.around), []);
		if (affected?.has(this.viewer.player) !== false)
			this.outgoing.sendPlayer(this.viewer, this.own());
		// What GET /rooms/CODE and GET /rooms/CODE/stories answer.
		this.heard += JSON.stringify([
			roomAnswer(room, this.viewer.player),
			knownStories(room, this.seat, this.around),
		]);
	}

	private does<A extends PlayerActionName>(player: number, action: A, body: Bodies[A]): void {
		this.table.now += 100;
		const refusal = this.table.does(player, action, body);
		if (refusal) throw new Error(`${action} in ${this.table.room.status}: ${refusal}`);
		this.emit();
	}

	private playPhase(): void {
		const { status } = this.table.room;
		if (status === STATUS.lobby) this.does(HOST, "game/start", {});
		else if (status === STATUS.storyWrite) this.write();
		else if (status === STATUS.censoring) this.does(HOST, "game/vip", { confirm_censor: true });
		else if (status === STATUS.reacting) this.read();
		else if (status === STATUS.preStoryWrite) {
			this.table.timeOut();
			this.emit();
		} else for (const player of PLAYERS) this.playTurn(player);
		// The last pen rests after all titles are in.
		if (status === STATUS.storyTitle) this.draw(this.captainOf(2));
	}

	private playTurn(player: number): void {
		const { room } = this.table;
		const story = storyOf(room, player);
		const id = story?.id ?? 0;
		const mature = this.storyAt(id) === 1;
		if (room.status === STATUS.characters) {
			const characters = [{ name: this.brings(player), mature: true }];
			if (room.settings.game_mode === "otp")
				this.does(player, "game/otpCharacter", { characters, mature });
			else this.does(player, "game/character", { characters });
		} else if (room.status === STATUS.storyCreate) {
			const hand = Object.values(room.characters).filter((c) => c.hands.includes(player));
			const characters = hand.map((c) => c.id);
			this.does(player, "story/create", { story: id, characters, mature });
		} else this.title(player, id);
	}

	/** The captains of two stories begin a cover first, and one of them finishes it at once. */
	private title(player: number, story: number): void {
		const index = this.storyAt(story);
		if (index > 0) this.does(player, "cover/begin", { story });
		else this.pass();
		this.does(player, "story/title", {
			story,
			title: 900 + index,
			flagged: this.flagsIn(player, story, 2),
		});
		if (index === 1) this.draw(player);
		else this.pass();
	}

	private draw(player: number): void {
		const story = storyOf(this.table.room, player)?.id ?? 0;
		this.does(player, "cover/draw", { story, cover: `story ${this.storyAt(story)}` });
	}

	private captainOf = (index: number) => storiesOf(this.table.room)[index]?.captain ?? 0;

	/** As much time passes as for an action. */
	private pass(): void {
		this.table.now += 100;
		this.emit();
	}

	/** The writers of long parts type longer. A page hands its part in when its time is over. */
	private write(): void {
		const { room } = this.table;
		const parts = runningSubmissions(room).sort((a, b) => a.player - b.player);
		for (const least of [0, 1, 2]) {
			for (const part of parts)
				if (this.storyAt(part.story) >= least) this.typing.add(part.player);
				else this.typing.delete(part.player);
			this.table.now += 100;
			this.outgoing.sendGame(gameView(room, this.around), []);
		}
		this.typing.clear();
		for (const { id, player, story, end } of parts.sort((a, b) => (a.end ?? 0) - (b.end ?? 0))) {
			this.table.now = Math.max(this.table.now, end ?? 0);
			const flagged = this.flagsIn(player, story, 1);
			this.does(player, "story/submit", { submission: id, done: true, flagged });
		}
	}

	/** Returns the flags on a story: its part 0, if the story has this index. */
	private flagsIn(player: number, story: number, index: number): number[] | null {
		const { room } = this.table;
		const part = runningSubmissions(room).find((own) => own.player === player);
		const visible = part ? visibleBefore(room, part) : submissionsOf(room, story);
		const first = visible[0];
		return this.storyAt(story) === index && first && first.player !== player ? [first.id] : [];
	}

	private read(): void {
		const { room } = this.table;
		const readers = [FAN, ...PLAYERS];
		for (const [turn, opened] of storiesOf(room).entries()) {
			if (room.settings.read_together)
				for (const part of submissionsOf(room, opened.id).keys())
					this.does(HOST, "game/vip", { read_to: { story_id: opened.id, part } });
			for (const reader of readers) {
				const others = storiesOf(room).filter(({ captain }) => captain !== reader);
				const story = room.settings.read_together
					? others.find(({ id }) => id === opened.id)
					: others[turn];
				if (!story) continue;
				const parts = submissionsOf(room, story.id).map((p) => (p.player === reader ? [] : [3]));
				this.does(reader, "story/react", { reaction: -1, story: story.id, parts });
			}
		}
		this.leadOn();
		for (const reader of readers) this.guess(reader);
		for (const reader of readers)
			for (const award of Object.keys(this.table.room.awards).map(Number)) {
				const story = storiesOf(room).find(({ captain }) => captain !== reader);
				this.does(reader, "story/vote", { award, story: story?.id ?? 0 });
			}
	}

	/** In a room that reads together the whole room guesses, with a clock. */
	private leadOn(): void {
		const { reading } = this.table.room;
		if (reading === null) return;
		const to = { story_id: reading.story, part: reading.part, ended: true as const };
		this.does(HOST, "game/vip", { read_to: to });
	}

	/**
	 * The reader names somebody for each part of others. For an own part as much time passes. Where
	 * the whole room guesses, each reader says when they are done.
	 */
	private guess(reader: number): void {
		const others = PLAYERS.filter((player) => player !== reader);
		for (const { id, index, player } of guessedParts(this.table.room)) {
			const writer = others[index % others.length] ?? null;
			if (player !== reader) this.does(reader, "story/guess", { submission: id, writer });
			else this.pass();
		}
		if (this.table.room.guessRound) this.does(reader, "guess/done", {});
	}
}

const SETTINGS: SentSettings = {
	hide_authors: true,
	show_instructions: false,
	maturity: "MATURE",
	character_maturity: true,
	moderation: true,
	num_switches: 2,
	write_duration: 60,
	num_characters_submit: 1,
	num_otp_characters: 1,
	min_characters: 1,
};

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the first of the things made from 0, 1 and so on that fits; undefined if none does. */
function firstOf<T>(count: number, make: (i: number) => T, fits: (made: T) => boolean) {
	for (let i = 0; i < count; i++) {
		const made = make(i);
		if (fits(made)) return made;
	}
	return undefined;
}

test.each<[string, number, SentSettings]>([
	["the host", HOST, {}],
	["a guest", 3, { read_together: true }],
	["a guest where pairs are named", 2, { game_mode: "otp" }],
	["the audience", FAN, { game_mode: "broken_telephone" }],
	["the host of a slow game", HOST, { pace: "slow" }],
	["a guest who guesses", 3, { guess_authors: true, read_together: true }],
	["the audience that guesses", FAN, { guess_authors: true }],
])("with hide_authors, %s receives the same whoever wrote what", (_who, viewer, sent) => {
	const others = PLAYERS.filter((player) => player !== viewer);
	for (const seed of range(runs(2))) {
		// Every order of the others is made of such exchanges.
		for (const [i, left] of others.slice(1).entries()) {
			const right = others[i];
			const exchanged = (player: number) =>
				(player === left ? right : player === right ? left : player) ?? player;
			const game = new HiddenGame(viewer, sent, seed, (player) => player);
			const authors = () => game.authors.map((all) => all.map(exchanged));
			// The dice fall before the writing only.
			game.playTo(STATUS.preStoryWrite);
			const other = firstOf(
				SEEDS,
				(i) => new HiddenGame(viewer, sent, i, exchanged).playTo(STATUS.preStoryWrite),
				({ heard, authors: by }) => heard === game.heard && isEqual(by, authors()),
			);
			if (!other) return expect.fail(`nobody else fits:\n${game.heard}`);
			game.playTo(STATUS.preResults);
			other.playTo(STATUS.preResults);
			expect(other.heard).toBe(game.heard);
			expect(other.authors).toEqual(authors());
		}
	}
});
