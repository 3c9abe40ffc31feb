import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "@temporalio/worker";
import { expect, onTestFinished, test } from "vitest";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { type Db, openDatabase } from "../../db/connection.ts";
import { skipTo } from "../players/rooms/room-at.ts";
import { QUICK, takeTurn, turnOf } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";
import { WireScreen } from "../players/wire/screen.ts";
import { ownPlotluck, ownTemporal } from "../support/file-set-up.ts";
import type { Plotluck } from "../support/plotluck.ts";
import type { Temporal } from "../support/temporal.ts";

/** Two servers that open the same rooms, so that ids are the same too. */
const dice = 0.4;
const played = ownPlotluck({}, { dice });
const skipped = ownPlotluck({}, { dice });
const engines = [ownTemporal(played), ownTemporal(skipped)] as const;

/** A game on one of the servers, with all who see it. */
interface Watched {
	plotluck: Plotluck;
	temporal: Temporal;
	players: WirePlayer[];
	screen: WireScreen;
	/** The ids of the prompts as REST has shuffled them, then their texts. */
	deck: (number | string)[];
}

/** Opens a room, one person after the other. */
async function open(
	plotluck: Plotluck,
	temporal: Temporal,
	number: number,
	settings: object,
): Promise<Watched> {
	const players = [await WirePlayer.host(plotluck.url, { ...QUICK, ...settings })];
	const code = players[0]?.seat.room_code ?? "";
	while (players.length < number)
		players.push(await WirePlayer.join(plotluck.url, code, `Guest${players.length}`));
	const screen = await WireScreen.open(plotluck.url, code);
	onTestFinished(() => {
		for (const viewer of [...players, screen]) viewer.leave();
	});
	const deck = await readDeck(plotluck, temporal, code);
	return { plotluck, temporal, players, screen, deck };
}

async function readDeck(plotluck: Plotluck, temporal: Temporal, code: string) {
	const { deck } = await temporal.stateOf(code);
	const prompts = await inDatabase(plotluck, (db) => db("prompts").select("id", "prompt"));
	const texts = new Map(prompts.map(({ id, prompt }) => [id, prompt]));
	return [...deck, ...deck.map((id) => texts.get(id) ?? "")];
}

async function inDatabase<T>({ dataDir }: Plotluck, read: (db: Db) => Promise<T>): Promise<T> {
	const db = await openDatabase(join(dataDir, "plotluck.db"));
	try {
		return await read(db);
	} finally {
		await db.destroy();
	}
}

/** Plays over the wire, one player after the other, because the order decides about ids. */
async function playInTurn(players: WirePlayer[], status: number, part: number): Promise<void> {
	const [host] = players as [WirePlayer];
	const isThere = () =>
		host.game.status > status ||
		(host.game.status === status && (host.game.submission.part ?? part) >= part);
	const allSee = (seq: number) =>
		Promise.all(players.map((player) => player.until(() => player.seq >= seq)));
	if (host.game.status === STATUS.lobby) expect(await host.act("game/start")).toBeNull();
	while (!isThere()) {
		const before = players.map(turnOf).join();
		for (const who of players) {
			if (isThere()) break;
			expect(await takeTurn(who)).toBeNull();
			await allSee(who.seq);
		}
		await host.until(() => players.map(turnOf).join() !== before || isThere());
	}
	await allSee(host.seq);
}

/** Returns a copy without what differs between any two games. */
function alike<T>(value: T, { deck }: Watched): T {
	return JSON.parse(JSON.stringify(value), (key, item) => {
		if (/secret|hash|code$/.test(key)) return key;
		if (key === "prompt") return placeIn(deck, item);
		if (Array.isArray(item) && (key === "deck" || key === "prompts"))
			return item.map((one) => placeIn(deck, one));
		if (key === "recent") return item.length;
		// A patch removes what a snapshot has as null.
		if (item === null) return undefined;
		// A text of memory is older than any connection, and nobody has typed it just now.
		if (key === "connection" || key === "typing") return undefined;
		return typeof item === "number" && item > 1_000_000_000_000 ? "a moment" : item;
	});
}

