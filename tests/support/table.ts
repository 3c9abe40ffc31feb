import type { Action, Bodies, PlayerActionName } from "#game/actions.ts";
import type { Entry } from "#game/names/entries.ts";
import { newRoom } from "#game/new-room.ts";
import { reduce } from "#game/reduce.ts";
import {
	type Character,
	type Effect,
	type Newcomer,
	type Room,
	SCHEMA,
	type Seat,
	type Story,
	type Submission,
} from "#game/room.ts";
import {
	activePlayers,
	charactersOf,
	runningSubmissions,
	storiesOf,
	storyOf,
	submissionsOf,
} from "#game/selectors.ts";
import { coherentSettings, type SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS, type Status } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";

/**
 * A game without an engine. The test controls time and dice, and effects are carried out at once.
 */
export class Table {
	room: Room;
	now = 1_000_000;
	/** All effects that the room has requested. */
	readonly effects: Effect[] = [];
	/** When set, effects wait here until the test calls `settle`. */
	waiting: Effect[] | null = null;
	/** Returns the number of words of a part when it is closed. */
	words: (submission: number) => number = () => 30;
	/** Entries that players have not submitted; a phase that ends uses them. */
	entered: Entry[] = [];
	/** Whether each action checks that the rules leave the given room unchanged. Slow in large rooms. */
	checksPurity = true;
	/** Called after every action, also after a refused one, with the room before it. */
	watch: ((before: Room, action: Action) => void) | null = null;
	private seed: number;

	constructor(players: number, sent: SentSettings = {}, seed = 1, mature = true) {
		this.seed = seed;
		const settings = coherentSettings(
			{ max_players: Math.max(2, players), ...sent },
			{ mature, premium: true },
		);
		const host = newcomer(1, { mature });
		this.room = newRoom({
			schema: SCHEMA,
			id: 7,
			code: "WXYZ",
			settings,
			host,
			prompts: range(100).map((i) => i + 1),
			now: this.now,
		});
		for (let id = 2; id <= players; id++) this.join(newcomer(id, { mature }));
	}

	/** A seeded generator (mulberry32), so that a failing run can be repeated. */
	random = (): number => {
		this.seed = (this.seed + 0x6d2b79f5) | 0;
		let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	};

	/** Does an action. Returns the text of the refusal, or null. */
	try(action: Action): string | null {
		const before = this.room;
		const text = this.checksPurity ? JSON.stringify(before) : null;
		const outcome = reduce(before, action, { now: this.now, random: this.random });
		if (text !== null && JSON.stringify(before) !== text)
			throw new Error("The rules changed the given room");
		if ("room" in outcome) this.room = outcome.room;
		this.watch?.(before, action);
		if ("refuse" in outcome) return outcome.refuse.text;
		this.effects.push(...outcome.effects);
		if (this.waiting) this.waiting.push(...outcome.effects);
		else for (const effect of outcome.effects) this.settle(effect);
		return null;
	}

	does<A extends PlayerActionName>(
		player: number,
		type: A,
		body: Bodies[A],
		id?: string,
	): string | null {
		return this.try({ type, player, body, id } as Action);
	}

	join(who: Newcomer): string | null {
		return this.try({ type: "room/join", newcomer: who });
	}

	/** Advances the time to the deadline of the running phase. */
	timeOut(): void {
		if (this.room.deadline === null) throw new Error(`no clock runs in status ${this.room.status}`);
		this.now = Math.max(this.now, this.room.deadline);
		this.try({ type: "clock" });
	}

	get players(): number[] {
		return activePlayers(this.room).map((seat) => seat.id);
	}

	/** Lets each player do what the phase asks, one after another. */
	playPhase(): void {
		const { status } = this.room;
		if (status === STATUS.lobby) {
			for (const { id, asked } of Object.values(this.room.seats))
				if (asked) this.does(id, "game/again", {});
			this.does(this.room.hostId, "game/start", {});
		} else if (status === STATUS.preStoryWrite) this.timeOut();
		else if (status === STATUS.preResults && this.room.reveal) this.skipReveal();
		else for (const player of this.players) if (this.room.status === status) this.playTurn(player);
	}

