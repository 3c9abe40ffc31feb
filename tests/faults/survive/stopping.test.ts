import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { freePort } from "../../../supervisor/ports.mjs";
import { gather, playTo } from "../../players/wire/game.ts";
import { call, type WirePlayer } from "../../players/wire/player.ts";
import { DIST } from "../../support/dist.ts";
import { startEngine } from "../../support/engine.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";
import { BuiltServer } from "./built-server.ts";

const timeout = 180_000;
const SETTINGS = {
	num_switches: 1,
	show_instructions: false,
	faster_phases: true,
	write_duration: 3600,
};
const AWAY = "the engine does not respond, so this stop does not wait for it";

/** Seats two players in a room that writes. */
async function writers(url: string): Promise<WirePlayer[]> {
	const players = await gather(url, 2, SETTINGS);
	await playTo(players, STATUS.storyWrite);
	return players;
}

/** Saves a text of each player, and expects each to be acknowledged. */
const saveTexts = (players: WirePlayer[], text: string): Promise<unknown> =>
	Promise.all(
		players.map(async (player) => {
			const submission = { id: player.player.current_submission?.id, content: text };
			expect(await player.act("story/submit", { submission })).toBeNull();
		}),
	);

const textsOf = (players: WirePlayer[]) =>
	players.map(({ player }) => player.current_submission?.content);

/** Connects all players again, and expects the text in each field. */
async function expectTexts(players: WirePlayer[], text: string): Promise<void> {
	await Promise.all(players.map((player) => player.connect()));
	expect(textsOf(players)).toEqual(players.map(() => text));
}

test("a server stops by itself while its engine is frozen, and says so", { timeout }, async () => {
	const engine = await startEngine();
	onTestFinished(() => engine.stop());
	const folder = await mkdtemp(join(tmpdir(), "plotluck-stopping-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const server = await BuiltServer.at(engine.address, folder);
	await server.start(DIST);
	onTestFinished(async () => void (await server.end("SIGKILL")));
	const players = await writers(server.url);
	await saveTexts(players, "before");
	engine.freeze();
	await saveTexts(players, "while it is frozen");
	const stopped = server.end("SIGTERM");
	await Promise.all(players.map((player) => player.until(() => player.closed !== null)));
	expect(players.map(({ closed }) => closed)).toEqual([1012, 1012]);
	expect(await stopped).toBe(0);
	expect(server.lines.join("\n")).toContain(AWAY);

	engine.thaw();
	await server.start(DIST);
	await expectTexts(players, "while it is frozen");
	// The stop with an engine says nothing of the kind, and gives it the time that it needs.
	const before = server.lines.length;
	expect(await server.end("SIGTERM")).toBe(0);
	expect(server.lines.slice(before).join("\n")).not.toContain(AWAY);
});

test("Ctrl-C leaves nothing running when the engine has just been frozen or killed, and every saved text is there again", {
	timeout,
}, async () => {
	const plotluck = await SupervisedPlotluck.start({ env: { LOG_LEVEL: "warn" } });
	onTestFinished(() => plotluck.remove());
	const players = await writers(plotluck.url);
	// The supervisor may have restarted a killed engine before the stop, so only a frozen one is away.
	const says = { SIGSTOP: AWAY, SIGKILL: "The Temporal engine exited (SIGKILL)" } as const;
	for (const signal of ["SIGSTOP", "SIGKILL"] as const) {
		const before = plotluck.output.length;
		plotluck.signal(signal, "engine");
		await saveTexts(players, `the last words before ${signal}`);
		expect(await plotluck.interrupt()).toEqual({ code: 0, left: [] });
		expect(plotluck.output.slice(before)).toContain(says[signal]);
		await plotluck.start();
		await expectTexts(players, `the last words before ${signal}`);
		expect(await players[0]?.act("game/vip", { vip_action: { add_minute: true } })).toBeNull();
	}
});

/** Starts a chat that answers nothing. Returns its address and the number of its messages. */
async function silentChat(): Promise<{ address: string; asked: () => number }> {
	let asked = 0;
	const server = createServer(() => {
		asked++;
	});
	const port = await freePort();
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { address: `http://127.0.0.1:${port}/hooks/${"s3cret".repeat(4)}`, asked: () => asked };
}

/** Returns the write-ahead logs in a folder. The last connection that is closed removes its log. */
const logsIn = async (folder: string): Promise<string[]> =>
	(await readdir(folder)).filter((name) => name.endsWith("-wal"));

test("Ctrl-C closes both databases, also on a busy machine and beside a chat that does not answer", {
	timeout,
}, async () => {
	const plotluck = await SupervisedPlotluck.start({ env: { OUTBOUND_TO_THIS_MACHINE: "true" } });
	onTestFinished(() => plotluck.remove());
	await writers(plotluck.url);
	expect(await logsIn(plotluck.folder)).toEqual(["plotluck.db-wal", "temporal.db-wal"]);
	// A machine that gives the server no time for this long.
	const [server = 0] = plotluck.signal("SIGSTOP", "server");
	const stopped = plotluck.interrupt();
	await pause(6000);
	process.kill(server, "SIGCONT");
	expect(await stopped).toEqual({ code: 0, left: [] });
	expect(await logsIn(plotluck.folder)).toEqual([]);

	await plotluck.start();
	const { address, asked } = await silentChat();
	const [host] = await gather(plotluck.url, 2, { ...SETTINGS, pace: "slow" });
	if (!host) throw new Error("there is no host");
	const { room_code, secret } = host.seat;
	const chat = { kind: "discord", address };
	const set = await call(plotluck.url, "PUT", `/rooms/${room_code}/channel`, chat, {
		"x-player-secret": secret,
	});
	expect(set.status).toBe(200);
	await host.act("game/start");
	await expect.poll(asked).toBeGreaterThan(0);
	expect(await plotluck.interrupt()).toEqual({ code: 0, left: [] });
	expect(await logsIn(plotluck.folder)).toEqual([]);
});
