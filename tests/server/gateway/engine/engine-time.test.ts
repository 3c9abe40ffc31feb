import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { connectEngine, type Engine } from "../../../../gateway/engine/engine.ts";
import { engineNow, followEngineTime } from "../../../../gateway/engine/engine-time.ts";
import { startEngine, type TestEngine } from "../../../support/engine.ts";

let process: TestEngine;
let engine: Engine;
beforeAll(async () => {
	process = await startEngine();
	engine = await connectEngine(process.address, "default", "no store");
});
afterAll(async () => {
	await engine.close();
	await process.stop();
});
afterEach(() => vi.restoreAllMocks());

/** Both run on this machine, so the true difference of the clocks is known. */
const trueTime = Date.now;
/** Ms: more than a measurement takes on a busy machine, and less than the steps below. */
const CLOSE = 2_000;

const setWallClock = (ahead: number) =>
	vi.spyOn(Date, "now").mockImplementation(() => trueTime() + ahead);
const error = () => Math.abs(engineNow() - trueTime());

test("an engine on the same machine has the same time", async () => {
	await followEngineTime(engine);
	expect(error()).toBeLessThan(CLOSE);
});

test.each([-3_600_000, 3_600_000])(
	"the time of an engine whose clock differs by %i ms is measured",
	async (ahead) => {
		setWallClock(ahead);
		await followEngineTime(engine);
		expect(error()).toBeLessThan(CLOSE);
	},
);

test("when the server's clock is set back by an hour, the engine's time is measured again", async () => {
	await followEngineTime(engine);
	setWallClock(-3_600_000);
	engineNow();
	await expect.poll(error).toBeLessThan(CLOSE);
});
