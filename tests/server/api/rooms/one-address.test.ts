import { expect, test } from "vitest";
import { databaseOf } from "../../../db/temp-database.ts";
import type { WireSeat } from "../../../players/wire/player.ts";
import { sharedMembers } from "../../../support/file-set-up.ts";
import { hostAs, takeSeat } from "../rest.ts";

const { plotluck } = sharedMembers();

const HOME = "203.0.113.70";
const AWAY = "198.51.100.90";
/** No forwarded address is that of a program on the server's machine. */
const from = (address: string | null) => (address === null ? {} : { "x-forwarded-for": address });

const opened = async (address: string | null): Promise<WireSeat> =>
	(await hostAs(plotluck.url, from(address), { max_players: 8 })).seat;

/** Asks for a number of seats at once; returns how many of each answer there were. */
async function crowd(code: string, address: string | null, people: number) {
	const answers = await Promise.all(
		Array.from({ length: people }, (_, i) =>
			takeSeat(plotluck.url, from(address), code, { name: `Crowd${i}` }),
		),
	);
	const counts: Record<string, number> = {};
	for (const { status, body } of answers) {
		const answer = String(body.code ?? status);
		counts[answer] = (counts[answer] ?? 0) + 1;
	}
	return counts;
}

test("twelve calls at once from one address leave places for friends from elsewhere", async () => {
	const { room_code: code } = await opened(HOME);
	expect(await crowd(code, AWAY, 12)).toEqual({ "200": 5, addressFull: 7 });
	expect(await crowd(code, "192.0.2.10", 3)).toEqual({ "200": 2, full: 1 });
});

test.each([
	["the host's", HOME, HOME],
	["the host's network of IPv6", "2001:db8:1:2::1", "2001:db8:1:2::99"],
	["a private one", HOME, "192.168.1.20"],
	["a private one of IPv6", HOME, "fd00::20"],
	["one that is shared by a provider", HOME, "100.64.0.9"],
	["the server's machine", HOME, null],
	["any, of a host on the server's machine", null, AWAY],
])("a whole group may come from %s", async (_, host, address) => {
	const { room_code: code } = await opened(host);
	expect(await crowd(code, address, 8)).toEqual({ "200": 7, full: 1 });
});

test("a host who comes back from the group's address lets all of it in", async () => {
	const { room_code: code, secret } = await opened(HOME);
	expect(await crowd(code, AWAY, 6)).toEqual({ "200": 5, addressFull: 1 });
	const back = await takeSeat(plotluck.url, from(AWAY), code, { name: "Hosty", secret });
	expect(back.status).toBe(200);
	expect(await crowd(code, AWAY, 3)).toEqual({ "200": 2, full: 1 });
});

test("refused people leave no seat behind", async () => {
	const { room_code: code, game_id } = await opened(HOME);
	await crowd(code, AWAY, 9);
	const db = await databaseOf(plotluck);
	expect(await db("seats").where({ game_id })).toHaveLength(6);
});
