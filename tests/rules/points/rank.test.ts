import { expect, test } from "vitest";
import type { Submission } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

test.each<[string, (part: Submission, first?: Submission) => number, number[]]>([
	["once for each writer, even if they wrote several parts", () => 5, [1, 1, 2, 2]],
	["for no writer of empty parts", () => 0, []],
	["for the writers of the parts with words", ({ player }) => (player === 1 ? 0 : 5), [2, 2]],
	["for a writer of one part with words", ({ id }, first) => (id === first?.id ? 1 : 0), [1]],
])("a story counts %s", (_who, words, counted) => {
	const table = new Table(2, { num_switches: 4, write_duration: 0 });
	table.words = (id) => {
		const first = table.parts(table.storyOf(1).id)[0];
		const [part] = table.allParts.filter((one) => one.id === id);
		return part ? words(part, first) : 0;
	};
	table.playTo(STATUS.results);
	const effects = table.effects.filter((effect) => effect.name === "countStories");
	expect(effects).toHaveLength(1);
	expect(effects.flatMap(({ players }) => players).sort()).toEqual(counted);
});
