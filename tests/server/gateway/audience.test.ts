import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { gather, playTo, QUICK, takeTurn, twoPlayers } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const plotluck = ownPlotluck();

const watch = (code: string, name: string) =>
	WirePlayer.join(plotluck.url, code, name, { audience: true });
const META = { sprite_id: 3, mature: true, accessibility2: "silly" };

test.concurrent("the audience joins at any time, waits, reacts and votes, and delays no player", async () => {
	const players = await gather(plotluck.url, 3, QUICK);
	const [host] = players;
	const code = host?.seat.room_code ?? "";
	const idle = await watch(code, "Idle Fan");
	expect(idle.player).toMatchObject({ status: STATUS.lobby, data: { audience: true, vip: false } });
	await playTo(players, STATUS.characters);
	await idle.reached(STATUS.characters);
	expect([idle.game.status, idle.player.status]).toEqual([
		STATUS.characters,
		STATUS.postCharacters,
	]);
	await playTo(players, STATUS.storyWrite);
	const keen = await watch(code, "Keen Fan");
	expect([keen.game.status, keen.player.status]).toEqual([
		STATUS.storyWrite,
		STATUS.postStoryWrite,
	]);
	expect(keen.game.extra.num_audience).toBe(2);
	await playTo(players, STATUS.storyTitle);
	await keen.reached(STATUS.storyTitle);
	expect(keen.player.status).toBe(STATUS.storyTitle);
	await playTo(players, STATUS.reacting);

	await keen.until(() => keen.player.status === STATUS.reacting);
	while (keen.player.status < STATUS.postReading) {
		const before = JSON.stringify(keen.player);
		expect(await takeTurn(keen)).toBeNull();
		await keen.until(() => JSON.stringify(keen.player) !== before);
	}
	expect(
		[Object.keys(keen.player.reactions), Object.keys(keen.player.votes)].map(
			({ length }) => length,
		),
	).toEqual([3, 5]);
	const late = await call(plotluck.url, "PUT", `/rooms/${code}/audience`, {
		name: "Late Fan",
		meta: META,
	});
	expect([late.status, late.body]).toEqual([
		409,
		{ error: "The voting has already started", code: "votingStarted" },
	]);

	await playTo(players, STATUS.results);
	for (const fan of [idle, keen]) await fan.reached(STATUS.results);
	expect(idle.player.status).toBe(STATUS.results);
	// The keen fan and the players each give two emojis to every part that is not their own.
	expect(keen.game.game_stats?.audience_stats).toEqual({ audience_count: 2, audience_reacts: 6 });
	const emojis = Object.values(keen.game.stories).map(({ meta }) => meta.reactions);
	expect(emojis).toEqual([
		{ 3: 3, 4: 3 },
		{ 3: 3, 4: 3 },
		{ 3: 3, 4: 3 },
	]);
});

test.concurrent("the audience takes no player's seat, and is gone after leaving", async () => {
	const [host] = await twoPlayers(plotluck.url, { max_players: 2 });
	const fan = await watch(host.seat.room_code, "Fan");
	await host.until(() => host.game.extra.num_audience === 1);
	const full = await call(plotluck.url, "PUT", `/rooms/${host.seat.room_code}/players`, {
		name: "Third",
		meta: META,
	});
	expect([full.status, full.body]).toEqual([409, { error: "The room is full", code: "full" }]);
	expect(await fan.act("game/exit")).toBeNull();
	await host.until(() => host.game.extra.num_audience === 0);
	expect(Object.keys(host.game.players)).toHaveLength(2);
});

test.concurrent("a room without an audience refuses one", async () => {
	const [host] = await gather(plotluck.url, 1, { audiences: false });
	const fan = await call(plotluck.url, "PUT", `/rooms/${host?.seat.room_code}/audience`, {
		name: "Fan",
		meta: META,
	});
	expect([fan.status, fan.body]).toEqual([
		403,
		{ error: "This room doesn’t take an audience", code: "noAudience" },
	]);
});
