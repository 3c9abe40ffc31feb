import { expect, test } from "vitest";
import type { Room, Submission } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { Heat, hiddenPart } from "../../../../gateway/sparks/heat.ts";
import { existing, range, Table } from "../../../support/table.ts";

/** The attacker, who never presses, and two others. */
const [ATTACKER, LOUD, MUTE] = [1, 2, 3] as const;
const BATCHES = 20;
const table = new Table(3, { hide_authors: true, read_together: true }).playTo(STATUS.reacting);
const EVERYBODY = () => true;

const partBy = (player: number, nth = 0): Submission =>
	existing(table.allParts.filter((part) => part.player === player)[nth]);
const opened = ({ story, index }: Submission): Room => ({
	...table.room,
	reading: { story, part: index },
});

/** A seeded generator (mulberry32). */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Who presses in a batch of a part. */
type Pressing = (part: Submission, batch: number) => readonly number[];

/** Returns the steps of each part that is read. */
const read = (parts: readonly Submission[], seed: number, pressing: Pressing): number[][] => {
	const heat = new Heat(seeded(seed));
	return parts.map((part) =>
		range(BATCHES).map((batch) => {
			for (const player of pressing(part, batch)) heat.press(player);
			return heat.next(opened(part), EVERYBODY) ?? 0;
		}),
	);
};

/** People who throw nothing at their own parts. */
const modest =
	(...players: number[]): Pressing =>
	({ player }, batch) =>
		batch % 2 === 0 ? players.filter((one) => one !== player) : [];

const mean = (numbers: readonly number[]) =>
	numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test("an author's presses at the own part do not change the heat", () => {
	const parts = [partBy(ATTACKER), partBy(LOUD), partBy(MUTE), partBy(LOUD, 1)];
	for (const seed of range(50)) {
		const silent = read(parts, seed, modest(LOUD));
		const busy = read(parts, seed, ({ player }, batch) => [
			...modest(LOUD)(partBy(MUTE), batch),
			...(player === LOUD ? [LOUD] : []),
		]);
		expect(busy.slice(1)).toEqual(silent.slice(1));
	}
});

test("the heat of a part does not tell whether its author reacts always or never", () => {
	const orders = [
		[partBy(ATTACKER), partBy(LOUD), partBy(MUTE)],
		[partBy(ATTACKER), partBy(MUTE), partBy(LOUD)],
	];
	const found = orders.map((parts) =>
		range(400).map((seed) => mean(read(parts, seed, modest(LOUD))[1] ?? [])),
	);
	const [own = 0, others = 0] = found.map(mean);
	expect(others).toBeGreaterThan(0.3);
	expect(Math.abs(own - others)).toBeLessThan(0.04);
});

test("two people with the same habits cannot be told apart", () => {
	const orders = [
		[partBy(ATTACKER), partBy(LOUD), partBy(MUTE), partBy(ATTACKER, 1)],
		[partBy(ATTACKER), partBy(MUTE), partBy(LOUD), partBy(ATTACKER, 1)],
	];
	const [left, right] = orders.map((parts) =>
		range(400).map((seed) => read(parts, seed, modest(LOUD, MUTE)).flat()),
	);
	const steps = (all: number[][] = []) =>
		range(4).map((step) => all.flat().filter((one) => one === step).length / all.flat().length);
	for (const [step, share] of steps(left).entries())
		expect(Math.abs(share - (steps(right)[step] ?? 0))).toBeLessThan(0.02);
});

test("fast repeated presses count as one, and the first part has no heat", () => {
	const parts = [partBy(MUTE), partBy(ATTACKER)];
	const [first, second] = read(parts, 1, () => Array<number>(16).fill(LOUD));
	expect(first).toEqual(range(BATCHES).map(() => 0));
	expect(Math.max(...(second ?? []))).toBe(1);
});

test("a press appears in one of three batches at random, so its time reveals no person", () => {
	const late = range(200).map((seed) => {
		const [, second = []] = read([partBy(MUTE), partBy(ATTACKER)], seed, (_part, batch) =>
			batch === 4 ? [LOUD] : [],
		);
		return second.findIndex((step) => step > 0);
	});
	expect(new Set(late)).toEqual(new Set([4, 5, 6]));
});

test("a part that is open for longer than any before goes on as it began", () => {
	const heat = new Heat(seeded(3));
	const steps: number[] = [];
	for (const part of [partBy(ATTACKER), partBy(LOUD)])
		for (const _batch of range(part.player === LOUD ? 60 : 4)) {
			if (part.player !== LOUD) heat.press(LOUD);
			const step = heat.next(opened(part), EVERYBODY);
			if (part.player === LOUD) steps.push(step ?? 0);
		}
	expect(mean(steps.slice(30))).toBeGreaterThan(0.5);
});

test("players who are away, switched off or gone add no heat", () => {
	const heat = new Heat(seeded(1));
	const part = partBy(ATTACKER);
	const warm = (room: Room, connected: (player: number) => boolean = EVERYBODY) =>
		range(6).map(() => {
			heat.press(LOUD);
			return heat.next(room, connected) ?? 0;
		});
	warm(opened(partBy(MUTE)));
	expect(Math.max(...warm(opened(part)))).toBeGreaterThan(0);
	const quiet = [
		warm({ ...opened(part), sparkless: [LOUD] }),
		warm(opened(part), (player) => player !== LOUD),
		warm({ ...opened(part), sparks: false }),
	];
	for (const steps of quiet) expect(steps.slice(3)).toEqual([0, 0, 0]);
});

test("heat replaces sparks only while authors are hidden and a part is open", () => {
	const part = opened(partBy(LOUD));
	expect(hiddenPart(part)?.writer).toBe(LOUD);
	for (const room of [
		{ ...part, reading: null },
		{ ...part, reading: { story: 1, part: 0, ended: true as const } },
		{ ...part, settings: { ...part.settings, hide_authors: false } },
	])
		expect(hiddenPart(room)).toBeNull();
});
