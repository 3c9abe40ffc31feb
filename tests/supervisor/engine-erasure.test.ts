import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connection } from "@temporalio/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runStatement } from "../../db/statement.mjs";
import { shortenRetention } from "../../supervisor/engine/engine.mjs";
import { emptyLog } from "../../supervisor/engine/engine-erasure.mjs";
import { WirePlayer } from "../players/wire/player.ts";
import { startEngine } from "../support/engine.ts";
import { textsInFiles } from "../support/file-search.ts";
import { type Plotluck, startPlotluck } from "../support/plotluck.ts";

let folder: string;
let db: string;
let plotluck: Plotluck | undefined;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-engine-"));
	db = join(folder, "temporal.db");
	const engine = await startEngine({ db });
	await shortenRetention(engine.address);
	await engine.stop();
});
afterAll(async () => {
	await plotluck?.stop();
	await rm(folder, { recursive: true });
});

/** Durations as the engine stores them in its namespaces, in the same number of bytes. */
const HOUR = "08901c";
const TWO_SECONDS = "088200";

test("the engine keeps closed rooms for an hour, and forgets their players' names after that", {
	timeout: 120_000,
}, async () => {
	const [{ data } = { data: null }] = await runStatement(
		db,
		"SELECT hex(data) AS data FROM namespaces WHERE name = 'default'",
	);
	expect(String(data).toLowerCase()).toContain(HOUR);
	// The engine accepts no shorter time through its API, and a test cannot wait for an hour.
	const shorter = String(data).toLowerCase().replace(HOUR, TWO_SECONDS);
	await runStatement(db, `UPDATE namespaces SET data = x'${shorter}' WHERE name = 'default'`);

	plotluck = await startPlotluck(
		{},
		{ db, dynamic: { "history.retentionTimerJitterDuration": '"1ms"' } },
	);
	const connection = await Connection.connect({ address: plotluck.engine.address });
	const { config } = await connection.workflowService.describeNamespace({ namespace: "default" });
	await connection.close();
	expect(Number(config?.workflowExecutionRetentionTtl?.seconds)).toBe(2);

	const names = ["Zebulonius", "Quixotelia"];
	const host = await WirePlayer.host(plotluck.url, {}, names[0]);
	await WirePlayer.join(plotluck.url, host.seat.room_code, names[1] ?? "");
	expect(await textsInFiles(folder, names)).not.toEqual([]);
	await host.act("game/vip", { vip_action: { close_game: true } });
	const namesLeft = async () => {
		await emptyLog(db);
		return textsInFiles(folder, names);
	};
	await expect.poll(namesLeft, { timeout: 60_000, interval: 1000 }).toEqual([]);
});
