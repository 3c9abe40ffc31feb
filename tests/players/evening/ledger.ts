import type { Settings } from "#game/settings.ts";
import type { WireCharacter } from "#game/wire/state.ts";
import type { Seat } from "../wire/player.ts";

/** Somebody at the table, with what must never reach anybody else. */
export interface Guest extends Seat {
	name: string;
	mature: boolean;
	audience: boolean;
	/** The account named when joining. */
	account: string;
}

/** A part as its writer knows it. */
export interface WrittenPart {
	id: number;
	story: number;
	index: number;
	writer: number;
	/** The last text that was acknowledged. */
	text: string;
	words: number;
	prompts: string[];
}

export interface Submitted {
	name: string;
	mature: boolean;
}

/**
 * What the players of one game did and saw, as each of them noted it down: the test knows more than
 * anybody in it.
 */
export class Ledger {
	/** What `game.settings` should be. */
	settings: Settings;
	readonly guests = new Map<number, Guest>();
	readonly parts = new Map<number, WrittenPart>();
	/** By player. */
	readonly submitted = new Map<number, Submitted[]>();
	/** By player. */
	readonly hands = new Map<number, WireCharacter[]>();
	/** Ratings of the stories whose pair was entered, by captain. */
	readonly pairs = new Map<number, boolean>();
	/** By story: whom its captain chose, and the rating that comes of it. */
	readonly casts = new Map<number, { cast: WireCharacter[]; mature: boolean }>();
	/** By story. */
	readonly titles = new Map<number, { captain: number; title: string }>();
	/** By part: who flagged it. */
	readonly flags = new Map<number, Set<number>>();
	readonly censored = new Set<number>();
	/** By player and story. */
	readonly reactions = new Map<string, { player: number; story: number; parts: number[][] }>();
	/** By player and award. */
	readonly votes = new Map<string, { player: number; award: number; story: number }>();
	/** Whether lines and servers fail meanwhile: a player may then miss a status that passes. */
	disturbed = false;
	/** The first thing that anybody saw and should not have. */
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

	/** Who submitted a character, by its mark; who it is, when it is a player's name. */
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

	/** Notes a fault that was seen where nobody waits for it; `whole` throws it. */
	broken(fault: unknown): void {
		this.fault ??= fault;
	}

	/** Throws the first fault. */
	whole(): void {
		if (this.fault) throw this.fault;
	}
}

/** A mark that stands in every part: whose it is, and which of its writer's texts. */
export const partMark = (story: number, index: number, writer: number, version: number): string =>
	`«${story}.${index}.${writer}.${version}»`;
export const PART_MARKS = /«(\d+)\.(\d+)\.(\d+)\.(\d+)»/g;

/** A mark that stands in every submitted name: whose it is. */
export const nameMark = (owner: number, n: number): string => `‹${owner}.${n}›`;
export const NAME_MARKS = /‹(\d+)\.(\d+)›/g;
