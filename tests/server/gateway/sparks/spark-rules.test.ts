import { expect, test } from "vitest";
import { maySpark } from "../../../../gateway/sparks/spark-rules.ts";
import { newcomer, Table } from "../../../support/table.ts";

test("only the host sends the screens onward, also while the fun is off", () => {
	const table = new Table(3);
	table.join(newcomer(9, { audience: true }));
	const may = (player: number) => maySpark(table.room, player, { kind: "onward" });
	expect([1, 2, 9, 10].map(may)).toEqual([true, false, false, false]);
	table.does(1, "game/vip", { sparks: false });
	expect([1, 2].map(may)).toEqual([true, false]);
	expect(maySpark(table.room, 1, { kind: "hop" })).toBe(false);
});