	/** Skips to the winner, and waits for the end of the reveal. */
	private skipReveal(): void {
		this.does(this.room.hostId, "reveal/skip", { connected: [] });
		this.timeOut();
	}

	/** Plays until the status is reached. */
	playTo(status: number): this {
		for (
			let step = 0;
			this.room.status < status || (status === STATUS.results && this.room.status !== status);
			step++
		) {
			if (step > 200) throw new Error(`stuck in status ${this.room.status}`);
			this.playPhase();
		}
		return this;
	}

	/** Lets a player do what the phase asks of them. */
	playTurn(player: number): void {
		takeTurn(this, player);
	}

	/** Completes an effect. */
	settle(effect: Effect): void {
		if (effect.name === "closeParts") {
			this.try({
				type: "closeParts/done",
				words: Object.fromEntries(effect.submissions.map((id) => [id, this.words(id)])),
			});
		} else if (effect.name === "closeEntries") {
			const entries = this.entered.filter(({ player }) => effect.players.includes(player));
			this.entered = [];
			this.try({ type: "closeEntries/done", entries });
		} else if (effect.name === "countStories") this.try({ type: "countStories/done" });
		else if (effect.name === "keepGame") this.try({ type: "keepGame/done" });
	}

	/** Completes the effects that wait. */
	settleAll(): void {
		for (const effect of this.waiting?.splice(0) ?? []) this.settle(effect);
	}

	/** Lets the clock ring now, whatever the deadline is. */
	ring(): void {
		this.try({ type: "clock" });
	}

	get host(): number {
		return this.room.hostId;
	}

	/** Uses a power of the host, or tries to as another player. */
	vip(power: Bodies["game/vip"], player = this.host): string | null {
		return this.does(player, "game/vip", power);
	}

	leave(player: number, heirs: number[] = []): string | null {
		return this.does(player, "game/exit", { heirs });
	}

	joinAudience(id: number): string | null {
		return this.join(newcomer(id, { audience: true }));
	}

	/** Hands in a player's running part, or saves it as `body` says. */
	handIn(player: number, body: Partial<Bodies["story/submit"]> = {}): string | null {
		const submission = this.partOf(player).id;
		return this.does(player, "story/submit", { submission, done: true, flagged: null, ...body });
	}

	chooseCast(captain: number, characters: number[], mature = false): string | null {
		const story = this.storyOf(captain).id;
		return this.does(captain, "story/create", { story, characters, mature });
	}

	giveTitle(captain: number, title: number, flagged: number[] | null = null): string | null {
		return this.does(captain, "story/title", { story: this.storyOf(captain).id, title, flagged });
	}

	/** Gives these stickers to every part of a story that the reader has not written. */
	react(reader: number, { id: story }: Story, emojis: number[]): string | null {
		const parts = this.parts(story).map(({ player }) => (player === reader ? [] : emojis));
		const given = Object.values(this.room.reactions);
		const before = given.find((one) => one.player === reader && one.story === story);
		return this.does(reader, "story/react", { reaction: before?.id ?? -1, story, parts });
	}

	vote(voter: number, award: number, story: Story): string | null {
		return this.does(voter, "story/vote", { award, story: story.id });
	}

	/** The view that all players share. */
	view(context = NOBODY): Game {
		return gameView(this.room, context);
	}

	/** A player's own view. */
	own(player: number, context = NOBODY): OwnPlayer {
		return playerView(this.room, this.seat(player), context);
	}

	seat(player: number): Seat {
		return existing(this.room.seats[player], `seat of ${player}`);
	}

	/** The status of each of these players. */
	statuses(...players: number[]): Status[] {
		return players.map((player) => this.seat(player).status);
	}

	get stories(): Story[] {
		return storiesOf(this.room);
	}

	storyOf(captain: number): Story {
		return existing(storyOf(this.room, captain), `story of ${captain}`);
	}

	/** The parts of a story in their order. */
	parts(story: number): Submission[] {
		return submissionsOf(this.room, story);
	}

	/** All parts, by id. */
	get allParts(): Submission[] {
		return Object.values(this.room.submissions);
	}

