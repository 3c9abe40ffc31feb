import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../../players/rooms/room-at.ts";
import { twoPlayers } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../../../support/file-set-up.ts";
import { received, spark, waved } from "./sparking.ts";

const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);

const two = async () => await twoPlayers(plotluck.url);
const fanOf = (host: WirePlayer) =>
	WirePlayer.join(plotluck.url, host.seat.room_code, "Fan", { audience: true });

test("a spark reaches everybody in the room, also its sender, and equal ones come as a count", async () => {
	const [host, guest] = await two();
	const fan = await fanOf(host);
	const [stranger] = await two();
	for (let i = 0; i < 3; i++) spark(host, { kind: "throw", to: guest.id, emoji: 4 });
	spark(host, { kind: "hop" });
	const all = [
		{ kind: "throw", from: host.id, to: guest.id, emoji: 4, count: 3 },
		{ kind: "hop", from: host.id, count: 1 },
	];
	for (const who of [host, guest, fan]) {
		await who.until(() => received(who).length > 0);
		expect(received(who)).toEqual(all);
		expect(who.messages.filter(({ sparks }) => sparks)).toEqual([
			{ now: expect.any(Number), sparks: all },
		]);
	}
	await waved(stranger, stranger);
	expect(received(stranger)).toHaveLength(1);
});

test("a spark changes nothing in the room, and nothing of it is recorded", async () => {
	const [host, guest] = await two();
	const { room_code: code } = host.seat;
	const history = async () => (await temporal.historyOf(code)).events?.length;
	const [before, events] = [await temporal.stateOf(code), await history()];
	const { seq } = host;
	for (let i = 0; i < 4; i++) spark(guest, { kind: "throw", to: host.id, emoji: i });
	await host.until(() => received(host).length === 4);
	expect([await temporal.stateOf(code), await history()]).toEqual([before, events]);
	expect([host.seq, guest.seq]).toEqual([seq, seq]);
	expect(guest.messages.filter(({ ack, error }) => ack !== undefined || error)).toEqual([]);
});

test("the sparks of one person are dropped while the host has switched them off", async () => {
	const [host, guest] = await two();
	const order = (on: boolean) =>
		host.act("game/vip", { vip_action: { sparks_of: { player_id: guest.id, on } } });
	expect(await order(false)).toBeNull();
	await guest.until(() => guest.player.sparks === false);
	spark(guest, { kind: "hop" });
	await waved(host, host);
	expect(received(host).filter(({ from }) => from === guest.id)).toEqual([]);
	expect(await order(true)).toBeNull();
	await guest.until(() => guest.player.sparks !== false);
	await waved(host, guest);
});

test("a spark may be written in any way that JSON allows", async () => {
	const [host, guest] = await two();
	guest.raw('{"spark": {"kind": "hop"}}');
	guest.raw(`{"spark":{"to":${host.id},"emoji":2,"kind":"throw"}}`);
	guest.raw(`{"spark":{"kind":"wave"${" ".repeat(150)}}}`);
	guest.raw(' {"spark":{"kind":"bow"}}');
	await host.until(() => received(host).length === 4);
	expect(received(host)).toEqual(
		expect.arrayContaining([
			{ kind: "hop", from: guest.id, count: 1 },
			{ kind: "throw", from: guest.id, to: host.id, emoji: 2, count: 1 },
			{ kind: "wave", from: guest.id, count: 1 },
			{ kind: "bow", from: guest.id, count: 1 },
		]),
	);
	expect(guest.messages.filter(({ error }) => error)).toEqual([]);
});

test("with hidden authors no message reveals who wrote the open part", async () => {
	for (const hide_authors of [true, false]) {
		const [host, guest] = await twoPlayers(plotluck.url, { hide_authors });
		spark(guest, { kind: "bow" });
		spark(guest, { kind: "react", emoji: 3 });
		await waved(host, guest);
		const kinds = received(host).map(({ kind }) => kind);
		expect(kinds).toEqual(hide_authors ? ["wave"] : ["bow", "react", "wave"]);
	}
});

test("above its limit a seat's sparks are dropped in silence", async () => {
	const [host, guest] = await two();
	for (let i = 0; i < 12; i++) spark(guest, { kind: "hop" });
	for (let i = 0; i < 12; i++) spark(guest, { kind: "drum" });
	await waved(host, host);
	const counts = Object.fromEntries(
		received(host)
			.filter(({ from }) => from === guest.id)
			.map(({ kind, count }) => [kind, count]),
	);
	expect(counts).toEqual({ hop: 4, drum: 8 });
	expect(guest.messages.filter(({ error }) => error)).toEqual([]);
	expect(guest.closed).toBeNull();
});

