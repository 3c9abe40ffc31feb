import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { line, WIRE_BODIES } from "#game/wire/bodies.ts";
import {
	Name,
	PasskeyLabel,
	ScreenName,
	TypedName,
} from "../../gateway/api/accounts/account-fields.ts";

const MAX = 10;
const MARK = "\u0301";

afterEach(() => void vi.restoreAllMocks());

/** Returns what normalises or trims a text while `work` runs. */
function cleaned(work: () => unknown): string[] {
	const texts: string[] = [];
	for (const method of ["normalize", "trim"] as const) {
		const original = String.prototype[method];
		vi.spyOn(String.prototype, method).mockImplementation(function (this: string) {
			texts.push(String(this));
			return original.call(this);
		});
	}
	work();
	vi.restoreAllMocks();
	return texts;
}

test.each([
	["a name", line("A name", 1, MAX), MAX],
	["a name for signing in", Name, 30],
	["a name that is typed to sign in", TypedName, 30],
	["the name that others see", ScreenName, 30],
	["the name of a passkey", PasskeyLabel, 40],
])("%s that is far too long is refused before any other step reads it", (_what, schema, max) => {
	const later: string[] = [];
	const field = v.pipe(
		schema,
		v.check((text) => later.push(text) > 0),
	);
	const tooLong = `a${MARK.repeat(LIMITS.rawLength * max)}`;
	const texts = cleaned(() => expect(v.is(field, tooLong)).toBe(false));
	expect([texts, later]).toEqual([[], []]);
	const [issue] = v.safeParse(field, tooLong).issues ?? [];
	expect(issue?.message).toMatch(` at most ${max} characters`);
	expect(v.is(field, `Bobby${" ".repeat(LIMITS.rawLength * max - 5)}`)).toBe(true);
	expect(later).toEqual(["Bobby"]);
});

test("a list of names that is too long is refused before its names are read", () => {
	const names = Array.from({ length: LIMITS.charactersPerPlayer + 1 }, (_, i) => ({
		name: ` Name ${i}`,
	}));
	const schema = WIRE_BODIES["game/character"];
	const texts = cleaned(() => expect(v.is(schema, { characters: names })).toBe(false));
	expect(texts).toEqual([]);
	expect(v.is(schema, { characters: names.slice(1) })).toBe(true);
});