	/** The part that a player writes. */
	partOf(player: number): Submission {
		const part = runningSubmissions(this.room).find((one) => one.player === player);
		return existing(part, `running part of ${player}`);
	}

	handOf(player: number): Character[] {
		return charactersOf(this.room, ({ hands }) => hands.includes(player));
	}

	castOf(captain: number): Character[] {
		const { id } = this.storyOf(captain);
		return charactersOf(this.room, ({ stories }) => stories.includes(id));
	}
}

/** Returns a thing that the test expects to be there. */
export function existing<T>(thing: T | undefined, name = "it"): T {
	if (thing === undefined) throw new Error(`there is no ${name}`);
	return thing;
}

/** Lets a player of a table do what the running phase asks of them. */
function takeTurn(table: Table, player: number): void {
	const { room } = table;
	const { status, settings } = room;
	if (status === STATUS.quickStart) table.does(player, "game/ready", {});
	else if (status === STATUS.minors) table.does(player, "game/ackMinor", {});
	else if (status === STATUS.characters) nameCharacters(table, player);
	else if (status === STATUS.storyCreate) {
		const hand = table.handOf(player).slice(0, settings.min_characters);
		if (isCaptain(table, player))
			table.chooseCast(
				player,
				hand.map(({ id }) => id),
			);
	} else if (status === STATUS.storyWrite) {
		for (const { id: submission, player: writer } of runningSubmissions(room))
			if (writer === player)
				table.does(player, "story/submit", { submission, done: true, flagged: null });
	} else if (status === STATUS.storyTitle) {
		if (isCaptain(table, player)) titleStory(table, player);
	} else if (status === STATUS.censoring) table.vip({ confirm_censor: true }, player);
	else if (status === STATUS.reacting) readAndVote(table, player);
}

const isCaptain = (table: Table, player: number): boolean =>
	table.stories.some(({ captain }) => captain === player);

function nameCharacters(table: Table, player: number): void {
	const { num_otp_characters: pair, num_characters_submit } = table.room.settings;
	const characters = range(pair || num_characters_submit).map((i) => ({
		name: player * 100 + i,
		mature: false,
	}));
	if (pair > 0) table.does(player, "game/otpCharacter", { characters, mature: false });
	else table.does(player, "game/character", { characters });
}

function titleStory(table: Table, captain: number): void {
	const { id: story, index, pen } = table.storyOf(captain);
	if (pen?.done === false) table.does(captain, "cover/draw", { story, cover: null });
	table.giveTitle(captain, 9000 + index);
}

function readAndVote(table: Table, player: number): void {
	for (const { id: story } of table.stories) {
		const parts = table
			.parts(story)
			.map((part) => (part.player === player ? [] : [Math.floor(table.random() * 7)]));
		table.does(player, "story/react", { reaction: -1, story, parts });
	}
	for (const award of Object.values(table.room.awards)) {
		const others = table.stories.filter(({ captain }) => captain !== player);
		const story = others[Math.floor(table.random() * others.length)];
		if (story) table.vote(player, award.id, story);
	}
}

export function newcomer(
	id: number,
	more: { mature?: boolean; audience?: boolean } = {},
): Newcomer {
	const { mature = true, audience = false } = more;
	return {
		id,
		name: `Player${id}`,
		audience,
		premium: false,
		meta: { sprite_id: id % 8, mature, accessibility2: "classic", theme: 0 },
	};
}

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Ends the running phase or part by the host's powers alone, as far as the host has them. */
export function hostMovesOn(table: Table): void {
	const { room } = table;
	const host = room.hostId;
	const last = storiesOf(room).at(-1);
	table.does(host, "game/vip", { skip_submission: true });
	table.does(host, "game/vip", { confirm_censor: true });
	if (room.reading && last)
		table.does(host, "game/vip", {
			read_to: { story_id: last.id, part: submissionsOf(room, last.id).length - 1 },
		});
	for (const player of table.players) {
		if (table.room.status !== room.status) return;
		table.does(host, "game/vip", { skip_player: player });
	}
}

/** Shows every text as its id, and no player as connected. */
export const NOBODY: ViewContext = {
	text: String,
	part: String,
	prompt: String,
	connected: () => false,
	typing: () => false,
};
