import { hidesAuthors } from "#game/hidden-authors.ts";
import type { Room, Seat } from "#game/room.ts";
import { submissionsOf } from "#game/selectors.ts";

/** A press shows in the batch that follows, or in one of so many later ones. */
const LATE = 2;
/** The highest step. */
const HOTTEST = 3;

/** The part that a room reads together while authors are hidden, and its writer. */
interface OpenPart {
	key: string;
	writer: number;
}

/** Returns the open part; null in a room that shows who throws what, or that reads nothing. */
export function hiddenPart(room: Room): OpenPart | null {
	const { reading } = room;
	if (!reading || reading.ended || !hidesAuthors(room)) return null;
	const part = submissionsOf(room, reading.story)[reading.part];
	return part ? { key: `${part.id}`, writer: part.player } : null;
}

/**
 * How many people of a room react to the open part while authors are hidden, in steps from 0 to 3
 * and in batches: the share of its people who threw a sticker (docs/game.md "Hidden authors").
 *
 * A writer who throws nothing at the own part would stand out, so their presses do not count there.
 * Habits that they have shown at parts of others take their place: for each batch, what they did in
 * the same batch of a part that is picked at random. The first part has no such habits, and so no
 * heat.
 */
export class Heat {
	/** The seats that have pressed since the last batch. */
	private pressed = new Set<number>();
	/** The seats that show in the next batches, the next one first. */
	private due: Set<number>[] = [];
	/** By seat: the batches of each part of others, and whether the seat pressed in them. */
	private readonly habits = new Map<number, boolean[][]>();
	private part: OpenPart | null = null;
	private batch = 0;
	private step = 0;
	/** The key of the part at which the habits began. */
	private first: string | null = null;
	private readonly random: () => number;

	constructor(random: () => number = Math.random) {
		this.random = random;
	}

	press(seat: number): void {
		this.pressed.add(seat);
	}

	/** Ends a batch. Returns its step; null when it is as before and there is nothing to show. */
	next(room: Room, connected: (player: number) => boolean): number | null {
		const open = hiddenPart(room);
		if (open?.key !== this.part?.key) {
			this.part = open;
			this.batch = 0;
		}
		const people = Object.values(room.seats).filter(
			({ id, gone }) => !gone && !room.sparkless.includes(id) && connected(id),
		);
		if (open && room.sparks) this.gather(open, people);
		this.pressed = new Set();
		const shown = people.filter(({ id }) => this.due[0]?.has(id)).length;
		this.due.shift();
		const before = this.step;
		this.step = open && shown > 0 ? Math.ceil((HOTTEST * shown) / people.length) : 0;
		return this.step === 0 && before === 0 ? null : this.step;
	}

	/** Notes who has pressed in this batch, and when it shows. */
	private gather({ key, writer }: OpenPart, people: readonly Seat[]): void {
		this.first ??= key;
		const isFirst = this.first === key;
		for (const { id } of people) {
			const presses = id === writer ? this.standsIn(id) : this.pressed.has(id);
			if (id !== writer) this.note(id, presses);
			if (presses && !isFirst) this.dueIn(Math.floor(this.random() * (LATE + 1))).add(id);
		}
		this.batch++;
	}

	private note(seat: number, presses: boolean): void {
		const parts = this.habits.get(seat) ?? [];
		if (this.batch === 0 || parts.length === 0) parts.push([]);
		const latest = parts.at(-1);
		if (latest) latest[this.batch] = presses;
		this.habits.set(seat, parts);
	}

	private standsIn(writer: number): boolean {
		const own = this.habits.get(writer) ?? [...this.habits.values()].flat();
		const part = own[Math.floor(this.random() * own.length)] ?? [];
		// A host may keep a part open for longer than any before it.
		return part[this.batch % part.length] ?? false;
	}

	private dueIn(batches: number): Set<number> {
		while (this.due.length <= batches) this.due.push(new Set());
		return this.due[batches] ?? new Set();
	}
}
