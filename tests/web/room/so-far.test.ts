import { expect, it } from "vitest";
import { daysOf } from "../../../web/screens/game-so-far/diary-days.ts";

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).getTime();

it("shows a diary by the days of the reader's clock, the latest first", () => {
	const diary = {
		0: { at: at(20, 23), part: 0, player: 1 },
		1: { at: at(21, 0), part: 0, player: 2, words: 340 },
		2: { at: at(21, 9), part: 1 },
	};
	expect(daysOf(diary, 0)).toEqual([
		{ date: new Date(2026, 10, 21), lines: [diary[1], diary[2]] },
		{ date: new Date(2026, 10, 20), lines: [diary[0]] },
	]);
	// A server whose clock is an hour ahead.
	const [today] = daysOf(diary, 3_600_000);
	expect(today?.lines).toEqual([{ ...diary[2], at: at(21, 8) }]);
	expect(daysOf({}, 0)).toEqual([]);
});
