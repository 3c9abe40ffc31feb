import { describe, expect, it } from "vitest";
import { createDoneFlag } from "../../web/screens/write/done-flag.ts";

/** Returns a done flag, what it has saved and shown. Each save ends with the next result. */
function setUp({ done = false, results = [true] }: { done?: boolean; results?: boolean[] } = {}) {
	const saved: boolean[] = [];
	const shown: boolean[] = [];
	const flag = createDoneFlag({
		done,
		onChange: (next) => shown.push(next),
		finish: async (next) => {
			saved.push(next);
			return results.shift() ?? true;
		},
	});
	return { flag, saved, shown };
}

describe("the done flag", () => {
	it("changes on the screen at once, and is saved", async () => {
		const { flag, saved, shown } = setUp();
		const set = flag.set(true);
		expect(shown).toEqual([true]);
		await set;
		expect([saved, shown]).toEqual([[true], [true]]);
	});

	it("goes back when it cannot be saved", async () => {
		const { flag, shown } = setUp({ results: [false] });
		await flag.set(true);
		expect(shown).toEqual([true, false]);
	});

	it("saves a change that comes while another is being saved, and the same press once", async () => {
		const { flag, saved, shown } = setUp();
		const first = flag.set(true);
		await flag.set(true);
		await flag.set(false);
		await first;
		expect([saved, shown]).toEqual([
			[true, false],
			[true, false],
		]);
	});

	it("does not follow the room's flag while a newer one is being saved", async () => {
		const { flag, saved, shown } = setUp();
		const first = flag.set(true);
		await flag.set(false);
		flag.confirm(true);
		await first;
		expect([saved, shown]).toEqual([
			[true, false],
			[true, false],
		]);
	});

	it("stays as it was changed last when the save before it fails", async () => {
		const { flag, saved, shown } = setUp({ results: [false] });
		const first = flag.set(true);
		await flag.set(false);
		await first;
		expect([saved, shown]).toEqual([[true], [true, false]]);
	});

	it("is taken back by typing while the answer is due", async () => {
		const { flag, shown } = setUp();
		const first = flag.set(true);
		flag.typed();
		await first;
		expect(shown).toEqual([true, false]);
	});

	it("is taken back by typing, which saves by itself", () => {
		const { flag, saved, shown } = setUp({ done: true });
		flag.typed();
		expect([saved, shown]).toEqual([[], [false]]);
	});
});

describe("the end of the time", () => {
	it("hands the part in once", () => {
		const { flag, saved } = setUp();
		flag.setOver(false);
		flag.setOver(true);
		flag.setOver(true);
		expect(saved).toEqual([true]);
	});

	it("hands nothing in that is done already", async () => {
		const { flag, saved } = setUp();
		flag.setOver(false);
		await flag.set(true);
		flag.setOver(true);
		expect(saved).toEqual([true]);
	});

	it("hands nothing in from a page that was opened after it", () => {
		const { flag, saved } = setUp();
		flag.setOver(true);
		expect(saved).toEqual([]);
	});

	it("comes a second time where the host has added a minute", () => {
		const { flag, saved } = setUp();
		flag.setOver(false);
		flag.setOver(true);
		flag.confirm(true);
		flag.typed();
		flag.setOver(false);
		flag.setOver(true);
		expect(saved).toEqual([true, true]);
	});
});
