import { afterAll, beforeAll, expect, test } from "vitest";
import { gather, twoPlayers } from "../../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import { askForScreen, type Opener, WireScreen } from "../../../players/wire/screen.ts";
import { startTwoGateways, type TwoGateways } from "../../../support/cluster/two-gateways.ts";
import { type Plotluck, startPlotluck } from "../../../support/plotluck.ts";

/** Two gateways, and a server that believes the addresses of its proxy. */
let both: TwoGateways;
let plotluck: Plotluck;
beforeAll(async () => {
	both = await startTwoGateways();
	plotluck = await startPlotluck({ TRUST_PROXY: "true" });
});
afterAll(async () => {
	await plotluck.stop();
	await both.stop();
});

const HOME = "203.0.113.7";
const AWAY = "198.51.100.9";
const PHONE = "the random id of a phone";
const LAPTOP = "the random id of a laptop";
const META = { sprite_id: 2, mature: true, accessibility2: "classic" };

const close = (url: string, code: string, secret?: string) =>
	call(
		url,
		"DELETE",
		`/rooms/${code}/screens`,
		undefined,
		secret === undefined ? {} : { "x-player-secret": secret },
	);

/** Opens a room from home. */
async function atHome() {
	const from = { "x-forwarded-for": HOME };
	const { body } = await call(
		plotluck.url,
		"POST",
		"/rooms",
		{ host: { name: "Host", meta: META } },
		from,
	);
	const host = await new WirePlayer(plotluck.url, body.host as WireSeat).connect();
	const code = host.seat.room_code;
	const seat = async (name: string, { device, address }: Opener) => {
		const headers = { "x-forwarded-for": address ?? "" };
		const person = { name, meta: META, ...(device !== undefined && { device }) };
		const taken = await call(plotluck.url, "PUT", `/rooms/${code}/players`, person, headers);
		return new WirePlayer(plotluck.url, taken.body as unknown as WireSeat).connect();
	};
	const kick = (guest: WirePlayer, more: object = {}) =>
		host.act("game/vip", { vip_action: { kick_player: guest.id, ...more } });
	const screen = (opener: Opener & { quiet?: boolean } = {}) =>
		WireScreen.open(plotluck.url, code, opener);
	return { host, code, seat, kick, screen };
}

const goodbyeOf = async (screen: WireScreen) => {
	await screen.until(() => screen.closed !== null);
	const { goaway, code } = screen.messages.at(-1) ?? {};
	return { closed: screen.closed, goaway, code };
};
const gone = (code: string) => ({ closed: 1000, goaway: true, code });

test("the host closes all screens, over whichever gateway: connections, secrets and places", async () => {
	const [url, other] = both.urls;
	const [host, guest] = await twoPlayers(url);
	const { room_code: code } = host.seat;
	const screens = [
		await WireScreen.open(url, code, { quiet: true }),
		await WireScreen.open(other, code, { quiet: true }),
		await WireScreen.open(url, code),
		await WireScreen.open(other, code),
	];
	const elsewhere = await WireScreen.open(url, (await gather(url, 1))[0]?.seat.room_code ?? "");
	await host.until(() => host.game.extra.num_quiet_screens === 2);
	expect((await askForScreen(url, code)).status).toBe(409);
	for (const secret of [guest.seat.secret, screens[0]?.seat.secret, "x".repeat(32), undefined])
		expect(await close(url, code, secret)).toMatchObject({
			status: 403,
			body: { code: "hostOnly" },
		});
	expect((await close(url, "ZZZZ", host.seat.secret)).status).toBe(403);
	expect(await close(other, code, host.seat.secret)).toMatchObject({
		status: 200,
		body: { count: 4 },
	});
	for (const screen of screens) expect(await goodbyeOf(screen)).toEqual(gone("screensClosed"));
	await host.until(() => host.game.extra.num_screens === 0);
	expect(host.game.extra).toEqual({ num_audience: 0, num_screens: 0, language: "en" });
	for (const { seat } of screens) {
		const again = await new WireScreen(seat).connect(url);
		expect(await goodbyeOf(again)).toEqual(gone("noSuchScreen"));
	}
	for (let i = 0; i < 4; i++) expect((await askForScreen(url, code)).status).toBe(200);
	expect([elsewhere.closed, host.closed, guest.closed]).toEqual([null, null, null]);
	expect(await close(url, code, host.seat.secret)).toMatchObject({ body: { count: 4 } });
	expect(await close(url, code, host.seat.secret)).toMatchObject({ body: { count: 0 } });
});

