import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { openDatabase } from "../../../db/connection.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playTo, QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { historyText } from "../../room/history-text.ts";
import { ownIdentityProvider, ownPlotluck, ownTemporal } from "../../support/file-set-up.ts";
import { hostAs } from "../api/rest.ts";

vi.setConfig({ testTimeout: 240_000 });

const provider = ownIdentityProvider();
const ADMIN = { "x-admin-key": "the operator's key" };
const plotluck = ownPlotluck(() => ({ ...provider.env, ADMIN_KEY: ADMIN["x-admin-key"] }));
const temporal = ownTemporal(plotluck);

const SEQUEL = { vip_action: { sequel: true } };
const RULES = { num_switches: 2 };

/** Takes everybody who is asked into the sequel, and plays it to a status. */
async function playSequel(players: WirePlayer[], status: number): Promise<void> {
	const [host, ...others] = players as [WirePlayer, ...WirePlayer[]];
	expect(await host.act("game/vip", SEQUEL)).toBeNull();
	for (const player of others) {
		await player.until(() => player.game.players[player.id]?.data.asked === true);
		expect(await player.act("game/again")).toBeNull();
	}
	await host.until(() => host.game.again?.joined.length === others.length);
	await playTo(players, status);
}

const partsOf = (game: Game, story: number) =>
	Object.values(game.stories[story]?.submissions ?? {}).sort((a, b) => a.index - b.index);

async function share(story: number, { seat }: WirePlayer) {
	const shared = await call(plotluck.url, "PUT", `/stories/${story}`, { secret: seat.secret });
	return (await call(plotluck.url, "GET", `/stories/view/${shared.body.shortcut}`)).body;
}

const database = async () => {
	const db = await openDatabase(join(plotluck.dataDir, "plotluck.db"));
	onTestFinished(() => db.destroy());
	return db;
};

test("a sequel continues the winner, its text stays out of the engine, and earlier players read both stories as one", async () => {
	const ann = await provider.bearer("ann");
	const host = await hostAs(plotluck.url, ann, { ...QUICK, ...RULES });
	const { room_code: code } = host.seat;
	const second = await WirePlayer.join(plotluck.url, code, "Second");
	await playTo([host, second], STATUS.results);
	await host.until(() => host.hasAllTexts);
	const won = host.game.can_continue ?? 0;
	const first = structuredClone(host.game);
	const parts = partsOf(first, won);
	const given = parts.at(-1)?.content ?? "";
	expect(given).toMatch(/and then it rained/);

	expect(await host.act("game/vip", SEQUEL)).toBeNull();
	await second.until(() => second.game.players[second.id]?.data.asked === true);
	await second.act("game/again");
	const late = await WirePlayer.join(plotluck.url, code, "Latecomer");
	await host.until(() => host.game.again?.joined.length === 2);
	const players = [host, second, late];
	await playTo(players, STATUS.storyWrite);
	for (const player of players) {
		await player.until(() => player.game.continues?.content === given);
		expect(player.game.continues?.title).toBe(first.stories[won]?.meta.title);
		const cast = Object.values(player.player.current_story?.characters ?? {});
		expect(cast.map(({ name }) => name)).toEqual(player.game.continues?.characters);
		// Nobody is its author, and nobody reads the rest of it who was not there.
		expect(JSON.stringify(player.game.continues)).not.toMatch(/player|captain|writer/);
	}
	expect(JSON.stringify(late.messages)).not.toContain(parts[0]?.content);
	const history = historyText(await temporal.historyOf(code));
	expect(history).toContain("sequel");
	for (const text of [
		given,
		first.stories[won]?.meta.title,
		...(late.game.continues?.characters ?? []),
	])
		expect(history).not.toContain(text);

	await playTo(players, STATUS.results);
	const [id = 0] = Object.keys(host.game.stories).map(Number);
	const whole = {
		title: first.stories[won]?.meta.title,
		parts: parts.map(({ content }) => ({ content })),
		whole: true,
	};
	expect(await share(id, second)).toMatchObject({ earlier: [whole] });
	const saved = await call(plotluck.url, "PUT", `/playerStories/${id}`, {}, ann);
	expect(saved.status).toBe(200);
	const kept = () => call(plotluck.url, "GET", `/playerStories/${id}`, undefined, ann);
	expect((await kept()).body).toMatchObject({ earlier: [whole] });
	const end = {
		title: whole.title,
		captain: null,
		whole: false,
		parts: [{ player: null, content: given }],
	};
	expect((await share(id, late)).earlier).toMatchObject([end]);

	// When the first game is gone, those who were there have its end only, and what they saved stays.
	const db = await database();
	await db("finished_games")
		.where({ id: first.last_game?.id ?? 0 })
		.delete();
	expect((await share(id, second)).earlier).toMatchObject([end]);
	expect((await kept()).body).toMatchObject({ earlier: [whole] });

	// The next sequel spares its own texts only.
	expect(await host.act("game/vip", SEQUEL)).toBeNull();
	await host.until(() => host.game.continues?.story_id !== won);
	await expect
		.poll(async () => (await db("parts").select("submission_id")).length, { timeout: 30_000 })
		.toBe(1);
	expect(await host.act("game/vip", { vip_action: { close_game: true } })).toBeNull();
	await expect.poll(async () => (await db("parts")).length, { timeout: 30_000 }).toBe(0);
	expect(await db("texts")).toEqual([]);
});

test("a story that an admin has taken down is not continued", async () => {
	const players = await roomAt(plotluck, STATUS.results, { players: 2, settings: RULES });
	const [host, second] = players;
	const won = host.game.can_continue ?? 0;
	const db = await database();
	await db("taken_stories").insert({ story_id: won, shortcut: "taken", taken_at: 1 });
	await playSequel(players, STATUS.storyWrite);
	expect(host.game.continues?.story_id).not.toBe(won);
	expect(second.game.continues).toEqual(host.game.continues);
});

test("a story that is taken down after its sequel was shared is in no link and no game afterwards", async () => {
	const players = await roomAt(plotluck, STATUS.results, { players: 2, settings: RULES });
	const [host, second] = players;
	const won = host.game.can_continue ?? 0;
	const first = await call(plotluck.url, "PUT", `/stories/${won}`, { secret: host.seat.secret });
	await playSequel(players, STATUS.results);
	const [id = 0] = Object.keys(host.game.stories).map(Number);
	const read = async ({ seat }: WirePlayer) => {
		const secret = { "x-player-secret": seat.secret };
		return (await call(plotluck.url, "GET", `/games/${id}`, undefined, secret)).body.game as Game;
	};
	expect((await share(id, second)).earlier).toHaveLength(1);
	expect((await read(second)).continues?.story_id).toBe(won);

	const path = `/admin/stories/${first.body.shortcut}`;
	expect((await call(plotluck.url, "DELETE", path, undefined, ADMIN)).status).toBe(200);
	const nothing = async () => {
		for (const player of players) {
			const shared = await share(id, player);
			expect(shared).toMatchObject({ title: expect.any(String), parts: expect.any(Array) });
			expect(shared.earlier).toBeUndefined();
			const game = await read(player);
			expect(game.stories[id]?.meta.title).toBe(shared.title);
			expect(game.continues).toBeUndefined();
		}
	};
	await nothing();
	// Also from the game that is stored when the room plays on.
	expect(await host.act("game/vip", { vip_action: { play_again: true } })).toBeNull();
	await host.until(() => host.game.status === STATUS.lobby);
	await nothing();
});
