import { describe, expect, it } from "vitest";
import type { CrownReason } from "#game/room.ts";
import { crownText } from "../../web/screens/frame/news/crown-news.tsx";
import { hurryText } from "../../web/screens/frame/news/hurry-news.tsx";
import { clockFace } from "../../web/screens/frame/timer.tsx";
import { byId, game, person } from "./room/wire.ts";

describe("the timer", () => {
	it.each([
		[0, "00:00"],
		[9, "00:09"],
		[30, "00:30"],
		[605, "10:05"],
		[3599, "59:59"],
		[3600, "1\u00A0h"],
		[3601, "1\u00A0h 1\u00A0min"],
		[7199, "2\u00A0h"],
		[7200, "2\u00A0h"],
		[6300, "1\u00A0h 45\u00A0min"],
	])("shows %i seconds as %s", (seconds, text) => {
		expect(clockFace(seconds)).toBe(text);
	});
});

describe("the news of the crown", () => {
	const players = byId(person(1, { name: "Mika" }), person(2, { name: "Boooo" }));

	it.each<[CrownReason, string, number, number, string]>([
		["away", "any player", 3, 1, "Mika dropped off. Boooo has the crown."],
		["left", "any player", 3, 1, "Mika left. Boooo has the crown."],
		["left", "any player, once the seat is gone", 3, 9, "The host left. Boooo has the crown."],
		["passed", "any player", 3, 1, "Mika stepped down. Boooo has the crown."],
		["left", "the new host", 2, 1, "Mika left. The crown is yours."],
		["away", "the old host", 1, 1, "You dropped off. Boooo has the crown."],
	])("if the host %s reads to %s (%i, of %i): %s", (why, _who, reader, from, text) => {
		const room = game({ host_id: 2, players, crown: { from, to: 2, why, at: 5 } });
		expect(crownText(room, reader)).toBe(text);
	});
});

describe("the news that the reading ends soon", () => {
	it.each([
		[181_000, "Half of you are done. The rest have three minutes."],
		[241_000, "Half of you are done. The rest have four minutes."],
		[86_401_000, "Half of you are done. The rest have 1\u00A0d."],
		[null, "Half of you are done, and the clock knows it. Hurry up."],
	])("with the limit %s says how long everybody else has: %s", (limit, text) => {
		const countdown = { limit, hard_limit: limit };
		expect(hurryText(game({ hurry_at: 1000, countdown }))).toBe(text);
	});
});
