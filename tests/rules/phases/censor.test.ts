import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const censoring = () => new Table(3, { moderation: true }).playTo(STATUS.censoring);

test("the host blacks out parts, and the last choice counts", () => {
	const table = censoring();
	const [first = 0, second = 0] = table.allParts.map(({ id }) => id);
	for (const part of [first, second]) {
		expect(table.does(1, "submission/censor", { submissions: [part] })).toBeNull();
		expect(table.allParts.filter(({ censored }) => censored)).toMatchObject([{ id: part }]);
	}
});

test("the others wait until the host confirms", () => {
	const table = censoring();
	expect(table.statuses(1, 2)).toEqual([STATUS.censoring, STATUS.postCensoring]);
	expect(table.vip({ confirm_censor: true }, 2)).toBe(REFUSALS.hostOnly);
	expect(table.room.status).toBe(STATUS.censoring);
	expect(table.vip({ confirm_censor: true })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});