test("a reconnect does not renew the limit, and a poke counts once for a pair", async () => {
	const [host, guest] = await two();
	spark(guest, { kind: "poke", to: host.id });
	await host.until(() => received(host).length === 1);
	await guest.moveTo(plotluck.url);
	spark(guest, { kind: "poke", to: host.id });
	spark(guest, { kind: "nudge", to: host.id });
	spark(guest, { kind: "nudge", to: host.id });
	await waved(host, host);
	expect(received(host).filter(({ from }) => from === guest.id)).toEqual([
		{ kind: "poke", from: guest.id, to: host.id, count: 1 },
		{ kind: "nudge", from: guest.id, to: host.id, count: 1 },
	]);
});

test("a flood of sparks takes nothing from the saves of a writer", async () => {
	const [host] = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	const submission = { id: host.player.current_submission?.id, content: "It rained." };
	for (let i = 0; i < 500; i++) spark(host, { kind: "wave", emoji: 1 });
	expect(await host.act("story/submit", { submission })).toBeNull();
	expect(host.messages.filter(({ code }) => code === "tooManyMessages")).toEqual([]);
});

test.each<[string, object | string]>([
	["no kind", { spark: {} }],
	["an unknown kind", { spark: { kind: "kiss" } }],
	["an emoji that does not exist", { spark: { kind: "throw", emoji: 7 } }],
	["half an emoji", { spark: { kind: "throw", emoji: 0.5 } }],
	["a text for a player", { spark: { kind: "poke", to: "1" } }],
	["a poke for nobody", { spark: { kind: "poke" } }],
	["a nudge for nobody", { spark: { kind: "nudge" } }],
	["a key too many", { spark: { kind: "hop", text: "hello" } }],
	["a text beside it", { spark: { kind: "hop" }, text: "hello" }],
	["null", { spark: null }],
	["another order", '{ "text": "hello", "spark": { "kind": "hop" } }'],
	["half a message", '{"spark":{"kind":"hop"}'],
])("a spark with %s is unreadable", async (_what, message) => {
	const [host, guest] = await two();
	guest.raw(message);
	await guest.until(() => guest.messages.some(({ error }) => error !== undefined));
	expect(guest.messages.find(({ error }) => error)?.code).toMatch(/^(badMessage|messageNotJson)$/);
	for (let i = 0; i < 9; i++) guest.raw(message);
	await guest.until(() => guest.closed !== null);
	expect(guest.closed).toBe(1008);
	await waved(host, host);
	expect(received(host)).toHaveLength(1);
});

test("the audience hops, throws, waves and reacts, and does nothing else", async () => {
	const [host, guest] = await two();
	const fan = await fanOf(host);
	for (const kind of ["poke", "drum", "bow", "nudge"]) spark(fan, { kind, to: guest.id });
	for (const kind of ["hop", "wave", "react"]) spark(fan, { kind });
	spark(fan, { kind: "throw", to: guest.id });
	await host.until(() => received(host).length >= 4);
	expect(received(host).map(({ kind }) => kind)).toEqual(["hop", "wave", "react", "throw"]);
});

test("a spark for an absent player, or a poke of oneself, is dropped", async () => {
	const [host, guest] = await two();
	const [stranger] = await two();
	spark(host, { kind: "poke", to: stranger.id });
	spark(host, { kind: "poke", to: host.id });
	spark(host, { kind: "throw", to: 1 });
	expect(await guest.act("game/exit")).toBeNull();
	spark(host, { kind: "poke", to: guest.id });
	await waved(host, host);
	expect(received(host)).toHaveLength(1);
});

test("a message has at most forty sparks, however many are thrown", async () => {
	const [host] = await two();
	const fans = await Promise.all(
		Array.from({ length: 12 }, (_, i) =>
			WirePlayer.join(plotluck.url, host.seat.room_code, `Fan ${i}`, { audience: true }),
		),
	);
	for (const fan of fans)
		for (let emoji = 0; emoji < 4; emoji++) spark(fan, { kind: "throw", to: host.id, emoji });
	await host.until(() => received(host).length >= 40);
	const lengths = host.messages.flatMap(({ sparks }) => (sparks ? [sparks.length] : []));
	expect(Math.max(...lengths)).toBeLessThanOrEqual(40);
});
