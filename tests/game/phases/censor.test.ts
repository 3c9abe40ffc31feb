import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

const censoring = () => new Table(3, { moderation: true }).playTo(STATUS.censoring);
const blackedOut = ({ room }: Table): number[] =>
	Object.values(room.submissions)
		.filter(({ censored }) => censored)
		.map(({ id }) => id);

test("the host marks parts, and the last marks count", () => {
	const table = censoring();
	const [first = 0, second = 0] = Object.values(table.room.submissions).map(({ id }) => id);
	expect(table.does(1, "submission/censor", { submissions: [first] })).toBeNull();
	expect(blackedOut(table)).toEqual([first]);
	expect(table.does(1, "submission/censor", { submissions: [second] })).toBeNull();
	expect(blackedOut(table)).toEqual([second]);
});

test("the others wait until the host confirms", () => {
	const table = censoring();
	expect(table.room.seats[1]?.status).toBe(STATUS.censoring);
	expect(table.room.seats[2]?.status).toBe(STATUS.postCensoring);
	expect(table.does(2, "game/vip", { confirm_censor: true })).not.toBeNull();
	expect(table.room.status).toBe(STATUS.censoring);
	expect(table.does(1, "game/vip", { confirm_censor: true })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});

test("the next host goes on with the censoring when the host leaves", () => {
	const table = censoring();
	expect(table.does(1, "game/exit", { heirs: [2] })).toBeNull();
	expect(table.room.status).toBe(STATUS.censoring);
	expect(table.does(2, "game/vip", { confirm_censor: true })).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
});

test("without moderation there is no censoring", () => {
	const table = new Table(3).playTo(STATUS.storyTitle);
	table.playPhase();
	expect(table.room.status).toBe(STATUS.reacting);
});
