import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { gather, playTo, QUICK, twoPlayers } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { WireScreen } from "../../../players/wire/screen.ts";
import { startTwoGateways, type TwoGateways } from "../../../support/cluster/two-gateways.ts";
import { received, spark, waved } from "../sparks/sparking.ts";

let both: TwoGateways;
beforeAll(async () => {
	both = await startTwoGateways();
});
afterAll(() => both.stop());

const codeOf = ([host]: WirePlayer[]) => host?.seat.room_code ?? "";
const withoutSince = (game: object) => JSON.parse(JSON.stringify(game));

test("a screen sees a whole game as the audience does, and nobody sees the screen", {
	timeout: 60_000,
}, async () => {
	const [url, other] = both.urls;
	const players = await gather(url, 2, QUICK);
	const [host] = players as [WirePlayer];
	const screens = [
		await WireScreen.open(url, codeOf(players)),
		await WireScreen.open(other, codeOf(players)),
	];
	await playTo(players, STATUS.results);
	await host.until(() => host.game.status === STATUS.results);
	for (const screen of screens) {
		await screen.until(
			() => JSON.stringify(screen.game.stories) === JSON.stringify(host.game.stories),
		);
		await screen.until(() => screen.game.superlatives !== undefined);
		expect(withoutSince(screen.game.stories)).toEqual(withoutSince(host.game.stories));
		expect(screen.messages.filter((message) => "player" in message)).toEqual([]);
		expect(JSON.stringify(screen.messages)).not.toContain(host.seat.secret);
	}
	expect(Object.keys(host.game.players)).toHaveLength(2);
	expect(host.game.extra.num_audience).toBe(0);
	expect(host.messages.filter(({ error }) => error)).toEqual([]);
});

test("a screen gets sparks over whichever gateway, and sends none", async () => {
	const [url, other] = both.urls;
	const [host, guest] = await twoPlayers(url);
	const screen = await WireScreen.open(other, host.seat.room_code);
	spark(host, { kind: "poke", to: guest.id });
	const poke = { kind: "poke", from: host.id, to: guest.id, count: 1 };
	await screen.until(() => screen.messages.some(({ sparks }) => sparks));
	expect(screen.messages.flatMap(({ sparks = [] }) => sparks)).toEqual([poke]);
	screen.send({ spark: { kind: "hop" } });
	screen.send(host.envelope("game/start", { id: "mine" }));
	await screen.until(() => screen.messages.filter(({ error }) => error).length === 2);
	expect(screen.messages.flatMap(({ code }) => code ?? [])).toEqual([
		"screensWatch",
		"screensWatch",
	]);
	screen.send({ resync: true });
	await screen.until(
		() => screen.messages.filter((m) => m.seq !== undefined && m.prev === undefined).length === 2,
	);
	await waved(guest, guest);
	expect(received(guest).map(({ kind }) => kind)).toEqual(["poke", "wave"]);
	expect(host.game.status).toBe(STATUS.lobby);
});

test("a screen comes back with its secret, also over another gateway, and the older connection goes", async () => {
	const [url, other] = both.urls;
	const players = await gather(url, 1);
	const screen = await WireScreen.open(url, codeOf(players));
	const again = await new WireScreen(screen.seat).connect(other);
	await screen.until(() => screen.closed !== null);
	expect([screen.closed, screen.messages.at(-1)?.code, again.closed]).toEqual([
		1000,
		"openedElsewhere",
		null,
	]);
	await players[0]?.act("game/vip", { vip_action: { lock_room: true } });
	await again.until(() => again.game.locked);
});

test("a wrong secret, another room's screen and a seat's secret are refused for good", async () => {
	const [url] = both.urls;
	const players = await gather(url, 1);
	const [host] = players as [WirePlayer];
	const { seat } = await WireScreen.open(url, codeOf(players));
	const elsewhere = await WireScreen.open(url, codeOf(await gather(url, 1)));
	for (const wrong of [
		{ ...seat, secret: "x".repeat(32) },
		{ ...seat, game_id: elsewhere.seat.game_id },
		{ ...seat, id: host.id, secret: host.seat.secret },
	]) {
		const screen = await new WireScreen(wrong).connect(url);
		await screen.until(() => screen.closed !== null);
		expect([screen.closed, screen.messages]).toMatchObject([
			1000,
			[{ goaway: true, code: "noSuchScreen" }],
		]);
	}
	const player = await new WirePlayer(url, { ...host.seat, secret: seat.secret }).connect();
	expect(player.goodbye).toBe("We don’t know that seat here");
});

test("the room is told how many screens with sound there are, over whichever gateway", async () => {
	const [url, other] = both.urls;
	const [host] = (await gather(url, 1)) as [WirePlayer];
	const { room_code: code } = host.seat;
	const count = () => host.game.extra.num_screens;
	expect(count()).toBe(0);
	const near = await WireScreen.open(url, code);
	await host.until(() => count() === 1);
	const far = await WireScreen.open(other, code);
	await host.until(() => count() === 2);
	await near.until(() => near.game.extra.num_screens === 2);
	expect([near.game.extra, Object.keys(host.game.players)]).toEqual([
		{ num_audience: 0, num_screens: 2, language: "en" },
		[String(host.id)],
	]);
	const late = await WirePlayer.join(other, code, "Late");
	expect(late.game.extra.num_screens).toBe(2);
	// A screen that comes back over the other gateway is still one.
	const again = await new WireScreen(near.seat).connect(other);
	await near.until(() => near.closed !== null);
	const overlay = await WireScreen.open(url, code, { quiet: true });
	const quiet = () => host.game.extra.num_quiet_screens;
	await host.until(() => quiet() === 1);
	await late.until(() => late.game.extra.num_quiet_screens === 1);
	expect((await WirePlayer.join(other, code, "Later")).game.extra.num_quiet_screens).toBe(1);
	await host.act("game/vip", { vip_action: { lock_room: true } });
	expect(count()).toBe(2);
	// The overlay becomes a television on the same screen.
	const loud = await new WireScreen(overlay.seat).connect(other);
	await host.until(() => count() === 3 && quiet() === undefined);
	loud.leave();
	again.leave();
	await host.until(() => count() === 1);
	far.leave();
	await host.until(() => count() === 0);
	expect(host.game.host_id).toBe(host.id);
});

test("the host of a room for adults lets the overlay show what is read", async () => {
	const [url] = both.urls;
	const [host, guest] = await twoPlayers(url, { maturity: "MATURE" });
	const screen = await WireScreen.open(url, host.seat.room_code);
	expect(screen.game.overlay).toBe(false);
	expect(await guest.act("game/vip", { vip_action: { overlay: true } })).not.toBeNull();
	expect(await host.act("game/vip", { vip_action: { overlay: true } })).toBeNull();
	await screen.until(() => screen.game.overlay);
});

test("a screen ends with its room", async () => {
	const [url, other] = both.urls;
	const [host] = (await gather(url, 1)) as [WirePlayer];
	const screen = await WireScreen.open(other, host.seat.room_code);
	await host.act("game/vip", { vip_action: { close_game: true } });
	await screen.until(() => screen.closed !== null);
	expect([screen.closed, screen.messages.at(-1)]).toMatchObject([
		1000,
		{ goaway: true, code: "closedByHost" },
	]);
	const late = await new WireScreen(screen.seat).connect(url);
	expect(late.messages.at(-1)?.goaway).toBe(true);
});
