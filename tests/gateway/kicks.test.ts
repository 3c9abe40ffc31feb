import { join as pathOf } from "node:path";
import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { openDatabase } from "../../db/connection.ts";
import { gather, playTo, QUICK } from "../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../players/wire/player.ts";
import { ownIdentityProvider, ownPlotluck } from "../support/file-set-up.ts";

const provider = ownIdentityProvider();
const plotluck = ownPlotluck(() => provider.env);

const meta = { sprite_id: 1, mature: true, accessibility2: "classic" };
const PHONE = "the random id of a phone";
const LAPTOP = "the random id of a laptop";

interface Way {
	name?: string;
	secret?: string;
	device?: string;
	headers?: Record<string, string>;
	as?: "players" | "audience";
}

const join = (code: string, { as = "players", headers = {}, name = "Guesty", ...more }: Way) =>
	call(plotluck.url, "PUT", `/rooms/${code}/${as}`, { name, meta, ...more }, headers);

async function seated(code: string, way: Way): Promise<WirePlayer> {
	const { status, body } = await join(code, way);
	expect(status, JSON.stringify(body)).toBe(200);
	return new WirePlayer(plotluck.url, body as unknown as WireSeat).connect();
}

async function opened() {
	const host = await WirePlayer.host(plotluck.url, QUICK);
	const kick = (player: WirePlayer, more: object = {}) =>
		host.act("game/vip", { vip_action: { kick_player: player.id, ...more } });
	return { host, code: host.seat.room_code, kick };
}

const refused = (reason?: Parameters<typeof REFUSALS.kicked>[0]) => ({
	status: 403,
	body: { code: "kicked", error: REFUSALS.kicked(reason) },
});

test("a kicked person cannot return with another name, secret or side from the same device", async () => {
	const { host, code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	expect(await kick(guest)).toBeNull();
	await guest.until(() => guest.closed !== null);
	expect([guest.closed, guest.goodbye]).toEqual([1000, REFUSALS.kicked()]);

	// They visit another room and leave it.
	const elsewhere = await opened();
	const visitor = await seated(elsewhere.code, { device: PHONE });
	expect(await visitor.act("game/exit")).toBeNull();

	const secret = "a new secret of the guest";
	for (const way of [
		{ secret: guest.seat.secret },
		{ device: PHONE },
		{ device: PHONE, name: "Stranger" },
		{ device: PHONE, secret },
		{ device: PHONE, secret, as: "audience" as const },
	])
		expect(await join(code, way), JSON.stringify(way)).toMatchObject(refused());
	await guest.connect();
	expect([guest.closed, guest.goodbye]).toEqual([1000, REFUSALS.kicked()]);
	expect(Object.keys(host.game.players)).toEqual([String(host.id)]);

	// Another device of a guest is another person, and so is a client that sends no device.
	await seated(code, { device: LAPTOP });
	await seated(code, { name: "Foreign" });
});

test("who is let back in comes from the same device and with the same secret", async () => {
	const { host, code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	const friend = await seated(code, { device: LAPTOP });
	expect(await kick(guest, { reason: "stranger" })).toBeNull();
	await host.until(() => host.player.shown_out !== undefined);
	expect(Object.values(host.player.shown_out ?? {})).toEqual([
		{ id: guest.id, name: "Guesty", meta: { sprite_id: 1 } },
	]);
	expect(friend.player.shown_out).toBeUndefined();
	const letBack = { vip_action: { let_back: guest.id } };
	expect(await friend.act("game/vip", letBack)).toBe(REFUSALS.hostOnly);
	expect(await host.act("game/vip", letBack)).toBeNull();
	await host.until(() => host.player.shown_out === undefined);
	await seated(code, { secret: guest.seat.secret });
	await seated(code, { device: PHONE, name: "Another", secret: "a new secret of the guest" });
	expect(await host.act("game/vip", letBack)).toBe(REFUSALS.notShownOut);
});

test("a kick holds for the account on every device", async () => {
	const { code, kick } = await opened();
	const ann = await provider.bearer("ann");
	const ben = await provider.bearer("ben");
	const guest = await seated(code, { headers: ann, device: PHONE });
	expect(await kick(guest)).toBeNull();
	expect(await join(code, { headers: ann, device: LAPTOP })).toMatchObject(refused());
	expect(await join(code, { headers: ann, as: "audience" })).toMatchObject(refused());
	await seated(code, { headers: ben, device: LAPTOP });
});

test("a kick takes along the seat from which the same device watches", async () => {
	const { host, code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	const sleeper = await seated(code, { device: PHONE, name: "Sleeper", as: "audience" });
	const friend = await seated(code, { device: LAPTOP });
	expect(await kick(guest, { reason: "manners" })).toBeNull();
	await sleeper.until(() => sleeper.closed !== null);
	expect(sleeper.goodbye).toBe(REFUSALS.kicked("manners"));
	expect(Object.keys(host.game.players)).toEqual([String(host.id), String(friend.id)]);
});

test("the removed person reads the reason, then and whenever they try again", async () => {
	const { code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	expect(await kick(guest, { reason: "because I say so" })).not.toBeNull();
	expect(await kick(guest, { reason: "away" })).toBeNull();
	await guest.until(() => guest.closed !== null);
	expect(guest.goodbye).toBe(REFUSALS.kicked("away"));
	expect(await join(code, { device: PHONE })).toMatchObject(refused("away"));
	await guest.connect();
	expect(guest.goodbye).toBe(REFUSALS.kicked("away"));
});

test("a kick can lock the room in the same action", async () => {
	const { host, code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	expect(await kick(guest, { lock: true })).toBeNull();
	await host.until(() => host.game.locked);
	expect(await join(code, {})).toMatchObject({ status: 409, body: { code: "locked" } });
});

test("the audience can be kicked in the middle of a part, with a reason", async () => {
	const players = await gather(plotluck.url, 2, QUICK);
	const [host] = players as [WirePlayer, WirePlayer];
	const code = host.seat.room_code;
	const fan = await seated(code, { device: PHONE, as: "audience" });
	await playTo(players, STATUS.storyWrite);
	expect(
		await host.act("game/vip", { vip_action: { kick_player: fan.id, reason: "stranger" } }),
	).toBeNull();
	await fan.until(() => fan.closed !== null);
	expect(fan.goodbye).toBe(REFUSALS.kicked("stranger"));
	expect(await join(code, { device: PHONE, as: "audience" })).toMatchObject(refused("stranger"));
});

test("the database keeps no device, and the same one looks different in two rooms", async () => {
	const [one, other] = [await opened(), await opened()];
	for (const { code } of [one, other]) await seated(code, { device: PHONE });
	const db = await openDatabase(pathOf(plotluck.dataDir, "plotluck.db"));
	const rows = await db("seats")
		.whereIn("game_id", [one.host.seat.game_id, other.host.seat.game_id])
		.whereNotNull("device_hash");
	await db.destroy();
	expect(rows).toHaveLength(2);
	expect(new Set(rows.map((row) => row.device_hash)).size).toBe(2);
	expect(JSON.stringify(rows)).not.toContain(PHONE);
});
