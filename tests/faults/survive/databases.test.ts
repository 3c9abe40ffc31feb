import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { runStatement } from "../../../db/statement.mjs";
import { workflowId } from "../../../workflows/messages.ts";
import { gather, playTo } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { textsInFiles } from "../../support/file-search.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { openTemporal } from "../../support/temporal.ts";

/** One data folder, whose databases are removed and put back while nothing runs. */
let plotluck: SupervisedPlotluck;
beforeAll(async () => {
	plotluck = await SupervisedPlotluck.start();
});
afterAll(() => plotluck.remove());

const timeout = 120_000;

/** Stops everything, changes the files, and starts again. */
async function betweenRuns(change: () => Promise<unknown>): Promise<void> {
	await plotluck.interrupt();
	await change();
	await plotluck.start();
}

/** Removes all files of a database, including its log. */
async function removeDatabase(name: string): Promise<void> {
	const files = (await readdir(plotluck.folder)).filter((file) => file.startsWith(name));
	await Promise.all(files.map((file) => rm(join(plotluck.folder, file))));
}

const ours = () => join(plotluck.folder, "plotluck.db");
const statusOf = async (code: string) => (await call(plotluck.url, "GET", `/rooms/${code}`)).status;

/** Returns whether the engine still runs a room. */
async function runs(code: string): Promise<boolean> {
	const temporal = await openTemporal(plotluck.engineAddress);
	const { status } = await temporal.client.workflow.getHandle(workflowId(code)).describe();
	await temporal.close();
	return status.name === "RUNNING";
}

test("the engine that npm start brings keeps closed rooms for an hour", { timeout }, async () => {
	const temporal = await openTemporal(plotluck.engineAddress);
	const retention = async () => {
		const { config } = await temporal.client.workflowService.describeNamespace({
			namespace: "default",
		});
		return Number(config?.workflowExecutionRetentionTtl?.seconds);
	};
	await expect.poll(retention, { timeout: 30_000 }).toBe(3600);
	await temporal.close();
});

/** Rooms of an evening, and those that run for weeks. */
const PACES = ["tonight", "slow"] as const;

/** Returns the ids of a player, which no other player may ever get. */
const idsOf = ({ seat }: WirePlayer) => ({ game: seat.game_id, player: seat.id });

test("rooms that the engine has lost are closed at the start, and their texts removed within a day", {
	timeout,
}, async () => {
	const tables = await Promise.all(
		PACES.map((pace) =>
			gather(plotluck.url, 2, {
				pace,
				num_switches: 1,
				show_instructions: false,
				write_duration: 0,
			}),
		),
	);
	for (const players of tables) await playTo(players, STATUS.storyWrite);
	for (const player of tables.flat()) {
		await player.act("story/submit", {
			submission: {
				id: player.player.current_submission?.id,
				content: `lost words of ${player.id}`,
			},
		});
	}
	const texts = ["lost words of", "Player1 0"];
	await betweenRuns(() => removeDatabase("temporal.db"));
	for (const [host] of tables)
		await expect.poll(() => statusOf(host?.seat.room_code ?? ""), { timeout: 30_000 }).toBe(404);
	await expect
		.poll(
			async () =>
				(await runStatement(ours(), "SELECT id FROM rooms WHERE closed_at IS NULL")).length,
		)
		.toBe(0);
	expect(await textsInFiles(plotluck.folder, texts)).not.toEqual([]);

	await betweenRuns(() =>
		runStatement(ours(), "UPDATE rooms SET closed_at = closed_at - 86400000"),
	);
	await expect.poll(() => textsInFiles(plotluck.folder, texts), { timeout: 30_000 }).toEqual([]);
});

test("an older copy of plotluck.db deals no id twice, and continues only its own rooms", {
	timeout,
}, async () => {
	const tables = await Promise.all(PACES.map((pace) => gather(plotluck.url, 2, { pace })));
	const copy = `${plotluck.folder}.older`;
	await betweenRuns(() => cp(ours(), copy));
	const later = await WirePlayer.host(plotluck.url);
	const guest = await WirePlayer.join(plotluck.url, later.seat.room_code, "Guest");
	await betweenRuns(async () => {
		await removeDatabase("plotluck.db");
		await cp(copy, ours());
		await rm(copy);
	});
	expect(await statusOf(later.seat.room_code)).toBe(404);
	await expect.poll(() => runs(later.seat.room_code), { timeout: 30_000 }).toBe(false);
	for (const [host] of tables) {
		expect(await statusOf(host?.seat.room_code ?? "")).toBe(200);
		await host?.connect();
		expect(await host?.act("game/start")).toBeNull();
	}

	const next = idsOf(await WirePlayer.host(plotluck.url));
	expect(next).toEqual({ game: idsOf(guest).game + 1, player: idsOf(guest).player + 1 });
});

test("without plotluck.db the server starts anew, beyond all ids it has dealt, and ends the rooms it does not know", {
	timeout,
}, async () => {
	const before = await WirePlayer.host(plotluck.url);
	// Ids are only compared, because a crash skips some and repeats none.
	await plotluck.kill("server");
	await plotluck.untilHealthy();
	const afterCrash = await WirePlayer.host(plotluck.url);
	expect(idsOf(afterCrash).game).toBeGreaterThan(idsOf(before).game);
	await betweenRuns(() => removeDatabase("plotluck.db"));
	await expect.poll(() => runs(afterCrash.seat.room_code), { timeout: 30_000 }).toBe(false);
	const next = idsOf(await WirePlayer.host(plotluck.url));
	expect(next.game).toBeGreaterThan(idsOf(afterCrash).game);
	expect(next.player).toBeGreaterThan(idsOf(afterCrash).player);
});
