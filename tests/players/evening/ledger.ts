import type { Settings } from "#game/settings.ts";
import type { WireCharacter } from "#game/wire/state.ts";
import type { WireSeat } from "../wire/player.ts";

/** A player with the values that no other player may receive. */
export interface Guest extends WireSeat {
	name: string;
	mature: boolean;
	audience: boolean;
	/** The account that the player joined with. */
	account: string;
}

/** A part, as its writer wrote it. */
export interface WrittenPart {
	id: number;
	story: number;
	index: number;
	writer: number;
	/** The last acknowledged text. */
	text: string;
	words: number;
	prompts: string[];
}

export interface Submitted {
	name: string;
	mature: boolean;
}

/**
 * The actions and views of the players of one game. Each player writes into it, so that the test
 * has more than any of them sees.
 */
export class Ledger {
	/** Epoch ms. */
	readonly openedAt = Date.now();
	/** The expected `game.settings`. */
	settings: Settings;
	readonly guests = new Map<number, Guest>();
	readonly parts = new Map<number, WrittenPart>();
	/** By player. */
	readonly submitted = new Map<number, Submitted[]>();
	/** By player. */
	readonly hands = new Map<number, WireCharacter[]>();
	/** Ratings of the stories with an entered pair, by captain. */
	readonly pairs = new Map<number, boolean>();
	/** By story: the chosen cast and the resulting rating. */
	readonly casts = new Map<number, { cast: WireCharacter[]; mature: boolean }>();
	/** By story. */
	readonly titles = new Map<number, { captain: number; title: string }>();
	/** The drawings on covers, by story. */
	readonly covers = new Map<number, string>();
	/** By part: the players who flagged it. */
	readonly flags = new Map<number, Set<number>>();
	readonly censored = new Set<number>();
	/** By player and story. */
	readonly reactions = new Map<string, { player: number; story: number; parts: number[][] }>();
	/** By player and award. */
	readonly votes = new Map<string, { player: number; award: number; story: number }>();
	/**
	 * Whether connections and servers fail during the game. A player may then miss a short status.
	 */
	disturbed = false;
	/** The first fault that a player has seen. */
	private fault: unknown = null;

	constructor(settings: Settings) {
		this.settings = settings;
	}

	get players(): Guest[] {
		return [...this.guests.values()].filter(({ audience }) => !audience);
	}

	get fans(): Guest[] {
		return [...this.guests.values()].filter(({ audience }) => audience);
	}

	/** The parts of a story in order. */
	partsOf = (story: number): WrittenPart[] =>
		[...this.parts.values()]
			.filter((part) => part.story === story)
			.sort((a, b) => a.index - b.index);

	partsBy = (writer: number): WrittenPart[] =>
		[...this.parts.values()].filter((part) => part.writer === writer);

	/** Returns the player who submitted a character, or whose name it is. */
	ownerOf(name: string): number | undefined {
		const [, owner] = /‹(\d+)\.\d+›/.exec(name) ?? [];
		return owner === undefined
			? this.players.find((player) => player.name === name)?.id
			: Number(owner);
	}

	flag(player: number, visible: number[], flagged: number[]): void {
		for (const id of visible) {
			const by = this.flags.get(id) ?? new Set();
			if (flagged.includes(id)) by.add(player);
			else by.delete(player);
			this.flags.set(id, by);
		}
	}

	/** Records a fault for `whole` to throw, because no caller waits where it was seen. */
	broken(fault: unknown): void {
		this.fault ??= fault;
	}

	/** Throws the first fault. */
	whole(): void {
		if (this.fault) throw this.fault;
	}
}

/** Returns the mark in every part's text: the part, and the number of the text. */
export const partMark = (story: number, index: number, writer: number, version: number): string =>
	`«${story}.${index}.${writer}.${version}»`;
export const PART_MARKS = /«(\d+)\.(\d+)\.(\d+)\.(\d+)»/g;

/** Returns the mark in every submitted name: its owner. */
export const nameMark = (owner: number, n: number): string => `‹${owner}.${n}›`;
export const NAME_MARKS = /‹(\d+)\.(\d+)›/g;
