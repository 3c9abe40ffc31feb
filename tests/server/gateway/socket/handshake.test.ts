import { describe, expect, test } from "vitest";
import { gather, twoPlayers } from "../../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

const plotluck = ownPlotluck({
	ALLOWED_ORIGINS: "https://friend.example",
	PUBLIC_URL: "https://plotluck.example",
});

const seatOf = async (): Promise<WireSeat> => {
	const host = await WirePlayer.host(plotluck.url);
	host.leave();
	return host.seat;
};

describe("a connection without a seat gets the reason and nothing else", () => {
	test.each<
		[string, (seat: WireSeat, other: WireSeat) => Partial<Record<keyof WireSeat, unknown>>]
	>([
		["a wrong secret", () => ({ secret: "x".repeat(32) })],
		["an empty secret", () => ({ secret: "" })],
		["somebody else's secret", (_seat, other) => ({ secret: other.secret })],
		["a player nobody knows", () => ({ id: 999_999 })],
		["a player of another room", (_seat, other) => ({ id: other.id })],
		["a game nobody knows", () => ({ game_id: 999_999 })],
		["another room's game", (_seat, other) => ({ game_id: other.game_id })],
		["ids that are not numbers", () => ({ id: "me", game_id: "mine" })],
	])("%s", async (_what, change) => {
		const seat = await seatOf();
		const stranger = await new WirePlayer(plotluck.url, {
			...seat,
			...change(seat, await seatOf()),
		} as WireSeat).connect();
		await stranger.until(() => stranger.closed !== null);
		expect(stranger.closed).toBe(1000);
		expect(stranger.messages).toEqual([
			{
				now: expect.any(Number),
				goaway: true,
				error: expect.stringMatching(/./),
				code: "noSuchSeat",
			},
		]);
	});

	test("no seat at all", async () => {
		const stranger = await new WirePlayer(plotluck.url, await seatOf()).connect({
			path: "/rooms?nobody=",
		});
		expect([stranger.closed, stranger.messages[0]?.goaway]).toEqual([1000, true]);
	});
});

test("a second connection of a player takes over, and the first gets the reason and stays away", async () => {
	const [first] = await gather(plotluck.url, 1);
	if (!first) return;
	const second = await new WirePlayer(plotluck.url, first.seat).connect();
	await first.until(() => first.closed !== null);
	const last = first.messages.at(-1);
	expect([first.closed, last?.goaway, last?.error]).toEqual([
		1000,
		undefined,
		expect.stringMatching(/./),
	]);
	expect(await second.act("game/vip", { vip_action: { close_game: true } })).toBeNull();
});

test.each(["/rooms", "/rooms/", "/ws", "/ws/", "/ws/rooms", "/ws/rooms/"])(
	"%s opens a room connection",
	async (path) => {
		const player = await new WirePlayer(plotluck.url, await seatOf()).connect({ path });
		expect(player.game.id).toBe(player.seat.game_id);
		player.leave();
	},
);

test.each(["/", "/room", "/rooms/ABCD", "/ws/other", "/api/v3/rooms"])(
	"%s opens no room connection: 404",
	async (path) => {
		const player = await new WirePlayer(plotluck.url, await seatOf()).connect({ path });
		expect(player.refused).toBe(404);
	},
);

test("pages of other sites cannot open a room connection; own pages, allowed sites and programs can", async () => {
	const seat = await seatOf();
	const knock = async (origin?: string) => {
		const player = await new WirePlayer(plotluck.url, seat).connect(
			origin === undefined ? {} : { origin },
		);
		player.leave();
		return player.refused ?? "open";
	};
	expect(await knock("https://elsewhere.example")).toBe(403);
	expect(await knock("null")).toBe(403);
	expect(await knock(`${plotluck.url.replace(/\d+$/, "1")}`)).toBe(403);
	expect(await knock()).toBe("open");
	expect(await knock(plotluck.url)).toBe("open");
	expect(await knock("https://friend.example")).toBe("open");
	expect(await knock("https://plotluck.example")).toBe("open");
});

test("messages sent before the first snapshot are answered after it, in order", async () => {
	const [, guest] = await twoPlayers(plotluck.url);
	guest.drop();
	const hasty = new WirePlayer(plotluck.url, guest.seat);
	const connected = hasty.connect();
	await hasty.opened();
	for (const n of [1, 2, 3]) hasty.raw(hasty.envelope("game/start", { id: `early${n}` }));
	await connected;
	await hasty.until(() => hasty.messages.filter((message) => message.error).length === 3);
	expect(hasty.messages[0]?.game).toBeDefined();
	expect(hasty.messages.flatMap((message) => (message.error ? [message.id] : []))).toEqual([
		"early1",
		"early2",
		"early3",
	]);
});

test("a closed room closes its connections and accepts no new ones", async () => {
	const [host, guest] = await twoPlayers(plotluck.url);
	expect(await host.act("game/vip", { vip_action: { close_game: true } })).toBeNull();
	for (const player of [host, guest]) {
		await player.until(() => player.closed !== null);
		expect([player.closed, player.goodbye]).toEqual([1000, "The host has closed this room"]);
	}
	const late = await new WirePlayer(plotluck.url, guest.seat).connect();
	await late.until(() => late.closed !== null);
	expect([late.closed, late.messages.some(({ game }) => game)]).toEqual([1000, false]);
	expect((await call(plotluck.url, "GET", `/rooms/${host.seat.room_code}`)).status).toBe(404);
});

test("a server that stops asks all clients to reconnect at once", async () => {
	const [host] = await gather(plotluck.url, 1);
	await plotluck.server.stop();
	await host?.until(() => host.closed !== null);
	expect(host?.closed).toBe(1012);
});
