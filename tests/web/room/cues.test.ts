import { describe, expect, it } from "vitest";
import { STATUS, type Status } from "#game/status.ts";
import { backQuestion, leaveQuestion } from "../../../web/pages/game/leaving.ts";
import {
	type AudibleState,
	audibleState,
	cueFor,
	ringsBefore,
	turnBegins,
} from "../../../web/room/cues.ts";
import { game, player } from "./wire.ts";

const lobby: AudibleState = {
	status: STATUS.lobby,
	part: null,
	people: 2,
	done: false,
	called: false,
	hurried: false,
};
const writing: AudibleState = { ...lobby, status: STATUS.storyWrite, part: 0 };

describe("a sound", () => {
	it("is played when a person joins, and not when one leaves", () => {
		expect(cueFor(lobby, { ...lobby, people: 3 })).toBe("join");
		expect(cueFor(lobby, { ...lobby, people: 1 })).toBeNull();
	});

	it("is played once a part for the player's turn", () => {
		const intro = { ...writing, status: STATUS.preStoryWrite };
		expect(cueFor({ ...writing, status: STATUS.storyCreate, part: null }, intro)).toBe("turn");
		expect(cueFor(intro, writing)).toBeNull();
		expect(cueFor(writing, { ...intro, part: 1 })).toBe("turn");
	});

	it("calls a player to each turn while the page is in the background", () => {
		const titles = { ...writing, status: STATUS.storyTitle, part: null };
		const called = { ...titles, called: true };
		expect(cueFor(titles, called, true)).toBe("turn");
		expect(cueFor(called, called, true)).toBeNull();
		expect(cueFor(titles, called)).toBeNull();
		const seen = (status: Status) =>
			audibleState(game({ status: STATUS.storyTitle }), player({ status })).called;
		expect([seen(STATUS.storyTitle), seen(STATUS.postStoryTitle)]).toEqual([true, false]);
	});

	it("is played for done and for the results", () => {
		expect(cueFor(writing, { ...writing, done: true })).toBe("done");
		expect(cueFor(writing, { ...writing, status: STATUS.results })).toBe("award");
	});

	it("warns readers when the time becomes short", () => {
		const reading = { ...writing, status: STATUS.reacting, part: null };
		expect(cueFor(reading, { ...reading, hurried: true })).toBe("last-seconds");
		expect(cueFor({ ...reading, hurried: true }, { ...reading, hurried: true })).toBeNull();
		const seen = (status: Status) =>
			audibleState(game({ status: STATUS.reacting, hurry_at: 5 }), player({ status })).hurried;
		expect([seen(STATUS.reacting), seen(STATUS.voting)]).toEqual([true, true]);
		expect(seen(STATUS.postReading)).toBe(false);
	});

	it("is not played for other changes", () => {
		expect(cueFor(writing, writing)).toBeNull();
		expect(cueFor(writing, { ...writing, people: 9 })).toBeNull();
	});
});

describe("the player's turn", () => {
	it("begins once, and again with each part", () => {
		const called = { ...writing, called: true };
		expect(turnBegins(writing, called)).toBe(true);
		expect(turnBegins(called, called)).toBe(false);
		expect(turnBegins(called, { ...called, part: 1 })).toBe(true);
		expect(turnBegins(called, writing)).toBe(false);
	});

	it("sounds a minute before its end, and ten seconds before the end of a part", () => {
		const cues = (seconds: number, writes: boolean) =>
			ringsBefore(seconds * 1000, writes).map(({ cue, wait }) => [cue, wait / 1000]);
		expect(cues(180, true)).toEqual([
			["last-minute", 120],
			["last-seconds", 170],
		]);
		expect(cues(180, false)).toEqual([["last-minute", 120]]);
		// Less than two minutes are left, so the sound of the turn has just been played.
		expect(cues(90, true)).toEqual([["last-seconds", 80]]);
		expect(cues(9, true)).toEqual([]);
		// Timers of browsers end at once after more than 24.8 days.
		expect(cues(40 * 86_400, true)).toEqual([]);
	});
});

describe("leaving", () => {
	const MIDDLE = "You are in the middle of a game. Are you sure you want to leave?";

	it.each([
		[undefined, "connected", null],
		[STATUS.postLobby, "connected", null],
		[STATUS.quickStart, "elsewhere", null],
		[STATUS.quickStart, "connected", MIDDLE],
		[STATUS.postReading, "connected", MIDDLE],
		[STATUS.results, "connected", "Are you sure?"],
	] as const)("in status %s, %s, is asked about: %s", (status, connection, question) => {
		expect(leaveQuestion(status, connection)).toBe(question);
	});

	it("by the back button asks in the lobby too", () => {
		expect(backQuestion(STATUS.lobby, "connected")).toContain("Are you sure you want to leave?");
		expect(backQuestion(STATUS.lobby, "elsewhere")).toBeNull();
		expect(backQuestion(undefined, "connected")).toBeNull();
		expect(backQuestion(STATUS.results, "connected")).toBe("Are you sure?");
	});
});
