import { expect, onTestFinished, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { enforceRetention } from "../../../gateway/retention.ts";
import { databaseOf } from "../../db/temp-database.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { gather, QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { textsInFiles } from "../../support/file-search.ts";
import { ownIdentityProvider, ownPlotluck } from "../../support/file-set-up.ts";
import { hostAs, joinAs, refused } from "../api/rest.ts";

const provider = ownIdentityProvider();
const plotluck = ownPlotluck(() => provider.env);

const PLAY_AGAIN = { vip_action: { play_again: true } };
const idOf = (game: Game) => game.last_game?.id ?? 0;
const read = (id: number, headers: Record<string, string>) =>
	call(plotluck.url, "GET", `/games/${id}`, undefined, headers);
const readAs = (id: number, { seat }: WirePlayer) => read(id, { "x-player-secret": seat.secret });
const share = (story: number, { seat }: WirePlayer) =>
	call(plotluck.url, "PUT", `/stories/${story}`, { secret: seat.secret });

/** Plays a game to its results; returns its players and what they saw of it. */
async function playedGame(
	players = 3,
	rules: object = {},
): Promise<{ players: WirePlayer[]; seen: Game; id: number }> {
	const all = await gather(plotluck.url, players, { ...QUICK, ...rules });
	await skipTo(plotluck, all, STATUS.results);
	const [host] = all as [WirePlayer];
	await host.until(() => host.hasAllTexts);
	return { players: all, seen: structuredClone(host.game), id: idOf(host.game) };
}

/** Returns a game without what depends on the moment, and without nulls, which patches remove. */
function lasting({ players, ...game }: Game): unknown {
	const still = Object.values(players).map(({ data, ...player }) => ({
		...player,
		data: { ...data, connected: false, typing: null, since: null },
	}));
	return JSON.parse(JSON.stringify({ ...game, players: still }), (_, value) => value ?? undefined);
}

test("the finished game stays readable for its players when the room plays again, and when it closes", async () => {
	const { players, seen, id } = await playedGame();
	const [host, second, gone] = players as [WirePlayer, WirePlayer, WirePlayer];
	expect(seen.last_game).toMatchObject({ id: Math.min(...Object.keys(seen.stories).map(Number)) });
	expect((await readAs(id, second)).body).toMatchObject({
		game: { stories: { [id]: { meta: { title: seen.stories[id]?.meta.title } } } },
		expires_at: seen.last_game?.expires_at,
	});
	const [other = 0] = Object.keys(seen.stories)
		.map(Number)
		.filter((story) => story !== id);
	const { shortcut } = (await share(other, second)).body;
	await gone.act("game/exit");
	await host.until(() => host.game.players[gone.id]?.data.gone === true);
	const left = structuredClone(host.game);

	expect(await host.act("game/vip", PLAY_AGAIN)).toBeNull();
	expect([host.game.status, host.game.stories]).toEqual([STATUS.lobby, {}]);
	expect(host.game.last_game).toEqual(seen.last_game);
	for (const player of players) {
		const kept = await readAs(id, player);
		expect(kept.status).toBe(200);
		expect(lasting(kept.body.game as Game)).toEqual(lasting(left));
	}
	expect((await share(other, second)).body).toEqual({ shortcut });
	expect((await share(id, gone)).status).toBe(200);

	await host.act("game/vip", { vip_action: { close_game: true } });
	await second.until(() => second.closed !== null);
	const db = await databaseOf(plotluck);
	await expect.poll(async () => (await db("seats")).length, { timeout: 30_000 }).toBe(0);
	expect(lasting((await readAs(id, second)).body.game as Game)).toEqual(lasting(left));
	expect((await share(id, second)).status).toBe(200);
});

test("the room's id stands for its latest finished game, and is refused while none is finished", async () => {
	const { players, id } = await playedGame(2);
	const [host] = players as [WirePlayer];
	const room = host.seat.game_id;
	const headers = { "x-player-secret": host.seat.secret };
	const latest = await read(room, headers);
	expect(latest).toMatchObject({ status: 200, body: (await read(id, headers)).body });
	await host.act("game/vip", PLAY_AGAIN);
	expect((await read(room, headers)).body).toEqual((await read(id, headers)).body);
	const late = await WirePlayer.join(plotluck.url, host.seat.room_code, "Late");
	for (const secret of [late.seat.secret, "a guess of somebody"])
		expect(await read(room, { "x-player-secret": secret })).toMatchObject({
			...refused(403, "readersOnly"),
		});
	const fresh = await WirePlayer.host(plotluck.url);
	expect(await read(fresh.seat.game_id, { "x-player-secret": fresh.seat.secret })).toMatchObject(
		refused(409, "gameGoesOn"),
	);
});

test("other people cannot read it", async () => {
	const { players, id } = await playedGame(2);
	const [host] = players as [WirePlayer];
	await host.act("game/vip", PLAY_AGAIN);
	const late = await WirePlayer.join(plotluck.url, host.seat.room_code, "Late");
	expect(await readAs(id, host)).toMatchObject({ status: 200 });
	for (const headers of [{}, { "x-player-secret": "a guess of somebody" }])
		expect(await read(id, headers)).toMatchObject(refused(403, "readersOnly"));
	expect(await readAs(id, late)).toMatchObject({ status: 403 });
	expect(await share(id, late)).toMatchObject({ status: 403 });
	expect(await readAs(id + 7_000_000, host)).toMatchObject({ status: 403 });
	expect(await readAs(id + 5, host)).toMatchObject({ status: 404 });
	for (const odd of ["x", "1e3", "0", "-1"]) {
		const headers = { "x-player-secret": host.seat.secret };
		expect((await call(plotluck.url, "GET", `/games/${odd}`, undefined, headers)).status).toBe(403);
	}
});

test("an account reads the games it was in, and saves their stories, whatever the room does", async () => {
	const ann = await provider.bearer("ann");
	const ben = await provider.bearer("ben");
	const host = await hostAs(plotluck.url, ann, QUICK);
	const guest = await joinAs(plotluck.url, {}, host.seat.room_code, "Guesty");
	await skipTo(plotluck, [host, guest], STATUS.results);
	const id = idOf(host.game);
	await host.act("game/vip", PLAY_AGAIN);
	expect((await read(id, ann)).status).toBe(200);
	expect((await read(id, ben)).status).toBe(403);
	await host.act("game/vip", { vip_action: { close_game: true } });
	await guest.until(() => guest.closed !== null);
	const save = (who: Record<string, string>, body: object = {}) =>
		call(plotluck.url, "PUT", `/playerStories/${id}`, body, who);
	expect((await save(ann)).status).toBe(200);
	expect((await save(ben)).status).toBe(403);
	expect((await save(ben, { secret: guest.seat.secret })).status).toBe(200);
});

test("each game of an evening is kept, with its own players", async () => {
	const { players, id: first } = await playedGame(3, { audiences: false });
	const [host, second, reader] = players as [WirePlayer, WirePlayer, WirePlayer];
	await host.act("game/vip", PLAY_AGAIN);
	await second.until(() => second.game.players[second.id]?.data.asked === true);
	expect(await second.act("game/again")).toBeNull();
	expect(second.player.data.asked).toBeUndefined();
	expect(await second.act("game/again")).toMatch(/already/);
	await host.act("game/start");
	await reader.until(() => reader.closed !== null);
	expect(reader.goodbye).toMatch(/not in this room/);
	await skipTo(plotluck, [host, second], STATUS.results);
	const next = idOf(host.game);
	await host.act("game/vip", PLAY_AGAIN);
	expect((await readAs(first, host)).status).toBe(200);
	expect((await readAs(next, host)).status).toBe(200);
	expect(next).toBeGreaterThan(first);
	expect((await readAs(first, reader)).status).toBe(200);
	expect((await readAs(next, reader)).status).toBe(403);
});

test("after its 24 hours no file contains a game, also while its room plays on", async () => {
	const { players, seen, id } = await playedGame(2);
	const [host, second] = players as [WirePlayer, WirePlayer];
	expect((seen.last_game?.expires_at ?? 0) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
	await host.act("game/vip", PLAY_AGAIN);
	expect((await readAs(id, host)).status).toBe(200);
	const [part] = Object.values(seen.stories[id]?.submissions ?? {});
	const texts = [`${part?.content}`, `${seen.stories[id]?.meta.title}`, "Player2 3"];
	const db = await databaseOf(plotluck);
	// Other tests use the same words.
	await db("finished_games").whereNot({ id }).delete();
	await db("parts").delete();
	await db("texts").delete();
	await db("shares").delete();
	await db("saved_stories").delete();
	expect((await textsInFiles(plotluck.dataDir, texts)).length).toBeGreaterThan(0);
	await db("finished_games")
		.where({ id })
		.update({ expires_at: Date.now() - 1 });
	expect(await readAs(id, host)).toMatchObject(refused(404, "storyUnknown"));
	expect((await share(id, host)).status).toBe(404);
	onTestFinished(enforceRetention(db, memoryBus(), 50));
	await expect.poll(() => textsInFiles(plotluck.dataDir, texts), { timeout: 60_000 }).toEqual([]);
	expect(await second.act("game/again")).toBeNull();
});

test("a server that stops between playing again and keeping the game loses nothing", async () => {
	const { players, seen, id } = await playedGame(2);
	const [host] = players as [WirePlayer];
	// A table that is locked makes the room's activity fail until the server is there again.
	const db = await databaseOf(plotluck);
	const lock = await db.transaction();
	await lock("rooms").where({ id: -1 }).delete();
	expect(await host.act("game/vip", PLAY_AGAIN)).toBeNull();
	expect(await host.act("game/start")).toMatch(/at least 2/);
	await plotluck.server.stop();
	await lock.rollback();
	await plotluck.startAgain();
	await expect.poll(async () => (await readAs(id, host)).status, { timeout: 90_000 }).toBe(200);
	expect(lasting((await readAs(id, host)).body.game as Game)).toEqual(lasting(seen));
});
