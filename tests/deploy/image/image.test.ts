import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { engineArgs } from "../../../supervisor/engine/engine.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { playTo } from "../../players/wire/game.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { attempt } from "../../support/supervisor-program.ts";
import { buildImage, Container, containers, IMAGE, serverCommand, typed } from "./container.ts";

const VOLUMES = ["plotluck-test-one", "plotluck-test-server", "plotluck-test-moved"] as const;
const [VOLUME, SERVER_VOLUME, MOVED_VOLUME] = VOLUMES;
/** Seconds that deploy/compose.yaml gives a stop. */
const GRACE = 20;

const removeVolumes = () => containers("volume", "rm", "--force", ...VOLUMES);

beforeAll(async () => {
	await buildImage();
	await removeVolumes();
}, 1_800_000);
afterAll(removeVolumes);

describe.sequential("one container", () => {
	let plotluck: Container;
	let players: SteadyPlayer[];
	beforeAll(async () => {
		plotluck = await Container.start(VOLUME);
		await plotluck.untilHealthy();
	}, 180_000);
	afterAll(() => plotluck?.remove());

	test("runs as a user without rights and writes to its volume only", async () => {
		expect(await plotluck.exec("id", "-u")).toMatchObject({ code: 0, output: "1000\n" });
		const { output } = await plotluck.exec("grep", "-E", "CapEff|NoNewPrivs", "/proc/1/status");
		expect(output).toMatch(/CapEff:\s0+\nNoNewPrivs:\s1\n/);
		expect((await plotluck.exec("touch", "/app/file")).errors).toContain("Read-only file system");
		expect((await plotluck.exec("touch", "/data/file")).code).toBe(0);
		expect(await plotluck.checkHealth()).toMatchObject({ code: 0 });
	});

	test("knows the certificate authorities of the system", async () => {
		const connect =
			'const { NativeConnection } = await import("@temporalio/worker"); await NativeConnection.connect({ address: "127.0.0.1:1", tls: true })';
		const { errors } = await plotluck.exec("node", "--input-type=module", "-e", connect);
		expect(errors).toContain("TransportError");
		expect(errors).not.toContain("NativeCertsNotFound");
	});

	test("a game goes on after a kill, with every acknowledged text", {
		timeout: 300_000,
	}, async () => {
		players = await SteadyPlayer.gather(plotluck.url, 3, {
			num_switches: 2,
			show_instructions: false,
			faster_phases: true,
			write_duration: 0,
		});
		await playTo(players, STATUS.storyWrite);
		const save = (player: SteadyPlayer) =>
			player.act("story/submit", {
				submission: { id: player.player.current_submission?.id, content: `Kept by ${player.id}` },
			});
		expect(await Promise.all(players.map(save))).toEqual([null, null, null]);
		await plotluck.kill();
		await plotluck.restart();
		await plotluck.untilHealthy();
		await Promise.all(players.map((player) => player.arrive()));
		for (const { id, player } of players)
			expect(player.current_submission?.content).toBe(`Kept by ${id}`);
		await playTo(players, STATUS.reacting);
	});

	test("a backup is made while the game runs", { timeout: 120_000 }, async () => {
		const { code, output } = await plotluck.exec("node", "supervisor/backup.mjs", "/data/backup");
		expect(output).toContain("temporal.db and plotluck.db");
		expect(code).toBe(0);
	});

	test("a second container on the same volume refuses to start", { timeout: 120_000 }, async () => {
		const second = [
			...["run", "--rm", "--network=host", `--env=PORT=${await freePort()}`],
			...[`--volume=${VOLUME}:/data`, IMAGE],
		];
		await expect(containers(...second)).rejects.toThrow("perhaps in another container");
		expect(await plotluck.checkHealth()).toMatchObject({ code: 0 });
	});

	test("stops in time, and the game ends after the next start", {
		timeout: 300_000,
	}, async () => {
		const since = performance.now();
		expect(await plotluck.stop(GRACE)).toBe(0);
		process.stdout.write(`stopped in ${((performance.now() - since) / 1000).toFixed(1)} s\n`);
		await plotluck.restart();
		await plotluck.untilHealthy();
		await Promise.all(players.map((player) => player.arrive()));
		await playTo(players, STATUS.results);
		const stories = Object.values(players[0]?.game.stories ?? {});
		expect(stories.map(({ submissions }) => Object.keys(submissions).length)).toEqual([2, 2, 2]);
	});

	test("a backup is restored while the container is stopped", { timeout: 120_000 }, async () => {
		await plotluck.stop(GRACE);
		const restored = await containers(
			...["run", "--rm", "--network=host", "--read-only", `--volume=${VOLUME}:/data`, IMAGE],
			...["node", "supervisor/restore.mjs", "/data/backup"],
		);
		expect(restored).toContain("is in /data");
		await plotluck.restart();
		await plotluck.untilHealthy();
		await Promise.all(players.map((player) => player.connect()));
		expect(players.map(({ game }) => game.status)).toEqual(players.map(() => STATUS.reacting));
	});
});

