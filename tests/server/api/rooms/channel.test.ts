import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { playTo, QUICK, twoPlayers } from "../../../players/wire/game.ts";
import { call, type WirePlayer } from "../../../players/wire/player.ts";
import { historyText } from "../../../room/history-text.ts";
import { startChat } from "../../../support/days/chat-server.ts";
import { ownPlotluck, ownTemporal } from "../../../support/file-set-up.ts";
import { refused } from "../rest.ts";

const plotluck = ownPlotluck({
	TRUST_PROXY: "true",
	OUTBOUND_TO_THIS_MACHINE: "true",
	PUBLIC_URL: "https://plotluck.example",
	CHAT_TESTS_PER_HOUR: "3",
});
const temporal = ownTemporal(plotluck);
const SLOW = { ...QUICK, pace: "slow", quiet_from: 8, quiet_until: 8 };

/** Makes a call about the chat of a player's room, with the secret of the seat. */
const channel = (player: WirePlayer, method: string, body?: object, path = "") =>
	call(plotluck.url, method, `/rooms/${player.seat.room_code}/channel${path}`, body, {
		"x-player-secret": player.seat.secret,
		"x-forwarded-for": "203.0.113.9",
	});

const trial = (player: WirePlayer) => channel(player, "POST", undefined, "/test");

/** Returns what the engine has recorded of a room's latest run. */
const recorded = async (code: string) => historyText(await temporal.historyOf(code));

test("a group reads in its chat what happens in a slow game", async () => {
	const chat = await startChat();
	const players = await twoPlayers(plotluck.url, SLOW);
	const [host] = players;
	const { room_code: code } = host.seat;
	const set = await channel(host, "PUT", { kind: "mattermost", address: chat.address });
	expect(set).toMatchObject({ status: 200, body: { kind: "mattermost", gone: false } });
	chat.status = 503;
	await playTo(players, STATUS.storyWrite);
	await expect.poll(() => chat.received.length, { timeout: 30_000 }).toBeGreaterThan(0);
	chat.status = 204;
	// The engine records a failed attempt with the one that succeeds.
	await expect.poll(() => recorded(code), { timeout: 30_000 }).toContain("it is sent again");
	await playTo(players, STATUS.results);

	// Some were refused, and came again.
	const linesNow = () =>
		[...new Set(chat.received)].flatMap((body) => String(JSON.parse(body).text).split("\n"));
	// The news of two phases come in any order.
	for (const line of [
		/^Your turn, all of you: until \w+day, \d\d:\d\d \(UTC\)$/,
		/^Player1 handed in \d+ words?$/,
		/^Player2 handed in \d+ words?$/,
		new RegExp(`^It’s time to read \\(until .*\\): https://plotluck.example/game/${code}$`),
		new RegExp(`^The results are in: https://plotluck.example/game/${code}$`),
	])
		await expect.poll(linesNow, { timeout: 30_000 }).toContainEqual(expect.stringMatching(line));
	const lines = linesNow();
	expect(lines[0]).toBe(`Plotluck, room ${code}`);
	expect(lines.filter((line) => line.startsWith("Player1 handed in"))).toHaveLength(1);
	expect(lines.filter((line) => line.startsWith("The results"))).toHaveLength(1);
	for (const player of players) expect(JSON.stringify(player.messages)).not.toContain("s3cret");
	expect(await recorded(code)).not.toContain("s3cret");
});

test("only the host sets, tests and removes the chat; all players know of it, and nobody reads its address", async () => {
	const chat = await startChat();
	const [host, guest] = await twoPlayers(plotluck.url, SLOW);
	const body = { kind: "discord", address: chat.address };
	expect(await channel(guest, "DELETE")).toMatchObject({ status: 403 });
	expect(await channel(guest, "PUT", body)).toMatchObject({ status: 403 });
	expect(await trial(guest)).toMatchObject({ status: 403 });

	const none = { status: 200, body: { on: true, kind: null, gone: false } };
	expect(await channel(host, "GET")).toMatchObject(none);
	expect(await trial(host)).toMatchObject(refused(404, "noChat"));
	expect((await channel(host, "PUT", body)).body).toEqual({
		on: true,
		kind: "discord",
		gone: false,
		refused: false,
	});
	expect((await trial(host)).status).toBe(200);
	expect(JSON.parse(chat.received[0] ?? "").content).toContain(
		"Connected! I’ll say whose turn it is",
	);

	expect((await channel(guest, "GET")).body).toMatchObject({ kind: "discord", gone: false });

	chat.status = 503;
	expect(await trial(host)).toMatchObject(refused(503, "chatAway"));
	chat.status = 404;
	expect(await trial(host)).toMatchObject(refused(409, "chatRefused"));
	expect((await channel(host, "GET")).body).toMatchObject({ kind: "discord", gone: true });
	await channel(host, "PUT", body);
	expect(await trial(host)).toMatchObject(refused(429, "chatTestLimit"));
	expect(await channel(host, "DELETE")).toMatchObject(none);
});
