import { expect, test } from "vitest";
import { memoryStorage } from "../../../web/device/storage.ts";
import {
	answerOn,
	noteAnswer,
	noteWritten,
	writtenDays,
} from "../../../web/screens/first-line/days.ts";

test("a device keeps the days on which it has written, with the answers, for two years", () => {
	const storage = memoryStorage();
	expect(writtenDays(storage)).toEqual([]);
	noteWritten("2026-11-26", storage);
	expect(answerOn("2026-11-26", storage)).toBeNull();
	noteAnswer("2026-11-26", true, storage);
	noteWritten("2026-11-26", storage); // the results are opened again
	expect(answerOn("2026-11-26", storage)).toBe(true);
	noteWritten("2026-11-02", storage);
	expect(writtenDays(storage)).toEqual(["2026-11-02", "2026-11-26"]);

	const day = (n: number) => new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10);
	for (let n = 1; n <= 731; n++) noteWritten(day(n), storage);
	expect(writtenDays(storage)).toHaveLength(731);
	expect(writtenDays(storage)[0]).toBe("2027-01-01");
});

test("broken storage counts as no days", () => {
	const storage = memoryStorage();
	storage.setItem("firstLines", "{");
	expect(writtenDays(storage)).toEqual([]);
});