/** Returns the place of a prompt in the deck by its id or text. */
const placeIn = (deck: Watched["deck"], prompt: number | string) =>
	deck.indexOf(prompt) % (deck.length / 2);

/** Returns the ms that are left at the beginning of the phase. */
function clockOf({ since, readingStart, countdown, deadline, submissions }: Room) {
	const begin = readingStart ?? since ?? 0;
	const left = (time: number | null) => (time === null ? null : time - begin);
	const parts = Object.values(submissions).filter(({ closed }) => !closed);
	return [countdown.limit, countdown.hard_limit, deadline, ...parts.map(({ end }) => end)].map(
		left,
	);
}

/** Returns all rows of the server's database but knex's, its own keys and prompts, by table. */
const rowsOf = ({ plotluck }: Watched) =>
	inDatabase(plotluck, async (db) => {
		const names: string[] = await db("sqlite_master").where({ type: "table" }).pluck("name");
		const all: Record<string, unknown[]> = {};
		for (const name of names)
			if (!/^(knex_|store$|prompts$|push_keys$)/.test(name)) all[name] = await db(name).select();
		// Each opening of the file takes knex's lock once more.
		all.sqlite_sequence = await db("sqlite_sequence").whereNot("name", "like", "knex_%");
		return all;
	});

async function seen(game: Watched) {
	const room = await game.temporal.stateOf(game.players[0]?.seat.room_code ?? "");
	return {
		clock: clockOf(room),
		...alike(
			{
				room,
				rows: await rowsOf(game),
				views: game.players.map(({ player }) => player),
				games: [...game.players, game.screen].map(({ game: view }) => view),
			},
			game,
		),
	};
}

async function replays({ plotluck, temporal, players }: Watched): Promise<void> {
	const builds = join(plotluck.dataDir, "builds");
	const [file] = (await readdir(builds)).filter((name) => name.endsWith(".js"));
	await Worker.runReplayHistory(
		{ workflowBundle: { codePath: join(builds, file ?? "") } },
		await temporal.historyOf(players[0]?.seat.room_code ?? ""),
	);
}

const { characters, storyCreate, storyWrite, storyTitle, reacting, results } = STATUS;
type Stop = [status: number, part?: number];
const TIMED = { num_switches: 2, write_duration: 60, faster_phases: false };
const games: [mode: string, players: number, settings: object, stops: Stop[]][] = [
	[
		"default",
		3,
		TIMED,
		[[characters], [storyCreate], [storyWrite], [storyWrite, 1], [storyTitle], [reacting]],
	],
	["default", 2, { show_instructions: true, moderation: true, forced_prompts: true }, [[results]]],
	["otp", 3, TIMED, [[characters], [storyWrite, 1], [results]]],
	["self_insert", 2, {}, [[storyWrite], [results]]],
	["broken_telephone", 3, TIMED, [[storyWrite, 1], [reacting]]],
	["solo_mode", 1, { num_switches: 3 }, [[storyWrite, 2], [storyTitle]]],
];

test.each(games)(
	"a room of mode %s with %i players that begins at a phase is as one that was played to it",
	async (game_mode, number, settings, stops) => {
		const wire = await open(played, engines[0], number, { game_mode, ...settings });
		const memory = await open(skipped, engines[1], number, { game_mode, ...settings });
		for (const [status, part = 0] of stops) {
			await Promise.all([
				playInTurn(wire.players, status, part),
				skipTo(skipped, memory.players, status, { part }),
			]);
			expect(await seen(memory), `status ${status}, part ${part}`).toEqual(await seen(wire));
		}
		await Promise.all([wire, memory].map(({ players }) => playInTurn(players, results, 0)));
		expect(await seen(memory), "on to the results over the wire").toEqual(await seen(wire));
		await replays(memory);
	},
);
