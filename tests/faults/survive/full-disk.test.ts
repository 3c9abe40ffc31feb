import { afterAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { draftWriter } from "../../../db/drafts/part-drafts.ts";
import { openRoom } from "../../../db/rooms.ts";
import { diskCheck } from "../../../gateway/health/disk-check.ts";
import { tempDatabase } from "../../db/temp-database.ts";
import { playTo } from "../../players/wire/game.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { type SmallDisk, smallDisk } from "../../support/small-disk.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";

/**
 * Only root can mount a disk. Without root, the test below fills a database up to its page limit.
 */
const disk = await smallDisk(48);
let plotluck: SupervisedPlotluck | undefined;
afterAll(async () => {
	await plotluck?.interrupt();
	await disk?.remove();
});

const timeout = 180_000;

async function fillAndFree(disk: SmallDisk): Promise<void> {
	const running = await SupervisedPlotluck.start({ folder: disk.folder });
	plotluck = running;
	const health = async () => (await fetch(`${running.url}/healthz`)).json();
	const players = await SteadyPlayer.gather(running.url, 3, {
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
	const from = running.output.length;
	const since = performance.now();
	const saving = save("on and on ".repeat(1000)); // each is sent again until it is saved
	const refusals = () => players.reduce((sum, { apologies }) => sum + apologies, 0);
	await expect.poll(refusals, { timeout: 60_000 }).toBeGreaterThan(10);
	await expect.poll(health, { timeout: 60_000 }).toMatchObject({ ok: false, disk: false });
	const lines = running.output
		.slice(from)
		.split("\n")
		.filter((line) => line.includes("SQLITE_FULL"));
	expect(lines.length).toBeGreaterThan(0);
	expect(lines.length).toBeLessThanOrEqual((performance.now() - since) / 1000 + 1);

	// The engine may start or fail, depending on freed blocks, but the supervisor never gives it up.
	await running.kill("engine");
	await expect
		.poll(() => running.output.slice(from), { timeout: 60_000 })
		.toContain("Restarting it");

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
		draftWriter(db).save({ submissionId: 1, gameId, content, words: 1, connection: 1 });
	expect(await writable()).toBe(true);

	const [{ page_count: pages }] = await db.raw("PRAGMA page_count");
	await db.raw(`PRAGMA max_page_count = ${pages + 1}`);
	await expect(save("on and on ".repeat(5000))).rejects.toThrow("SQLITE_FULL");
	expect(await writable()).toBe(false);

	await db.raw("PRAGMA max_page_count = 100000");
	expect(await save("on and on ".repeat(5000))).toBe("saved");
	await expect.poll(writable, { timeout: 10_000 }).toBe(true);
});
