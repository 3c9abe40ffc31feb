import fc from "fast-check";
import { proxy, snapshot } from "valtio";
import { describe, expect, it } from "vitest";
import { applyPatch } from "../../../web/room/connection/apply-patch.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Section 2 of RFC 7396, written a second time on copies. */
function applied(target: Json | undefined, patch: Json): Json {
	if (!isObject(patch)) return patch;
	const kept = Object.entries(isObject(target) ? target : {}).filter(
		([key]) => patch[key] !== null,
	);
	const result = Object.fromEntries(kept);
	for (const [key, value] of Object.entries(patch))
		if (value !== null) result[key] = applied(result[key], value);
	return result;
}

const key = fc.constantFrom("a", "b", "c", "1", "2", "constructor", "toString");
const { json } = fc.letrec<{ json: Json }>((tie) => ({
	json: fc.oneof(
		{ depthSize: "small" },
		fc.constantFrom<Json>(null, true, 0, 7, "", "x"),
		fc.array(tie("json"), { maxLength: 3 }),
		fc.dictionary(key, tie("json"), { maxKeys: 4, noNullPrototype: true }),
	),
}));

describe("a merge patch", () => {
	it("has the result of RFC 7396 for any document and any patch", () => {
		fc.assert(
			fc.property(json, json, (target, patch) => {
				expect(applyPatch(structuredClone(target), structuredClone(patch))).toEqual(
					applied(target, patch),
				);
			}),
			{ numRuns: 2000 },
		);
	});

	it("has the results of the examples in RFC 7396", () => {
		expect(applyPatch({ a: "b" }, { a: "c" })).toEqual({ a: "c" });
		expect(applyPatch({ a: "b" }, { b: "c" })).toEqual({ a: "b", b: "c" });
		expect(applyPatch({ a: "b", b: "c" }, { a: null })).toEqual({ b: "c" });
		expect(applyPatch({ a: ["b"] }, { a: "c" })).toEqual({ a: "c" });
		expect(applyPatch({ a: { b: "c" } }, { a: { b: "d", c: null } })).toEqual({ a: { b: "d" } });
		expect(applyPatch({ a: "foo" }, "bar")).toBe("bar");
		expect(applyPatch({}, { a: { bb: { ccc: null } } })).toEqual({ a: { bb: {} } });
		expect(applyPatch([1, 2], { a: "b", c: null })).toEqual({ a: "b" });
	});

	it("changes the document in place and leaves all other parts untouched", () => {
		const game = proxy({
			players: { 1: { name: "Mika", status: 8 }, 2: { name: "Boo", status: 8 } },
		});
		const before = snapshot(game);
		expect(applyPatch(game, { players: { 1: { status: 9 } } })).toBe(game);
		const after = snapshot(game);
		expect(after.players[1]).toEqual({ name: "Mika", status: 9 });
		expect(after.players[2]).toBe(before.players[2]);
	});

	it("causes no render when it changes nothing", () => {
		const game = proxy({ status: 8, countdown: { limit: 5 } });
		const before = snapshot(game);
		applyPatch(game, { status: 8, countdown: { limit: 5 } });
		expect(snapshot(game)).toBe(before);
	});

	it("cannot change the prototype of an object", () => {
		const target = {};
		applyPatch(target, JSON.parse('{"__proto__": {"vip": true}}'));
		expect("vip" in target).toBe(false);
	});
});
