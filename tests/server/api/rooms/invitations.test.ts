import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { gather, QUICK } from "../../../players/wire/game.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";
import { META, statusesOf, takeSeat } from "../rest.ts";

const plotluck = ownPlotluck({ TRUST_PROXY: "true", INVITATIONS_PER_MINUTE: "20" });

const look = (code: string, address?: string) =>
	call(
		plotluck.url,
		"GET",
		`/rooms/${code}`,
		undefined,
		address === undefined ? {} : { "x-forwarded-for": address },
	);
const codeOf = ([host]: WirePlayer[]) => host?.seat.room_code ?? "";
const take = (code: string, name: string, as = "players", from = {}) =>
	takeSeat(plotluck.url, from, code, { name, as });

test("an invitation shows whose table it is, and who is here by their shown names", async () => {
	const host = await WirePlayer.host(plotluck.url, { maturity: "MATURE" }, "Mika");
	const { room_code: code } = host.seat;
	await take(code, "Boo");
	await take(code, "Mika");
	await take(code, "Fan", "audience");
	await host.act("game/vip", { vip_action: { lock_room: true } });
	const { body } = await look(code);
	expect(body).toMatchObject({
		host: "Mika",
		players: [
			{ name: "Mika", sprite_id: expect.any(Number) },
			{ name: "Boo", sprite_id: META.sprite_id },
			{ name: "Mika 2", sprite_id: META.sprite_id },
		],
		...{ count: 3, num_players: 3, state: "lobby", mature: true, locked: true },
	});
	// Neither ids of seats nor people of the audience may be read from it.
	expect(JSON.stringify(body)).not.toMatch(/Fan|secret|vip/);
	for (const player of body.players as object[])
		expect(Object.keys(player)).toEqual(["name", "sprite_id"]);
});

test("an invitation to a game over days says so, with the hours for a part", async () => {
	const slow = await WirePlayer.host(plotluck.url, { pace: "slow", part_hours: 48 });
	expect((await look(slow.seat.room_code)).body).toMatchObject({ pace: "slow", part_hours: 48 });
	const tonight = (await look(codeOf(await gather(plotluck.url, 1)))).body;
	expect(tonight.pace).toBe("tonight");
	expect(tonight).not.toHaveProperty("part_hours");
});

test("an invitation shows twelve faces and counts all", async () => {
	const players = await gather(plotluck.url, 1, { max_players: 16 });
	for (let i = 1; i < 14; i++) await take(codeOf(players), `Guest ${i}`);
	const { body } = await look(codeOf(players));
	expect([(body.players as object[]).length, body.count]).toEqual([12, 14]);
});

test("its state follows the evening: lobby, full, playing, over", async () => {
	const players = await gather(plotluck.url, 1, { ...QUICK, max_players: 2 });
	const state = async () => (await look(codeOf(players))).body.state;
	expect(await state()).toBe("lobby");
	players.push(await WirePlayer.join(plotluck.url, codeOf(players), "Second"));
	expect(await state()).toBe("full");
	await skipTo(plotluck, players, STATUS.characters);
	expect(await state()).toBe("playing");
	await skipTo(plotluck, players, STATUS.results);
	expect(await state()).toBe("over");
});

test("somebody who has left is in it no more", async () => {
	const players = await gather(plotluck.url, 2);
	expect(await players[1]?.act("game/exit")).toBeNull();
	expect((await look(codeOf(players))).body).toMatchObject({
		players: [{ name: "Player1" }],
		count: 1,
	});
});

test("an address looks up existing rooms as often as the limit allows, and may still join", async () => {
	const code = codeOf(await gather(plotluck.url, 1));
	const statuses = await statusesOf(22, () => look(code, "203.0.113.40"));
	expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
	const refused = await look(code, "203.0.113.40");
	expect([refused.status, refused.body.code]).toEqual([429, "joinLimit"]);
	expect((await look(code, "203.0.113.41")).status).toBe(200);
	const from = { "x-forwarded-for": "203.0.113.40" };
	expect((await take(code, "Guest", "players", from)).status).toBe(200);
});
