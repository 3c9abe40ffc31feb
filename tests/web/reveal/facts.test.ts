import { expect, test } from "vitest";
import type { Game, PublicPlayer, WireReveal } from "#game/wire/state.ts";
import { factsOf, scenesOf } from "../../../web/screens/reveal/show.ts";
import { byId, game, person, story } from "../room/wire.ts";

const [boo, mika, spud] = ["Boo", "Mika", "Spud"].map((name, i) => person(i + 1, { name })) as [
	PublicPlayer,
	PublicPlayer,
	PublicPlayer,
];
const titled = (id: number, title: string, captain: PublicPlayer) =>
	story({ id, captain, meta: { title, index: id } });
const room: Game = game({
	players: byId(boo, mika, spud),
	awards: {
		5: { id: 5, meta: { name: "Best ending", subtitle: "", rule: 3 } },
		6: { id: 6, meta: { name: "Crowd favourite", subtitle: "", rule: 0 } },
	},
	stories: byId(titled(21, "The Goat", boo), titled(22, "Gravy", mika), titled(23, "Mash", spud)),
});

const winner = (id: number, writer: number) => ({ story: id, line: null, writer, voters: [1] });
const place = (id: number, at: number) => ({ story: id, place: at, line: null });

/** Returns what is said of the running scene. */
function said(part: Partial<WireReveal>): string[] {
	const reveal: WireReveal = {
		...{ started_at: 0, step: "award", step_at: 0 },
		...{ awards: [], podium: [], skips: [] },
		...part,
	};
	const scene = scenesOf(room, reveal).at(-1);
	return scene ? factsOf(room, scene).map(({ text }) => text) : [];
}

test("an award is announced with its story and the writer of the line, and a tie with both", () => {
	const of = (award: number, ...winners: ReturnType<typeof winner>[]) =>
		said({ awards: [{ award, votes: winners.length, winners }] });
	expect(of(5, winner(21, 3))).toEqual(["Best ending: The Goat, by Spud"]);
	expect(of(5, winner(21, 3), winner(22, 1))).toEqual([
		"Best ending: The Goat, by Spud; Gravy, by Boo",
	]);
	expect(of(6)).toEqual(["Crowd favourite: no one could decide"]);
});

test("the places are announced from the third to the winner, and no place before its step", () => {
	const podium = [place(23, 3), place(22, 2), place(21, 1)];
	expect(said({ step: "opening" })).toEqual([]);
	expect(said({ step: "third", podium: podium.slice(0, 1) })).toEqual([
		"Third place: Mash, by Spud",
	]);
	const before = ["Third place: Mash, by Spud", "Second place: Gravy, by Mika"];
	expect(said({ step: "drum", podium: podium.slice(0, 2) })).toEqual(before);
	expect(said({ step: "winner", podium })).toEqual([
		...before,
		"The story of the night: The Goat, by Boo",
	]);
});
