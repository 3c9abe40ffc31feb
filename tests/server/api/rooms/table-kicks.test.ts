import { beforeAll, expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { refusalWords } from "#words/refusals.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { QUICK } from "../../../players/wire/game.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { sharedMembers } from "../../../support/file-set-up.ts";
import { connected, hostAs, joinAs, META } from "../rest.ts";

type Headers = Record<string, string>;

const AWAY = { "x-forwarded-for": "198.51.100.8" };
const HOME = { "x-forwarded-for": "203.0.113.8" };
const { plotluck, provider } = sharedMembers();
let ann: Headers;
beforeAll(async () => {
	ann = await provider.bearer("ann of the table");
});

const ask = (method: string, path: string, who: Headers = {}, body?: unknown) =>
	call(plotluck.url, method, path, body, who);
const seatOf = ({ seat }: WirePlayer): Headers => ({ "x-player-secret": seat.secret });
const mine = async (secrets: string[], who: Headers = {}) =>
	(await ask("POST", "/tables/mine", who, { secrets })).body as unknown as { key: string }[];
const kick = (host: WirePlayer, { id }: WirePlayer, more: object = { table: true }) =>
	host.act("game/vip", { vip_action: { kick_player: id, ...more } });
const choices = async (host: WirePlayer, { id }: WirePlayer) =>
	(await ask("GET", `/rooms/${host.seat.room_code}/players/${id}/kick`, seatOf(host))).body;
const playAgain = async (host: WirePlayer) => {
	expect(await host.act("game/vip", { vip_action: { play_again: true } })).toBeNull();
	await host.reached(STATUS.lobby);
};

const guestFrom = (code: string, name: string, from: Headers = {}) =>
	joinAs(plotluck.url, from, code, name);
/** Opens a room with a kept table. */
const openWith = async (table: string, name: string) =>
	connected(
		plotluck.url,
		(await ask("POST", "/rooms", {}, { table, host: { name, meta: META } })).body.host,
	);

/** Bea, Cem and Ann, who has an account, have played; Bea has kept the table. */
async function kept(members: { cems?: number } = {}) {
	const bea = await hostAs(plotluck.url, HOME, { ...QUICK, max_players: 8 }, "Bea");
	const { room_code: code } = bea.seat;
	const cems: WirePlayer[] = [];
	for (let i = 0; i < (members.cems ?? 1); i++) cems.push(await guestFrom(code, `Cem${i}`, AWAY));
	const member = await joinAs(plotluck.url, ann, code, "Ann");
	await skipTo(plotluck, [bea, ...cems, member], STATUS.results);
	const path = `/rooms/${code}/table`;
	const { key } = (await ask("PUT", path, seatOf(bea), { name: "Thursday soup" })).body;
	const newKey = async () => String((await mine([bea.seat.secret]))[0]?.key);
	const [cem] = cems as [WirePlayer];
	return { bea, cem, cems, ann: member, code, key: String(key), newKey };
}

test("a member-host kicks a player of the last game from the table, who reads nothing of it", async () => {
	const { bea, cem, code, key, newKey, ann: member } = await kept();
	expect(await kick(bea, cem)).toBe(REFUSALS.kickNow);
	expect(await newKey()).toBe(key);
	await playAgain(bea);
	expect(await choices(bea, cem)).toEqual({ others: 0, table: true });
	expect(await kick(bea, cem, { table: true, reason: "manners" })).toBeNull();
	await cem.until(() => cem.closed !== null);

	expect(await mine([cem.seat.secret])).toEqual([]);
	// Neither the shelf and the dates nor the code of the open room, which the former link shows to all.
	for (const path of [`/tables/${key}`, `/tables/${key}/weekly/2026-12-03T20:00.ics`])
		for (const who of [seatOf(cem), {}])
			expect(await ask("GET", path, who), path).toMatchObject({ status: 404 });
	expect(await ask("GET", `/rooms/${code}/table`, seatOf(cem))).toMatchObject({ status: 403 });
	const host = { name: "Cem", meta: META };
	expect(await ask("POST", "/rooms", {}, { table: key, host })).toMatchObject({ status: 404 });

	// The others find the table under its new link.
	const renewed = await newKey();
	expect(renewed).not.toBe(key);
	expect((await ask("GET", `/tables/${renewed}`, seatOf(bea))).body).toMatchObject({
		...{ member: true, maker: true, open: { code } },
	});
	expect((await ask("GET", `/tables/${renewed}`, ann)).body).toMatchObject({ member: true });
	expect((await ask("GET", `/tables/${renewed}`, seatOf(cem))).body).toMatchObject({
		...{ member: false, shelf: null },
	});
	const inRoom = await ask("GET", `/rooms/${code}/table`, seatOf(member));
	expect(inRoom.body).toEqual({ table: { key: renewed, name: "Thursday soup" } });
});

test("a kick without the flag leaves the table as it is", async () => {
	const { bea, cem, key, newKey } = await kept();
	await playAgain(bea);
	expect(await kick(bea, cem, { table: false })).toBeNull();
	expect(await mine([cem.seat.secret])).toMatchObject([{ key }]);
	expect(await newKey()).toBe(key);
});

test("an account goes from the table by any seat of it, and another member may kick it", async () => {
	const { bea, cem, key, newKey } = await kept();
	await bea.act("game/vip", { vip_action: { close_game: true } });
	const again = await openWith(key, "Cem");
	// The device shows the secret by which the table knows it.
	await mine([again.seat.secret, cem.seat.secret]);
	const { room_code: code } = again.seat;
	const member = await joinAs(plotluck.url, ann, code, "Ann");
	expect(await choices(again, member)).toEqual({ others: 0, table: true });
	expect(await kick(again, member)).toBeNull();
	expect((await ask("GET", `/tables/${await newKey()}`, ann)).body.member).toBe(false);
	expect(await mine([cem.seat.secret])).toHaveLength(1);
});

test("the maker of a table cannot be removed from it, and a new guest is no member of it", async () => {
	const { bea, cem, code, key, newKey } = await kept();
	await playAgain(bea);
	expect(await cem.act("game/again")).toBeNull();
	expect(await bea.act("game/vip", { vip_action: { pass_crown: cem.id } })).toBeNull();
	await cem.until(() => cem.game.host_id === cem.id);
	expect(await choices(cem, bea)).toEqual({ others: 0, table: false });
	expect(await kick(cem, bea)).toBe(refusalWords.makerStays);
	const guest = await guestFrom(code, "Dot");
	expect(await choices(cem, guest)).toEqual({ others: 0, table: false });
	expect(await kick(cem, guest)).toBeNull();
	expect(await newKey()).toBe(key);
});

test("a host who is no member, and one of a room without a table, kick from the room alone", async () => {
	const { bea, cem, key, newKey } = await kept();
	await bea.act("game/vip", { vip_action: { close_game: true } });
	const stranger = await openWith(key, "Stranger");
	const member = await joinAs(plotluck.url, ann, stranger.seat.room_code, "Ann");
	const alone = await WirePlayer.host(plotluck.url, QUICK);
	const guest = await guestFrom(alone.seat.room_code, "Dot");
	for (const [crown, other] of [
		[stranger, member],
		[alone, guest],
	] as const) {
		expect(await choices(crown, other)).toEqual({ others: 0, table: false });
		expect(await kick(crown, other)).toBe(refusalWords.noMember);
		expect(await kick(crown, other, {})).toBeNull();
	}
	// A guest may not ask, and changes nothing.
	expect(await kick(guest, alone)).not.toBeNull();
	expect(await newKey()).toBe(key);
	expect(await mine([cem.seat.secret])).toHaveLength(1);
});

test("a kick of one address and from the table takes each of them from it", async () => {
	const { bea, cem, cems, newKey } = await kept({ cems: 3 });
	await playAgain(bea);
	expect(await choices(bea, cem)).toEqual({ others: 2, table: true });
	expect(await kick(bea, cem, { network: true, table: true })).toBeNull();
	for (const one of cems) expect(await mine([one.seat.secret])).toEqual([]);
	expect((await ask("GET", `/tables/${await newKey()}`, ann)).body.member).toBe(true);
});
