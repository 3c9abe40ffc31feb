import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { PUSH_LIMITS } from "../../../../gateway/limits/away.ts";
import { twoPlayers } from "../../../players/wire/game.ts";
import { call, type WirePlayer } from "../../../players/wire/player.ts";
import { deviceKeys, pushWish } from "../../../support/days/push-wish.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";
import { startPlotluck } from "../../../support/plotluck.ts";
import { refused } from "../rest.ts";

const plotluck = ownPlotluck({ TRUST_PROXY: "true", SUBSCRIPTIONS_PER_HOUR: "12" });

let addresses = 0;
/** Each test has an address of its own, because the limits count by them. */
const asker = (from = `203.0.113.${++addresses}`) => ({
	put: ({ seat }: WirePlayer, body: object, secret = seat.secret) =>
		call(plotluck.url, "PUT", `/rooms/${seat.room_code}/push`, body, {
			"x-player-secret": secret,
			"x-forwarded-for": from,
		}),
	drop: ({ seat }: WirePlayer, id: number) =>
		call(plotluck.url, "DELETE", `/rooms/${seat.room_code}/push/${id}`, undefined, {
			"x-player-secret": seat.secret,
			"x-forwarded-for": from,
		}),
});

const room = () => twoPlayers(plotluck.url, { pace: "slow" });

test("the key of the server is a point of the curve, and the same after a restart", async () => {
	const read = async () => (await call(plotluck.url, "GET", "/push")).body;
	const before = await read();
	expect(before).toEqual({ key: expect.stringMatching(/^B[\w-]{86}$/) });
	await plotluck.server.stop();
	await plotluck.startAgain();
	expect(await read()).toEqual(before);
});

test("a seat subscribes a device, changes its kinds of messages, and unsubscribes; another seat cannot", async () => {
	const [host, friend] = await room();
	const { put, drop } = asker();
	const first = pushWish();
	const { status, body } = await put(host, first);
	expect([status, body]).toEqual([200, { id: expect.any(Number) }]);
	expect((await put(host, { ...first, kinds: [] })).body).toEqual(body);
	const { id } = body as { id: number };
	expect(await drop(friend, id)).toMatchObject(refused(404, "noSuchSubscription"));
	expect(await drop(host, id)).toMatchObject({ status: 200, body: { id } });
	expect((await drop(host, id)).status).toBe(404);
});

test("a browser that has changed its address moves it, and a page sees whether its device is still known", async () => {
	const [host, friend] = await room();
	const { put, drop } = asker();
	const first = pushWish();
	const { id } = (await put(host, first)).body as { id: number };
	const known = ({ seat }: WirePlayer) =>
		call(plotluck.url, "GET", `/rooms/${seat.room_code}/push/${id}`, undefined, {
			"x-player-secret": seat.secret,
		});
	expect(await known(host)).toMatchObject({ status: 200, body: { id } });
	expect(await known(friend)).toMatchObject({ status: 404 });
	const { endpoint, keys } = pushWish();
	const move = (auth: string, to: object = { endpoint, keys }) =>
		call(plotluck.url, "PUT", "/push", { from: { endpoint: first.endpoint, auth }, to });
	const inside = { endpoint: "https://10.0.0.1/push", keys };
	expect((await move(first.keys.auth, inside)).body.code).toBe("badPushService");
	expect((await move(keys.auth)).status).toBe(404);
	expect(await move(first.keys.auth)).toMatchObject({ status: 200, body: { moved: 1 } });
	expect((await move(first.keys.auth)).status).toBe(404);
	expect((await known(host)).status).toBe(200);
	await drop(host, id);
	expect((await known(host)).body.code).toBe("noSuchSubscription");
});

test("without the secret of a seat nobody subscribes", async () => {
	const [host] = await room();
	const { put } = asker();
	for (const secret of ["", "x".repeat(32)])
		expect(await put(host, pushWish(), secret)).toMatchObject(refused(403, "noSuchSeat"));
});

test.each([
	...["http://8.8.8.8/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/"],
	...["https://10.1.2.3/", "https://169.254.169.254/latest/meta-data/", "https://[fd00::1]/"],
	...["https://[::ffff:192.168.0.1]/", "https://2130706433/", "https://me:pw@8.8.8.8/"],
	...["https://redis:6379/", "file:///etc/passwd", "https://no-such-host.invalid/"],
])("%s is no push service", async (endpoint) => {
	const [host] = await room();
	expect(await asker().put(host, pushWish({ endpoint }))).toMatchObject({
		status: 422,
		body: { code: "badPushService", field: "endpoint" },
	});
});

test.each([
	["endpoint", { endpoint: "nowhere" }],
	["endpoint", { endpoint: `https://8.8.8.8/${"a".repeat(PUSH_LIMITS.endpointLength)}` }],
	["keys.p256dh", { keys: { ...deviceKeys(), p256dh: randomBytes(65).toString("base64url") } }],
	["keys.auth", { keys: { ...deviceKeys(), auth: "short" } }],
	["time_zone", { time_zone: "Moon/Tranquility" }],
	["quiet_from", { quiet_from: 24 }],
	["kinds.0", { kinds: ["gossip"] }],
	["language", { language: "tlh" }],
])("a wrong %s is refused", async (field, over) => {
	const [host] = await room();
	expect(await asker().put(host, pushWish(over))).toMatchObject({ status: 422, body: { field } });
});

test("a flood of devices keeps the latest of the seat, and is stopped by the limit of the address", async () => {
	const [host, friend] = await room();
	const { put, drop } = asker();
	const theirs = (await put(friend, pushWish())).body as { id: number };
	const ids: number[] = [];
	for (let i = 0; i < 11; i++) ids.push(((await put(host, pushWish())).body as { id: number }).id);
	expect(await put(host, pushWish())).toMatchObject(refused(429, "subscriptionLimit"));
	const kept = [];
	for (const id of ids) if ((await drop(host, id)).status === 200) kept.push(id);
	expect(kept).toEqual(ids.slice(-PUSH_LIMITS.devices));
	expect((await drop(friend, theirs.id)).status).toBe(200);
	expect((await asker().put(host, pushWish())).status).toBe(200);
});

test("where messages and chats are switched off, there is no key, subscription or chat", async () => {
	const off = await startPlotluck({ PUSH: "false", CHAT_WEBHOOKS: "false" });
	onTestFinished(() => off.stop());
	expect((await call(off.url, "GET", "/push")).body).toEqual({ key: null });
	const [host] = await twoPlayers(off.url, { pace: "slow" });
	const ask = (method: string, what: string, body?: object) =>
		call(off.url, method, `/rooms/${host.seat.room_code}/${what}`, body, {
			"x-player-secret": host.seat.secret,
		});
	expect(await ask("PUT", "push", pushWish())).toMatchObject(refused(404, "pushOff"));
	const none = { on: false, kind: null, gone: false, refused: false };
	expect((await ask("GET", "channel")).body).toEqual(none);
	const slack = { kind: "slack", address: "https://hooks.slack.com/x" };
	expect(await ask("PUT", "channel", slack)).toMatchObject(refused(404, "chatsOff"));
});
