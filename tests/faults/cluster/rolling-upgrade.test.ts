import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { DEPLOYMENT } from "../../../activities/versions.ts";
import { playTo, takeTurn } from "../../players/wire/game.ts";
import { startEngine, type TestEngine } from "../../support/engine.ts";
import { openTemporal, type Temporal } from "../../support/temporal.ts";
import { changedBuild, type TestBuild, todaysBuild } from "../survive/builds.ts";
import { BuiltServer } from "../survive/built-server.ts";
import { seatTwo } from "../survive/parked-rooms.ts";

/**
 * Workers of two builds in two processes, each with its data folder, as on two machines.
 * Only the database is the same.
 */
let old: TestBuild;
let next: TestBuild;
let engine: TestEngine;
let temporal: Temporal;
let folder: string;
let first: BuiltServer;
let second: BuiltServer;

/** Rules that cannot replay today's histories. */
const CHANGE = [
	{
		file: "workflows/room.ts",
		from: "const showDetails",
		to: "await condition(() => false, 1);\n\tconst showDetails",
	},
];

const timeout = 300_000;
beforeAll(async () => {
	[old, next] = await Promise.all([todaysBuild(), changedBuild(CHANGE)]);
}, timeout);
afterAll(() => Promise.all([old, next].map((build) => build.remove())));

beforeEach(async () => {
	engine = await startEngine();
	temporal = await openTemporal(engine.address);
	folder = await mkdtemp(join(tmpdir(), "plotluck-rolling-"));
	const folders = ["first", "second"].map((name) => join(folder, name));
	for (const path of folders) await mkdir(path);
	const [one = "", two = ""] = folders;
	await symlink(join(one, "plotluck.db"), join(two, "plotluck.db"));
	first = await BuiltServer.at(engine.address, one);
	second = await BuiltServer.at(engine.address, two);
});
afterEach(async () => {
	await Promise.all([first.end("SIGKILL"), second.end("SIGKILL")]);
	await temporal.close();
	await engine.stop();
	await rm(folder, { recursive: true });
});

/** Returns the build that new rooms start on. */
async function current(): Promise<string | undefined> {
	const { workerDeploymentInfo } = await temporal.client.workflowService.describeWorkerDeployment({
		namespace: "default",
		deploymentName: DEPLOYMENT,
	});
	return workerDeploymentInfo?.routingConfig?.currentDeploymentVersion?.buildId ?? undefined;
}

/** Returns the build that a room is pinned to. */
async function buildOf(code: string): Promise<string> {
	const query = `RoomCode = '${code}' AND ExecutionStatus = 'Running'`;
	for await (const { searchAttributes } of temporal.client.workflow.list({ query }))
		return String(searchAttributes.TemporalWorkerDeploymentVersion?.[0]).split(":")[1] ?? "none";
	return "none";
}

const SETTINGS = { num_switches: 2, show_instructions: false, write_duration: 3600 };
const patience = { timeout: 90_000 };

test("rooms stay with the old worker until they renew, and a restart of it takes nothing back", {
	timeout,
}, async () => {
	await first.start(old.folder);
	const { code, players } = await seatTwo(first.url, SETTINGS);
	await playTo(players, STATUS.storyWrite);
	const before = await buildOf(code);
	expect(await current()).toBe(before);

	await second.start(next.folder);
	await expect.poll(current, patience).not.toBe(before);
	const after = await current();
	await first.end("SIGKILL");
	await first.start(old.folder);
	// A room in the middle of a part is not disturbed, and goes on where its build runs.
	const [host, guest] = players;
	await guest.until(() => guest.closed === null && guest.seq >= 0);
	expect(await host.act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
	expect([await current(), await buildOf(code)]).toEqual([after, before]);

	// Longer than a sweep, in which the old worker could take the new rooms back.
	const { code: other } = await seatTwo(second.url, SETTINGS);
	await expect.poll(() => buildOf(other), patience).toBe(after);
	await new Promise((resolve) => setTimeout(resolve, 7000));
	expect([await current(), await buildOf(code)]).toEqual([after, before]);
	// The next part starts on the new build, whose process these players are not connected to.
	for (const player of players) void takeTurn(player).catch(() => {});
	await expect.poll(() => buildOf(code), patience).toBe(after);
	expect(await temporal.stateOf(code)).toMatchObject({ locked: true });
});

test("an old worker that stops hands its rooms over in the middle of a part", {
	timeout,
}, async () => {
	await first.start(old.folder);
	const { code, players } = await seatTwo(first.url, SETTINGS);
	await playTo(players, STATUS.storyWrite);
	const before = await buildOf(code);
	await second.start(next.folder);
	await expect.poll(current, patience).not.toBe(before);
	const stood = await temporal.stateOf(code);
	expect(await first.end("SIGTERM")).toBe(0);
	await expect.poll(() => buildOf(code), patience).toBe(await current());
	const { status, stories, submissions } = stood;
	expect(await temporal.stateOf(code)).toMatchObject({ status, stories, submissions });
});

test("the old build gets new rooms again when the new one stops", { timeout }, async () => {
	await first.start(old.folder);
	// A server is healthy a moment before the engine has registered its build.
	await expect.poll(current, patience).toBeTruthy();
	const before = await current();
	await second.start(next.folder);
	await expect.poll(current, patience).not.toBe(before);
	expect(await second.end("SIGTERM")).toBe(0);
	expect(await current()).toBe(before);
	const { code } = await seatTwo(first.url, SETTINGS);
	await expect.poll(() => buildOf(code), patience).toBe(before);
});
