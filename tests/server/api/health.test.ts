import { beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { registry } from "../../../gateway/metrics.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { gather } from "../../players/wire/game.ts";
import { call } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

// Files before this one counted too, because they share the process.
beforeAll(() => registry.resetMetrics());
const plotluck = ownPlotluck();

const ask = async (path: string) => {
	const answer = await fetch(`${plotluck.url}${path}`);
	return {
		status: answer.status,
		type: answer.headers.get("content-type"),
		text: await answer.text(),
	};
};

test("a server whose parts all work is healthy", async () => {
	const { status, text } = await ask("/healthz");
	expect([status, JSON.parse(text)]).toEqual([
		200,
		{ ok: true, engine: true, worker: true, gateway: true, rest: true, disk: true },
	]);
});

test("the metrics count rooms, connections, actions and saves, and contain no words of players", async () => {
	const [host] = await gather(plotluck.url, 2);
	await host?.act("game/start");
	// No client connects to this room.
	const deserted = { name: "Hosty", meta: { sprite_id: 2, mature: true } };
	expect((await call(plotluck.url, "POST", "/rooms/", { host: deserted })).status).toBe(201);
	const { status, type, text } = await ask("/metrics");
	expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
	expect(text).toMatch(/^plotluck_rooms 2$/m);
	expect(text).toMatch(/^plotluck_rooms_in_memory 1$/m);
	expect(text).toMatch(/^plotluck_rooms_limit 2000$/m);
	expect(text).toMatch(/^plotluck_connections 2$/m);
	expect(text).toMatch(/^plotluck_actions_total\{action="game\/start"\} 1$/m);
	expect(text).toMatch(/^plotluck_action_seconds_count 1$/m);
	expect(text).toMatch(/^plotluck_publications_total [1-9]/m);
	expect(text).toMatch(/^# TYPE plotluck_drafts_total counter$/m);
	expect(text).toMatch(/^process_resident_memory_bytes \d/m);
	expect(text).toMatch(/^plotluck_disk_free_bytes [1-9]/m);
	expect(text).toMatch(/^plotluck_disk_size_bytes [1-9]/m);
	expect(text).not.toContain(host?.seat.room_code);
	expect(text).not.toContain(host?.seat.secret);
});

test("the metrics count the rooms whose game is over", async () => {
	await roomAt(plotluck, STATUS.results, { players: 2 });
	// The engine's list of rooms can be slightly out of date.
	await expect
		.poll(async () => (await ask("/metrics")).text, { timeout: 30_000 })
		.toMatch(/^plotluck_rooms_finished 1$/m);
});

test("the metrics count refusals by their code, over REST and in rooms", async () => {
	const count = async (code: string) =>
		new RegExp(`^plotluck_errors_total\\{code="${code}"\\} (\\d+)$`, "m").exec(
			(await ask("/metrics")).text,
		)?.[1];
	const [, guest] = await gather(plotluck.url, 2);
	expect(await count("hostOnly")).toBe(undefined);
	await guest?.act("game/start");
	await ask("/api/v3/rooms/ZZZZ");
	expect([await count("hostOnly"), await count("noSuchRoom")]).toEqual(["1", "1"]);
});

test("the server is unhealthy while its engine is away, and names it", async () => {
	await plotluck.engine.kill();
	const health = async () => {
		const { status, text } = await ask("/healthz");
		return [status, JSON.parse(text)];
	};
	const rest = { worker: true, gateway: true, rest: true, disk: true };
	// An engine that has just gone is slow first.
	await expect
		.poll(health, { timeout: 60_000 })
		.toEqual([503, { ok: false, engine: false, ...rest }]);
	expect((await ask("/api/v3/counts")).status).toBe(200);
	const metrics = await ask("/metrics");
	expect(metrics.text).toMatch(/^plotluck_healthy\{part="engine"\} 0$/m);
	expect(metrics.text).toMatch(/^plotluck_healthy\{part="rest"\} 1$/m);
	expect(metrics.text).not.toMatch(/^plotluck_rooms_finished /m);
	await plotluck.engine.start();
	await expect.poll(async () => (await ask("/healthz")).status, { timeout: 30_000 }).toBe(200);
});
