import { expect, test } from "vitest";
import type { Game, PublicPlayer, WireReveal } from "#game/wire/state.ts";
import { factsOf, scenesOf } from "../../../web/screens/reveal/show.ts";
import { game, player, story } from "../room/wire.ts";

const person = (id: number, name: string): PublicPlayer => ({ ...player(), id, name });
const titled = (id: number, title: string, captain: PublicPlayer) =>
	story({ id, captain, meta: { title, index: id, points: 0, reactions: {}, awards: [] } });

const [boo, mika, spud] = [person(1, "Boo"), person(2, "Mika"), person(3, "Spud")];
const room: Game = game({
	players: { 1: boo, 2: mika, 3: spud },
	awards: {
		5: { id: 5, meta: { name: "Best ending", subtitle: "", rule: 3 } },
		6: { id: 6, meta: { name: "Crowd favourite", subtitle: "", rule: 0 } },
	},
	stories: {
		21: titled(21, "The Goat", boo),
		22: titled(22, "Gravy", mika),
		23: titled(23, "Mash", spud),
	},
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

test("an award is said with its story and who wrote the line, and a tie with both", () => {
	expect(said({ awards: [{ award: 5, votes: 1, winners: [winner(21, 3)] }] })).toEqual([
		"Best ending: The Goat, by Spud",
	]);
	expect(
		said({ awards: [{ award: 5, votes: 1, winners: [winner(21, 3), winner(22, 1)] }] }),
	).toEqual(["Best ending: The Goat, by Spud; Gravy, by Boo"]);
	expect(said({ awards: [{ award: 6, votes: 0, winners: [] }] })).toEqual([
		"Crowd favourite: nobody could decide",
	]);
});

test("the places are said from the third to the winner, and no place before its step", () => {
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
