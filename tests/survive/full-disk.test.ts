import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { draftWriter } from "../../db/drafts.ts";
import { openRoom } from "../../db/rooms.ts";
import { diskCheck } from "../../gateway/disk-check.ts";
import { tempDatabase } from "../db/temp-database.ts";
import { playTo } from "../players/wire/game.ts";
import { SteadyPlayer } from "../players/wire/steady-player.ts";
import { KeptPlotluck } from "../support/kept-plotluck.ts";
import { type SmallDisk, smallDisk } from "../support/small-disk.ts";

/** Only root can mount a disk; everybody else fills a database up to its page limit below. */
const disk = await smallDisk(48);
let plotluck: KeptPlotluck | undefined;
afterAll(async () => {
	await plotluck?.interrupt();
	await disk?.remove();
});

const timeout = 180_000;

async function fillAndFree(disk: SmallDisk): Promise<void> {
	const kept = await KeptPlotluck.start({ folder: disk.folder });
	plotluck = kept;
	const health = async () => (await fetch(`${kept.url}/healthz`)).json();
	const players = await SteadyPlayer.gather(kept.url, 3, {
		num_switches: 1,
		show_instructions: false,
		write_duration: 0,
	});
	await playTo(players, STATUS.storyWrite);
	const save = (content: string) =>
		Promise.all(
			players.map((player) =>
				player.act("story/submit", {
					submission: { id: player.player.current_submission?.id, content },
				}),
			),
		);
	const saved = players.map(() => null);
	expect(await save("before")).toEqual(saved);

	await disk.fill();
	const from = kept.output.length;
	const since = performance.now();
	const saving = save("on and on ".repeat(1000)); // each is sent again until it is kept
	await pause(4000);
	expect(players.reduce((refusals, { apologies }) => refusals + apologies, 0)).toBeGreaterThan(10);
	expect(await health()).toMatchObject({ ok: false, disk: false });
	const lines = kept.output
		.slice(from)
		.split("\n")
		.filter((line) => line.includes("SQLITE_FULL"));
	expect(lines.length).toBeGreaterThan(0);
	expect(lines.length).toBeLessThanOrEqual((performance.now() - since) / 1000 + 1);

	// Whether the engine can start depends on the blocks that others give back; it is never given up.
	await kept.kill("engine");
	await expect
		.poll(() => kept.output.slice(from), { timeout: 60_000 })
		.toContain("starting it again");

	await disk.free();
	expect(await saving).toEqual(saved);
	await expect.poll(async () => (await health()).ok, { timeout: 60_000 }).toBe(true);
	await playTo(players, STATUS.results);
	expect(Object.values(players[0]?.game.stories ?? {})).toHaveLength(3);
}

if (disk) test("a game goes on after the disk was full", { timeout }, () => fillAndFree(disk));

test("a database that cannot grow is reported, and saves again when it can", async () => {
	const db = await tempDatabase();
	const gameId = Number(await openRoom(db, "FULL", 1));
	const writable = diskCheck(db);
	const save = (content: string) =>
		draftWriter(db).save({ submissionId: 1, gameId, content, words: 1 });
	expect(await writable()).toBe(true);

	const [{ page_count: pages }] = await db.raw("PRAGMA page_count");
	await db.raw(`PRAGMA max_page_count = ${pages + 1}`);
	await expect(save("on and on ".repeat(5000))).rejects.toThrow("SQLITE_FULL");
	expect(await writable()).toBe(false);

	await db.raw("PRAGMA max_page_count = 100000");
	expect(await save("on and on ".repeat(5000))).toBe("saved");
	await expect.poll(writable, { timeout: 10_000 }).toBe(true);
});
