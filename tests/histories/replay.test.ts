import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "@temporalio/worker";
import { expect, test } from "vitest";
import { DIST } from "../support/dist.ts";
import { readHistory } from "./recorded-history.ts";

/**
 * Games of former versions, as the engine has written them down, have to go the same way through
 * today's workflows: rooms that
 * run during an update do. A red test wants `patched()` in the workflow; record.ts makes the
 * histories anew when none of them run.
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
