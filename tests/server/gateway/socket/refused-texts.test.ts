import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { type Db, openDatabase } from "../../../../db/connection.ts";
import { roomAt, skipTo } from "../../../players/rooms/room-at.ts";
import { gather, QUICK } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();
let db: Db;
beforeAll(async () => {
	db = await openDatabase(join(plotluck.dataDir, "plotluck.db"));
});
afterAll(() => db.destroy());

/** What a room has stored of its players' texts. */
async function rowsOf(game: number) {
	const rows: Record<string, number> = {};
	for (const table of ["texts", "covers", "entries"] as const) {
		const row = await db(table).where({ game_id: game }).count({ count: "*" }).first();
		rows[table] = Number(row?.count ?? 0);
	}
	return rows;
}

const NOTHING = { texts: 0, covers: 0, entries: 0 };

/** Twenty names that were never sent before. */
const names = (mark: string) => Array.from({ length: 20 }, (_, i) => ({ name: `${mark} ${i}` }));

const PHASES = [STATUS.lobby, STATUS.characters, STATUS.storyWrite] as const;

/** The messages with texts that nobody may send in this phase, or that the rules refuse there. */
const unfit = (phase: number, mark: string): [string, object][] => [
	["game/character", { characters: names(mark).slice(phase === STATUS.characters ? 1 : 0) }],
	["game/otpCharacter", { characters: names(mark), story: { settings: { mature: false } } }],
	["story/title", { story: { id: 1, meta: { title: `${mark} title` } } }],
	["cover/draw", { story: 1, cover: "ink 14 1,1" }],
];

test("a refused action stores nothing: names, titles and covers of players and of the audience", async () => {
	const [host, guest] = await gather(plotluck.url, 2, { ...QUICK, num_characters_submit: 20 });
	if (!host || !guest) return;
	const fan = await WirePlayer.join(plotluck.url, host.seat.room_code, "Fan", { audience: true });
	const game = host.seat.game_id;
	for (const phase of PHASES) {
		await skipTo(plotluck, [host, guest], phase);
		const before = await rowsOf(game);
		if (phase <= STATUS.characters) expect(before).toEqual(NOTHING);
		for (const [i, who] of [host, guest, fan].entries()) {
			await who.connect();
			for (const [action, body] of unfit(phase, `${phase} ${i}`))
				expect(await who.act(action, body), `${action} in ${phase}`).toEqual(
					expect.stringMatching(/./),
				);
		}
		expect(await rowsOf(game)).toEqual(before);
	}
});

test("a seat above its budget of actions stores nothing, and a room has a limit of names", async () => {
	const settings = { num_characters_submit: 20, max_players: 2 };
	const [host] = await roomAt(plotluck, STATUS.characters, { players: 2, settings });
	const game = host.seat.game_id;
	const send = async (mark: string) => {
		await pause(60); // Messages have a separate budget.
		return host.act("game/character", { characters: names(mark) });
	};
	for (let i = 0; i < 40; i++) expect(await send(`Take ${i}`)).toBeNull();
	expect((await rowsOf(game)).texts).toBe(800);
	for (let i = 0; i < 3; i++) expect(await send(`More ${i}`)).toMatch(/Wait a moment/);
	expect((await rowsOf(game)).texts).toBe(800);
});
