import { describe, expect, it, test } from "vitest";
import { AVATARS } from "#game/catalogue.ts";
import { lineNumber } from "#game/settings/first-line.ts";
import { avatarNameOf, avatarNames } from "#words/game/avatars.ts";
import { weekdayAndTime } from "#words/grammar.ts";
import { storyWords } from "#words/site/stories.ts";
import type { RoomAnswer } from "../../gateway/api/answers.ts";
import { invitationOf } from "../../web/pages/invitation/use-invitation.ts";

describe("the sample stories on the home page", () => {
	it("are twelve, by three different characters that everybody may wear", () => {
		expect(storyWords.triples).toHaveLength(12);
		for (const { writers } of storyWords.triples) {
			expect(new Set(writers).size).toBe(3);
			expect(writers.every((writer) => AVATARS[writer]?.free)).toBe(true);
		}
	});

	it("have parts of at most 85 characters", () => {
		for (const { parts } of storyWords.triples)
			for (const part of parts) expect(part.length, part).toBeLessThanOrEqual(85);
	});
});

test("the first lines are numbered by day", () => {
	expect(["2026-11-01", "2026-11-27", "2027-11-01"].map(lineNumber)).toEqual([1, 27, 366]);
});

describe("the names of the characters", () => {
	it("are there for each, and no two are the same", () => {
		expect(avatarNames).toHaveLength(AVATARS.length);
		expect(new Set(avatarNames).size).toBe(AVATARS.length);
		expect([avatarNameOf(22), avatarNameOf(99)]).toEqual(["Coco", "Boo"]);
	});
});

describe("a day and time", () => {
	it("is that of this device's clock", () => {
		expect(weekdayAndTime(new Date(2026, 10, 22, 22, 40).getTime())).toBe("Sunday, 22:40");
		expect(weekdayAndTime(new Date(2026, 10, 28, 7, 5).getTime())).toBe("Saturday, 07:05");
	});
});

describe("an invitation", () => {
	const room: RoomAnswer = {
		id: 1,
		code: "BWUR",
		status: 0,
		num_players: 3,
		max_players: 4,
		maturity: "ALL_AGES",
		game_mode: "default",
		audiences: true,
		language: "en",
		pace: "tonight",
		host: "Mika",
		players: [{ name: "Mika", sprite_id: 3 }],
		count: 1,
		state: "lobby",
		mature: false,
		locked: false,
	};

	it.each([
		["to the lobby", {}, { state: "lobby", mature: false, partHours: null }],
		["to a full lobby", { state: "full" }, { state: "full" }],
		["to watch a running game", { state: "playing" }, { state: "playing" }],
		["to the lobby after a game", { state: "over" }, { state: "lobby" }],
		["to a room for adults", { mature: true }, { mature: true }],
		["to a game over days", { pace: "slow", part_hours: 48 }, { partHours: 48 }],
	] as const)("is %s", (_what, answer, shown) => {
		expect(invitationOf({ ...room, ...answer })).toMatchObject(shown);
	});
});
