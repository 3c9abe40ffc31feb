import { expect, test } from "vitest";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

/** Plays two players' stories of four parts; returns the players whose stories are counted. */
function counted(words: (table: Table, submission: number) => number): number[] {
	const table = new Table(2, { num_switches: 4, write_duration: 0 });
	table.words = (submission) => words(table, submission);
	table.playTo(STATUS.results);
	const effects = table.effects.filter((effect) => effect.name === "countStories");
	expect(effects).toHaveLength(1);
	return effects.flatMap(({ players }) => players).sort();
}

test("a story counts once for each writer, even if they wrote several parts", () => {
	expect(counted(() => 5)).toEqual([1, 1, 2, 2]);
});

test("empty parts do not count", () => {
	expect(counted(() => 0)).toEqual([]);
	expect(
		counted((table, submission) => (table.room.submissions[submission]?.player === 1 ? 0 : 5)),
	).toEqual([2, 2]);
});

test("one part with words is enough", () => {
	const firstPartOfFirstStory = (table: Table) =>
		submissionsOf(table.room, storiesOf(table.room)[0]?.id ?? 0)[0];
	expect(
		counted((table, submission) => (submission === firstPartOfFirstStory(table)?.id ? 1 : 0)),
	).toHaveLength(1);
});
