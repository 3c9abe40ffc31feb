import type { Action, Bodies, PlayerActionName } from "#game/actions.ts";
import type { Entry } from "#game/names/entries.ts";
import { newRoom } from "#game/new-room.ts";
import { reduce } from "#game/reduce.ts";
import { type Effect, type Newcomer, type Room, SCHEMA } from "#game/room.ts";
import { activePlayers, runningSubmissions, storiesOf, submissionsOf } from "#game/selectors.ts";
import { coherentSettings, type SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import type { ViewContext } from "#game/view/view.ts";

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

	playTurn(player: number): void {
		const { room } = this;
		const { settings } = room;
		switch (room.status) {
			case STATUS.quickStart:
				return void this.does(player, "game/ready", {});
			case STATUS.minors:
				return void this.does(player, "game/ackMinor", {});
			case STATUS.characters: {
				const pair = settings.num_otp_characters;
				const characters = range(pair || settings.num_characters_submit).map((i) => ({
					name: player * 100 + i,
					mature: false,
				}));
				if (pair > 0) this.does(player, "game/otpCharacter", { characters, mature: false });
				else this.does(player, "game/character", { characters });
				return;
			}
			case STATUS.storyCreate: {
				const story = storiesOf(room).find(({ captain }) => captain === player);
				const hand = Object.values(room.characters).filter((c) => c.hands.includes(player));
				const characters = hand.slice(0, settings.min_characters).map(({ id }) => id);
				if (story)
					this.does(player, "story/create", { story: story.id, characters, mature: false });
				return;
			}
			case STATUS.storyWrite:
				for (const part of runningSubmissions(room)) {
					if (part.player === player)
						this.does(player, "story/submit", { submission: part.id, done: true, flagged: null });
				}
				return;
			case STATUS.storyTitle: {
				const story = storiesOf(room).find(({ captain }) => captain === player);
				if (!story) return;
				const { id, index, pen } = story;
				if (pen?.done === false) this.does(player, "cover/draw", { story: id, cover: null });
				this.does(player, "story/title", { story: id, title: 9000 + index, flagged: null });
				return;
			}
			case STATUS.censoring:
				return void this.does(player, "game/vip", { confirm_censor: true });
			case STATUS.reacting:
				this.readAndVote(player);
		}
	}

	private readAndVote(player: number): void {
		for (const story of storiesOf(this.room)) {
			const parts = submissionsOf(this.room, story.id).map((part) =>
				part.player === player ? [] : [Math.floor(this.random() * 7)],
			);
			this.does(player, "story/react", { reaction: -1, story: story.id, parts });
		}
		for (const award of Object.values(this.room.awards)) {
			const others = storiesOf(this.room).filter(({ captain }) => captain !== player);
			const story = others[Math.floor(this.random() * others.length)];
			if (story) this.does(player, "story/vote", { award: award.id, story: story.id });
		}
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
