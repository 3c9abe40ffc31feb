import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { gather, playTo } from "../../../players/wire/game.ts";
import { textsInFiles } from "../../../support/file-search.ts";
import { type Plotluck, startPlotluck } from "../../../support/plotluck.ts";

let folder: string;
let plotluck: Plotluck;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-engine-"));
	plotluck = await startPlotluck({}, { db: join(folder, "temporal.db") });
});
afterAll(async () => {
	await plotluck.stop();
	await rm(folder, { recursive: true });
});

test("when a game is over, no file contains its texts, while the server runs on", {
	timeout: 120_000,
}, async () => {
	const players = await gather(plotluck.url, 3, {
		num_switches: 1,
		show_instructions: false,
		write_duration: 0,
	});
	await playTo(players, STATUS.storyWrite);
	for (const player of players) {
		const save = (content: string) =>
			player.act("story/submit", {
				submission: { id: player.player.current_submission?.id, content },
			});
		expect(await save(`An early draft. ${"And on it went. ".repeat(500)}`)).toBeNull();
		expect(await save("A draft of second thoughts.")).toBeNull();
	}
	await playTo(players, STATUS.results);
	const texts = [
		"An early draft.",
		"A draft of second thoughts.",
		"Part 0 by Player",
		"Title by Player",
		"Player1 0",
		"Player2 3",
	];
	const everywhere = async () => [
		...(await textsInFiles(plotluck.dataDir, texts)),
		...(await textsInFiles(folder, texts)),
	];
	const before = (await everywhere()).join();
	for (const text of texts.slice(2)) expect(before).toContain(text);

	expect(await players[0]?.act("game/vip", { vip_action: { close_game: true } })).toBeNull();
	await expect.poll(everywhere, { timeout: 30_000 }).toEqual([]);
	expect((await fetch(`${plotluck.url}/healthz`)).status).toBe(200);
});