/** Messages of all players after a move. */
let sent = 0;

/** A player in a new browser, whose messages are no repetitions of those of an old one. */
class MovedPlayer extends SteadyPlayer {
	protected override nextId = (): string => `moved-${++sent}`;
}

test("a game moves from a clone into a container and back, as the first year says", {
	timeout: 300_000,
}, async () => {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-moving-"));
	const back = (url: string, players: SteadyPlayer[]) =>
		Promise.all(players.map(({ seat }) => new MovedPlayer(url, seat).connect()));
	const clone = await SupervisedPlotluck.start({ folder: join(folder, "clone") });
	const players = await SteadyPlayer.gather(clone.url, 3, {
		num_switches: 2,
		show_instructions: false,
		faster_phases: true,
		write_duration: 0,
	});
	await playTo(players, STATUS.storyWrite);
	for (const player of players)
		await player.act("story/submit", {
			submission: { id: player.player.current_submission?.id, content: `By ${player.id}` },
		});
	await clone.interrupt();
	const backup = join(folder, "backup");
	expect(await attempt("backup", [backup], clone.folder)).toMatchObject({ code: 0 });
	const restored = await typed(
		`tar -c -C ${backup} . | docker run --rm -i --network=host -v ${MOVED_VOLUME}:/data ${IMAGE} ` +
			"sh -c 'mkdir /tmp/move && tar -x -C /tmp/move && node supervisor/restore.mjs /tmp/move'",
	);
	expect(restored).toContain("is in /data");

	const container = await Container.start(MOVED_VOLUME);
	try {
		await container.untilHealthy();
		const moved = await back(container.url, players);
		for (const { id, player } of moved) expect(player.current_submission?.content).toBe(`By ${id}`);
		await playTo(moved, STATUS.reacting);
		const made = await container.exec("node", "supervisor/backup.mjs", "/data/move");
		expect(made.code).toBe(0);
		await container.copyOut("/data/move", join(folder, "move"));
	} finally {
		await container.remove();
	}

	const home = join(folder, "home");
	expect(await attempt("restore", [join(folder, "move")], home)).toMatchObject({ code: 0 });
	const again = await SupervisedPlotluck.start({ folder: home });
	try {
		await playTo(await back(again.url, players), STATUS.results);
	} finally {
		await again.remove();
		await rm(folder, { recursive: true });
	}
});

test("the server alone uses another engine, and stops in time", {
	timeout: 300_000,
}, async () => {
	const port = await freePort();
	const engine = await Container.start(VOLUME, {}, ["temporal", ...engineArgs({ port })]);
	const server = await Container.start(
		SERVER_VOLUME,
		{ TEMPORAL_ADDRESS: `127.0.0.1:${port}` },
		serverCommand(),
	);
	try {
		await server.untilHealthy();
		expect(await server.checkHealth()).toMatchObject({ code: 0 });
		const players = await SteadyPlayer.gather(server.url, 3, {
			num_switches: 1,
			show_instructions: false,
			faster_phases: true,
			write_duration: 0,
		});
		await playTo(players, STATUS.storyWrite);
		expect(await server.stop(GRACE)).toBe(0);
	} finally {
		await server.remove();
		await engine.remove();
	}
});
