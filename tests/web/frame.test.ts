import { describe, expect, it } from "vitest";
import type { CrownReason } from "#game/room.ts";
import { crownText, hurryText } from "../../web/screens/frame/room-news.tsx";
import { clockFace } from "../../web/screens/frame/timer.tsx";
import { game, player } from "./room/wire.ts";

describe("the timer", () => {
	it.each([
		[0, "00:00"],
		[9, "00:09"],
		[30, "00:30"],
		[605, "10:05"],
		[3599, "59:59"],
		[3600, "1 h"],
		[3601, "1 h 1 min"],
		[7199, "2 h"],
		[7200, "2 h"],
		[6300, "1 h 45 min"],
	])("shows %i seconds as %s", (seconds, text) => {
		expect(clockFace(seconds)).toBe(text);
	});
});

describe("the news of the crown", () => {
	const { meta, data } = player();
	const seated = (id: number, name: string) => ({ id, name, status: 0 as const, meta, data });
	const passed = (why: CrownReason, from = 1) =>
		game({
			host_id: 2,
			players: { 1: seated(1, "Mika"), 2: seated(2, "Boooo") },
			crown: { from, to: 2, why, at: 5 },
		});

	it("tells everybody who wears it and why", () => {
		expect(crownText(passed("away"), 3)).toBe("Mika went out. Boooo holds the crown.");
		expect(crownText(passed("left"), 3)).toBe("Mika left. Boooo holds the crown.");
		expect(crownText(passed("left", 9), 3)).toBe("The host left. Boooo holds the crown.");
		expect(crownText(passed("passed"), 3)).toBe("Mika passed it on. Boooo holds the crown.");
	});

	it("speaks to the new host and to the old one", () => {
		expect(crownText(passed("left"), 2)).toBe("Mika left. You hold the crown.");
		expect(crownText(passed("away"), 1)).toBe("You went out. Boooo holds the crown.");
	});
});

describe("the news that the reading ends soon", () => {
	it("says how long everybody else has, also after the host has added a minute", () => {
		const at = (limit: number | null) =>
			hurryText(game({ hurry_at: 1000, countdown: { limit, hard_limit: limit } }));
		expect(at(181_000)).toBe("Half of you are done. Three minutes for the rest.");
		expect(at(241_000)).toBe("Half of you are done. Four minutes for the rest.");
		expect(at(86_401_000)).toBe("Half of you are done. The rest have 1 d.");
		expect(at(null)).toBe("Half of you are done. The clock is short now.");
	});
});
