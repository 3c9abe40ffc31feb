import { expect, test } from "vitest";
import type { PresenceChange } from "../../../../gateway/bus/bus.ts";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import { Presence, presenceId } from "../../../../gateway/room/presence.ts";

const change = (
	screen: number | null,
	player: number,
	connected: boolean,
	quiet = false,
): PresenceChange => ({
	kind: "presence",
	...{ game: 7, player: presenceId({ player, screen }), connected, typing: false },
	connectionNumber: 1,
	...(quiet && { quiet }),
});

test("a screen is counted beside a player of the same id, and gets no crown", () => {
	const presence = new Presence(7, memoryBus());
	presence.receive(change(3, 0, true));
	expect([presence.screens(), presence.connected(3), presence.successors()]).toEqual([
		1,
		false,
		[],
	]);
	presence.receive(change(null, 3, true));
	expect([presence.screens(), presence.successors()]).toEqual([1, [3]]);
	presence.receive(change(3, 0, false));
	expect([presence.screens(), presence.successors()]).toEqual([0, [3]]);
});

test("a quiet screen is counted apart from those with sound", () => {
	const presence = new Presence(7, memoryBus());
	presence.receive(change(3, 0, true));
	expect(presence.receive(change(4, 0, true, true))).toBe(true);
	expect([presence.screens(), presence.screens(true)]).toEqual([1, 1]);
	expect(presence.receive(change(4, 0, true))).toBe(true);
	expect([presence.screens(), presence.screens(true)]).toEqual([2, 0]);
	presence.receive(change(4, 0, true, true));
	presence.receive(change(4, 0, false, true));
	expect([presence.screens(), presence.screens(true)]).toEqual([1, 0]);
});
