import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { databaseOf } from "../../../db/temp-database.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { QUICK } from "../../../players/wire/game.ts";
import { call, type WirePlayer } from "../../../players/wire/player.ts";
import { sharedMembers } from "../../../support/file-set-up.ts";
import { hostAs, joinAs, refused, takeSeat } from "../rest.ts";

const { plotluck } = sharedMembers();

const HOME = "203.0.113.7";
const AWAY = "198.51.100.9";
const ELSEWHERE = "192.0.2.1";
/** No forwarded address is that of a program on the server's machine. */
const from = (address: string | null) => (address === null ? {} : { "x-forwarded-for": address });

/** Opens a room from an address; `ask` is a call of its host. */
async function opened(address: string | null = HOME) {
	const host = await hostAs(plotluck.url, from(address), { ...QUICK, max_players: 8 });
	const { room_code: code } = host.seat;
	const kick = (id: number, more: object = { network: true }) =>
		host.act("game/vip", { vip_action: { kick_player: id, ...more } });
	const asked = (id: number, who = host) =>
		call(plotluck.url, "GET", `/rooms/${code}/players/${id}/kick`, undefined, {
			"x-player-secret": who.seat.secret,
		});
	return { host, code, kick, asked };
}

const take = (code: string, address: string | null, more: object = {}, as = "players") =>
	takeSeat(plotluck.url, from(address), code, { name: "Crowd", as, ...more });
const seated = (code: string, address: string | null, as = "players") =>
	joinAs(plotluck.url, from(address), code, "Crowd", { as });

const gone = (player: WirePlayer) => player.until(() => player.closed !== null);
const seatsOf = ({ game }: WirePlayer) => Object.keys(game.players).map(Number);

test("the host kicks everybody from one address at once, and it has no way back", async () => {
	const { host, code, kick, asked } = await opened();
	const crowd = await Promise.all(Array.from({ length: 4 }, () => seated(code, AWAY)));
	const watcher = await seated(code, AWAY, "audience");
	const friend = await seated(code, ELSEWHERE);
	const local = await seated(code, null);
	const [first] = crowd as [WirePlayer];
	await host.until(() => seatsOf(host).length === 8);
	expect(await asked(first.id)).toMatchObject({ status: 200, body: { others: 4, table: false } });
	for (const player of [friend, local])
		expect((await asked(player.id)).body).toEqual({ others: 0, table: false });
	// Only the host learns it.
	for (const player of [friend, first])
		expect(await asked(first.id, player)).toMatchObject(refused(403, "hostOnly"));

	expect(await kick(first.id, { network: true, reason: "stranger" })).toBeNull();
	for (const player of [...crowd, watcher]) {
		await gone(player);
		expect(player.goodbye).toBe(REFUSALS.kicked("stranger"));
	}
	const here = [host.id, friend.id, local.id].sort((a, b) => a - b);
	await host.until(() => seatsOf(host).length === here.length);
	expect(seatsOf(host)).toEqual(here);
	for (const as of ["players", "audience"])
		for (const way of [{}, { name: "Stranger", device: "the random id of a phone" }])
			expect(await take(code, AWAY, way, as), as).toMatchObject({
				status: 403,
				body: { code: "kicked", error: REFUSALS.kicked("stranger") },
			});
	const screen = await call(plotluck.url, "PUT", `/rooms/${code}/screens`, {}, from(AWAY));
	expect(screen).toMatchObject(refused(403, "kicked"));
	await seated(code, ELSEWHERE);
	await seated(code, null);

	// Who is let back in takes the address with them.
	expect(await host.act("game/vip", { vip_action: { let_back: first.id } })).toBeNull();
	await seated(code, AWAY);
});

test("a kick without the flag leaves the others of the address, who may also come", async () => {
	const { host, code, kick } = await opened();
	const [one, other] = [await seated(code, AWAY), await seated(code, AWAY)];
	expect(await kick(one.id, { network: false })).toBeNull();
	await gone(one);
	await host.until(() => seatsOf(host).length === 2);
	expect(seatsOf(host)).toEqual([host.id, other.id]);
	await seated(code, AWAY);
});

test.each([
	["the host's", HOME, HOME],
	["the host's network of IPv6", "2001:db8:1:2::1", "2001:db8:1:2::99"],
	["a private one", HOME, "192.168.1.20"],
	["one that is shared by a provider", HOME, "100.64.0.9"],
	["the server's machine", HOME, null],
	["any, of a host on the server's machine", null, AWAY],
])("of those from %s only the person goes", async (_, home, address) => {
	const { host, code, kick, asked } = await opened(home);
	const [one, other] = [await seated(code, address), await seated(code, address)];
	expect((await asked(one.id)).body).toEqual({ others: 0, table: false });
	expect(await kick(one.id)).toBeNull();
	await gone(one);
	await host.until(() => seatsOf(host).length === 2);
	expect(seatsOf(host)).toEqual([host.id, other.id]);
	await seated(code, address);
});

test("in the middle of a part the audience of an address goes, and its writers stay", async () => {
	const { host, code, kick, asked } = await opened();
	const writer = await seated(code, AWAY);
	const fans = [await seated(code, AWAY, "audience"), await seated(code, AWAY, "audience")];
	const [fan] = fans as [WirePlayer];
	await skipTo(plotluck, [host, writer], STATUS.storyWrite);
	expect((await asked(fan.id)).body).toEqual({ others: 1, table: false });
	expect(await kick(fan.id)).toBeNull();
	for (const one of fans) await gone(one);
	expect(await take(code, AWAY, {}, "audience")).toMatchObject({ status: 403 });
	const { secret } = writer.seat;
	expect((await take(code, AWAY, { secret })).status).toBe(200);
	await host.until(() => seatsOf(host).length === 2);
	expect(seatsOf(host)).toEqual([host.id, writer.id]);
});

test("nobody is sent an address or its hash", async () => {
	const { host, code, kick, asked } = await opened();
	const [one] = [await seated(code, AWAY), await seated(code, AWAY)];
	const answer = await asked(one.id);
	await kick(one.id);
	await host.until(() => host.player.shown_out !== undefined);
	const db = await databaseOf(plotluck);
	const rows = await db("seats").where({ game_id: host.seat.game_id });
	const hashes = new Set(rows.map((row) => row.address_hash));
	expect(hashes.size).toBe(2);
	const seen = JSON.stringify([answer, host.game, host.player, one.game, one.player]);
	for (const secret of [...hashes, AWAY, HOME]) expect(seen).not.toContain(secret);
});
