import { expect, test } from "vitest";
import { isTimeZone } from "#game/settings/time-zone.ts";
import { afterQuietHours } from "#game/slow/quiet-hours.ts";
import { clockChanges } from "../../../gateway/clock-changes.ts";

const HOUR = 3_600_000;

const moved = (time: string, zone: string, from = 22, until = 8): string => {
	const changes = clockChanges(zone, Date.parse(time) - 72 * HOUR);
	return new Date(afterQuietHours(Date.parse(time), { changes, from, until })).toISOString();
};

test.each([
	["by day", "2026-06-10T12:00:00.000Z", "Europe/Berlin", "2026-06-10T12:00:00.000Z"],
	["in the evening", "2026-06-10T20:30:00.000Z", "Europe/Berlin", "2026-06-11T06:00:00.000Z"],
	["after midnight", "2026-06-11T01:15:00.000Z", "Europe/Berlin", "2026-06-11T06:00:00.000Z"],
	["at their end", "2026-06-11T06:00:00.000Z", "Europe/Berlin", "2026-06-11T06:00:00.000Z"],
	["at the end of a year", "2026-12-31T23:30:00.000Z", "UTC", "2027-01-01T08:00:00.000Z"],
	["half an hour off", "2026-06-10T17:00:00.000Z", "Asia/Kolkata", "2026-06-11T02:30:00.000Z"],
	["far east", "2026-06-10T10:30:00.000Z", "Pacific/Auckland", "2026-06-10T20:00:00.000Z"],
])("a deadline in the quiet hours moves to the morning: %s", (_when, time, zone, morning) => {
	expect(moved(time, zone)).toBe(morning);
});

test("both changes of the clocks are followed", () => {
	// Berlin: forward on 29 March 2026 at 1:00 UTC, back on 25 October 2026 at 1:00 UTC.
	expect(moved("2026-03-28T22:00:00.000Z", "Europe/Berlin")).toBe("2026-03-29T06:00:00.000Z");
	expect(moved("2026-10-24T21:00:00.000Z", "Europe/Berlin")).toBe("2026-10-25T07:00:00.000Z");
	// New York: forward on 8 March 2026 at 7:00 UTC, back on 1 November 2026 at 6:00 UTC.
	expect(moved("2026-03-08T04:00:00.000Z", "America/New_York")).toBe("2026-03-08T12:00:00.000Z");
	expect(moved("2026-11-01T03:00:00.000Z", "America/New_York")).toBe("2026-11-01T13:00:00.000Z");
});

test("a morning that the clocks skip begins when they go on", () => {
	const morning = "2026-03-29T01:00:00.000Z";
	expect(moved("2026-03-29T00:30:00.000Z", "Europe/Berlin", 22, 2)).toBe(morning);
});

test("quiet hours within a day, and none at all", () => {
	expect(moved("2026-06-10T11:00:00.000Z", "UTC", 9, 17)).toBe("2026-06-10T17:00:00.000Z");
	expect(moved("2026-06-10T23:00:00.000Z", "UTC", 9, 17)).toBe("2026-06-10T23:00:00.000Z");
	expect(moved("2026-06-10T11:00:00.000Z", "UTC", 8, 8)).toBe("2026-06-10T11:00:00.000Z");
});

test("deadlines at any hour of a year leave the quiet hours, never move back, and move by a night at most", () => {
	const zones = ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca"];
	for (const timeZone of zones) {
		const clock = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
		for (const start of [0, 3, 6, 9].map((month) => Date.UTC(2026, month, 1))) {
			const quiet = { changes: clockChanges(timeZone, start), from: 22, until: 8 };
			for (let time = start; time < start + 92 * 24 * HOUR; time += HOUR) {
				const later = afterQuietHours(time, quiet);
				const hour = Number(clock.format(later));
				if (later < time || later > time + 11 * HOUR || hour < 8 || hour >= 22)
					expect.fail(`${new Date(time)} becomes ${new Date(later)} in ${timeZone}`);
			}
		}
	}
});

test("only names of time zones are accepted", () => {
	const names = ["Europe/Berlin", "UTC", "Mars/Olympus", "", "x".repeat(60)];
	expect(names.map(isTimeZone)).toEqual([true, true, false, false, false]);
});