test("screens of strangers in all four places leave a fifth one for the host's seat and address", async () => {
	const { host, code, screen, seat } = await atHome();
	for (let i = 0; i < 4; i++) await screen({ address: AWAY, quiet: true });
	await host.until(() => host.game.extra.num_quiet_screens === 4);
	const ask = (opener: Opener) => askForScreen(plotluck.url, code, opener);
	const guest = await seat("Guest", { address: AWAY });
	for (const opener of [{ address: AWAY }, { address: AWAY, secret: guest.seat.secret }])
		expect(await ask(opener)).toMatchObject({ status: 409, body: { code: "screensFull" } });
	const television = await screen({ address: HOME });
	await host.until(() => host.game.extra.num_screens === 1);
	expect(await ask({ address: HOME })).toMatchObject({ status: 409 });
	// It comes back to its place, though it is taken beyond the four.
	await television.connect(plotluck.url);
	expect(television.closed).toBeNull();
	await close(plotluck.url, code, host.seat.secret);
	for (let i = 0; i < 4; i++) await screen({ address: AWAY, quiet: true });
	const laptop = await screen({ address: AWAY, secret: host.seat.secret });
	expect(laptop.game.room_code).toBe(code);
});

test("a kick closes the screens of the person's seat, device and address, and those of nobody else", async () => {
	const { host, code, screen, seat, kick } = await atHome();
	const thief = await seat("Thief", { device: PHONE, address: AWAY });
	const theirs = [
		await screen({ device: PHONE, address: "192.0.2.1", quiet: true }),
		await screen({ address: AWAY, quiet: true }),
		await screen({ secret: thief.seat.secret, address: "192.0.2.2" }),
	];
	const television = await screen({ address: HOME });
	expect(await kick(thief, { lock: true })).toBeNull();
	for (const one of theirs) expect(await goodbyeOf(one)).toEqual(gone("kicked"));
	await host.until(() => host.game.extra.num_quiet_screens === undefined);
	await television.until(() => television.game.locked);
	for (const { seat: lost } of theirs) {
		const again = await new WireScreen(lost).connect(plotluck.url);
		expect(await goodbyeOf(again)).toEqual(gone("noSuchScreen"));
	}
	await host.act("game/vip", { vip_action: { lock_room: false } });
	for (const opener of [{ device: PHONE }, { address: AWAY }, { secret: thief.seat.secret }])
		expect(await askForScreen(plotluck.url, code, opener)).toMatchObject({
			status: 403,
			body: { code: "kicked" },
		});
	expect((await askForScreen(plotluck.url, code, { address: "192.0.2.3" })).status).toBe(200);
	expect(television.closed).toBeNull();
});

test("a kicked person cannot move the address by which their screens are known", async () => {
	const { code, seat, kick } = await atHome();
	const thief = await seat("Thief", { address: AWAY });
	expect(await kick(thief)).toBeNull();
	for (const as of ["players", "audience"]) {
		const person = { name: "Thief", meta: META, secret: thief.seat.secret, device: PHONE };
		const from = { "x-forwarded-for": "192.0.2.9" };
		const back = await call(plotluck.url, "PUT", `/rooms/${code}/${as}`, person, from);
		expect(back).toMatchObject({ status: 403, body: { code: "kicked" } });
		expect(await askForScreen(plotluck.url, code, { address: AWAY }), as).toMatchObject({
			status: 403,
			body: { code: "kicked" },
		});
	}
	for (const opener of [{ address: "192.0.2.9" }, { device: PHONE, address: "192.0.2.8" }])
		expect((await askForScreen(plotluck.url, code, opener)).status).toBe(200);
});

test("kicking a guest behind the host's router keeps the host's screen open", async () => {
	const { host, screen, seat, kick } = await atHome();
	const cousin = await seat("Cousin", { device: LAPTOP, address: HOME });
	const television = await screen({ address: HOME });
	const theirs = await screen({ device: LAPTOP, address: HOME, quiet: true });
	expect(await kick(cousin)).toBeNull();
	expect(await goodbyeOf(theirs)).toEqual(gone("kicked"));
	await host.act("game/vip", { vip_action: { lock_room: true } });
	await television.until(() => television.game.locked);
	expect(television.closed).toBeNull();
});

test("a screen comes back to a locked room", async () => {
	const { host, screen } = await atHome();
	const television = await screen({ address: AWAY });
	await host.act("game/vip", { vip_action: { lock_room: true } });
	await television.until(() => television.game.locked);
	television.leave();
	await television.until(() => television.closed !== null);
	await television.connect(plotluck.url);
	expect([television.closed, television.game.locked]).toEqual([null, true]);
});

test("the device of a screen is checked as that of a seat, and other keys are ignored", async () => {
	const { code } = await atHome();
	const put = (body: unknown) => call(plotluck.url, "PUT", `/rooms/${code}/screens`, body);
	expect(await put({ device: "short" })).toMatchObject({ status: 422, body: { field: "device" } });
	expect((await put({ name: "a television" })).status).toBe(200);
	expect((await put({ device: LAPTOP })).status).toBe(200);
});
