const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LETTER_BITS = 6;
const BYTE_BITS = 8;

/** Repacks bits into groups of another size; pads the last group of letters with zeros. */
function* regrouped(numbers: Iterable<number>, from: number, to: number): Generator<number> {
	let held = 0;
	let bits = 0;
	for (const number of numbers) {
		held = (held << from) | number;
		bits += from;
		while (bits >= to) {
			bits -= to;
			yield held >> bits;
			held &= (1 << bits) - 1;
		}
	}
	// Left-over bits of letters are their padding and make no byte.
	if (bits > 0 && to < from) yield held << (to - bits);
}

/** Returns bytes as base64url without padding. */
export const lettersOf = (bytes: readonly number[]): string =>
	[...regrouped(bytes, BYTE_BITS, LETTER_BITS)].map((place) => ALPHABET[place]).join("");

/** Returns the bytes of base64url up to the first character that belongs to something else. */
export function bytesOf(text: string): number[] {
	const places = [...text].map((letter) => ALPHABET.indexOf(letter));
	const end = places.indexOf(-1);
	return [...regrouped(end < 0 ? places : places.slice(0, end), LETTER_BITS, BYTE_BITS)];
}

/** Returns two bytes that nearly always differ when other bytes do (Fletcher-16). */
export function checksum(bytes: readonly number[]): [number, number] {
	let sum = 0;
	let sums = 0;
	for (const byte of bytes) {
		sum = (sum + byte) % 255;
		sums = (sums + sum) % 255;
	}
	return [sum, sums];
}

/** A value that is written with its kind, so that a reader can skip those it does not know. */
export type WireValue = number | boolean | string;

/** The kinds of values, as the last two bits of the number before each. */
const KIND = { number: 0, text: 1, false: 2, true: 3 } as const;
const KINDS = 4;

const SEVEN_BITS = 128;

/** Returns a whole number from 0 to 2^53 - 1 in groups of seven bits, the lowest first. */
function numberBytes(number: number): number[] {
	const rest = Math.floor(number / SEVEN_BITS);
	return rest === 0 ? [number] : [(number % SEVEN_BITS) + SEVEN_BITS, ...numberBytes(rest)];
}

/** Returns a value with the id of its field. */
export function recordBytes(id: number, value: WireValue): number[] {
	const tag = (kind: number) => numberBytes(id * KINDS + kind);
	if (typeof value === "boolean") return tag(value ? KIND.true : KIND.false);
	if (typeof value === "number") return [...tag(KIND.number), ...numberBytes(value)];
	const text = new TextEncoder().encode(value);
	return [...tag(KIND.text), ...numberBytes(text.length), ...text];
}

/** A value with the id of its field; null for a text of bytes that spell none. */
type WireRecord = [id: number, value: WireValue | null];

/** Returns the records that bytes begin with, up to the first that is cut off. */
export function* recordsIn(bytes: readonly number[]): Generator<WireRecord> {
	let place = 0;
	const number = (): number | null => {
		for (let sum = 0, weight = 1; weight < Number.MAX_SAFE_INTEGER; weight *= SEVEN_BITS) {
			const byte = bytes[place++];
			if (byte === undefined) return null;
			sum += (byte % SEVEN_BITS) * weight;
			if (byte < SEVEN_BITS) return sum;
		}
		return null;
	};
	while (place < bytes.length) {
		const tag = number();
		if (tag === null) return;
		const id = Math.floor(tag / KINDS);
		const kind = tag % KINDS;
		if (kind === KIND.false || kind === KIND.true) {
			yield [id, kind === KIND.true];
			continue;
		}
		const value = number();
		if (value === null) return;
		if (kind === KIND.number) yield [id, value];
		else {
			if (place + value > bytes.length) return;
			yield [id, textOf(bytes.slice(place, place + value))];
			place += value;
		}
	}
}

function textOf(bytes: number[]): string | null {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
	} catch {
		return null;
	}
}
