import { expect, test, vi } from "vitest";
import type { Bus, BusMessage, PresenceChange } from "../../../../gateway/bus/bus.ts";
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
	expect(presence.receive(change(4, 0, true, true))).toBe("connection");
	expect([presence.screens(), presence.screens(true)]).toEqual([1, 1]);
	expect(presence.receive(change(4, 0, true))).toBe("connection");
	expect([presence.screens(), presence.screens(true)]).toEqual([2, 0]);
	presence.receive(change(4, 0, true, true));
	presence.receive(change(4, 0, false, true));
	expect([presence.screens(), presence.screens(true)]).toEqual([1, 0]);
});

/** A process of the server whose messages arrive when the test delivers them. */
function processWith(player: number): {
	presence: Presence;
	sent: BusMessage[];
	connect(connectionNumber: number, connected?: boolean): void;
} {
	const sent: BusMessage[] = [];
	const bus: Bus = { ...memoryBus(), publish: (message) => sent.push(message) };
	const presence = new Presence(7, bus);
	return {
		presence,
		sent,
		connect: (connectionNumber, connected = true) =>
			presence.setConnected({ player, screen: null, quiet: false, connectionNumber }, connected),
	};
}

test("a player who types and moves to another process is not claimed by the former one", () => {
	vi.useFakeTimers();
	try {
		const former = processWith(3);
		former.connect(1);
		former.presence.receive(change(null, 3, true));
		former.presence.setTyping(3);
		former.presence.receive({ ...change(null, 3, true), typing: true });
		expect(former.sent).toHaveLength(2);
		former.presence.receive({ ...change(null, 3, true), connectionNumber: 2, typing: true });
		vi.runAllTimers();
		expect(former.sent).toHaveLength(2);
	} finally {
		vi.useRealTimers();
	}
});

test("a save that ends after its connection does not bring the player back", () => {
	const server = processWith(3);
	server.connect(1);
	server.presence.receive(change(null, 3, true));
	server.connect(1, false);
	server.presence.setTyping(3);
	expect(server.sent).toMatchObject([{ connected: true }, { connected: false }]);
	server.presence.close();
});
