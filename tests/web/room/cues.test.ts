import { describe, expect, it } from "vitest";
import { STATUS } from "#game/status.ts";
import { leaveQuestion } from "../../../web/pages/game/leaving.ts";
import { type AudibleState, cueFor } from "../../../web/room/cues.ts";

const lobby: AudibleState = { status: STATUS.lobby, part: null, people: 2, done: false };
const writing: AudibleState = { status: STATUS.storyWrite, part: 0, people: 2, done: false };

describe("a sound", () => {
	it("is played when somebody joins, and not when somebody leaves", () => {
		expect(cueFor(lobby, { ...lobby, people: 3 })).toBe("join");
		expect(cueFor(lobby, { ...lobby, people: 1 })).toBeNull();
	});

	it("is played once a part for the player's turn", () => {
		const intro = { ...writing, status: STATUS.preStoryWrite };
		expect(cueFor({ ...writing, status: STATUS.storyCreate, part: null }, intro)).toBe("turn");
		expect(cueFor(intro, writing)).toBeNull();
		expect(cueFor(writing, { ...intro, part: 1 })).toBe("turn");
	});

	it("is played for done and for the results", () => {
		expect(cueFor(writing, { ...writing, done: true })).toBe("done");
		expect(cueFor(writing, { ...writing, status: STATUS.results })).toBe("award");
	});

	it("is not played for other changes", () => {
		expect(cueFor(writing, writing)).toBeNull();
		expect(cueFor(writing, { ...writing, people: 9 })).toBeNull();
	});
});

describe("leaving", () => {
	it("is asked about in a running game and at its results, not in the lobby", () => {
		expect(leaveQuestion(undefined)).toBeNull();
		expect(leaveQuestion(STATUS.postLobby)).toBeNull();
		expect(leaveQuestion(STATUS.quickStart)).toBe(
			"You are in the middle of a game. Are you sure you want to leave?",
		);
		expect(leaveQuestion(STATUS.postReading)).toBe(
			"You are in the middle of a game. Are you sure you want to leave?",
		);
		expect(leaveQuestion(STATUS.results)).toBe("Are you sure?");
	});
});
