import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "@temporalio/worker";
import { expect, test } from "vitest";
import { DIST } from "../../support/dist.ts";
import { readHistory } from "./recorded-history.ts";

/**
 * Recorded games of older versions must replay in the current workflows, because rooms run on
 * during an update. A failure calls for `patched()` in the workflow; record.ts renews the histories
 * once no such room runs.
 */
const folder = import.meta.dirname;
const games = readdirSync(folder).filter((file) => file.endsWith(".json"));
const worker = { workflowBundle: { codePath: join(DIST, "workflows.js") } };

const read = async (file: string) => readHistory(await readFile(join(folder, file), "utf8"));

test.each(games)("%s goes the same way today", async (file) => {
	await Worker.runReplayHistory(worker, await read(file));
});

test("a history that went another way is noticed", async () => {
	const history = await read("otp.json");
	for (const { activityTaskScheduledEventAttributes: activity } of history.events ?? []) {
		if (activity) activity.activityType = { name: "burnParts" };
	}
	await expect(Worker.runReplayHistory(worker, history)).rejects.toThrow(/[Nn]ondeterminism/);
});
