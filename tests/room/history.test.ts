import { beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { workflowId } from "../../workflows/messages.ts";
import { gather, playTo, twoPlayers } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../support/file-set-up.ts";
import type { Temporal } from "../support/temporal.ts";
import { historyText } from "./history-text.ts";

/** The engine's history of a whole default game of eight with a fan. */
const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);
let players: WirePlayer[];
let fan: WirePlayer;
let code: string;
let history: Awaited<ReturnType<Temporal["historyOf"]>>;
beforeAll(async () => {
	players = await gather(plotluck.url, 8, { faster_phases: true });
	code = players[0]?.seat.room_code ?? "";
	fan = await WirePlayer.join(plotluck.url, code, "Fan", { audience: true });
	await playTo(players, STATUS.storyWrite);
	for (const player of players) await typeALittle(player);
	await playTo(players, STATUS.results);
	// The last task of the game may not be in the history yet.
	do history = await temporal.historyOf(code);
	while (!history.events?.at(-1)?.timerStartedEventAttributes);
}, 180_000);

/** Sends autosaves as a browser does. */
async function typeALittle(player: WirePlayer): Promise<void> {
	for (const content of ["It", "It was", "It was a dark"]) {
		expect(
			await player.act("story/submit", {
				submission: { id: player.player.current_submission?.id, content },
			}),
		).toBeNull();
		player.done.pop(); // not stored in the engine
	}
}

test("reads as the game: one signal an action, under the action's name", () => {
	const signals = (history.events ?? []).flatMap(
		({ workflowExecutionSignaledEventAttributes: signal }) => signal?.signalName ?? [],
	);
	expect(signals.sort()).toEqual(players.flatMap(({ done }) => done).sort());
	expect(new Set(signals)).toContain("story/title");
});

test("holds nothing that players wrote, and no secret", () => {
	const text = historyText(history);
	// names of seats are found, so the search below works
	expect(text).toContain("Player1");
	const written = Object.values(players[0]?.game.stories ?? {}).flatMap(
		({ meta, submissions, characters }) => [
			meta.title ?? "",
			...Object.values(submissions).map(({ content }) => content),
			...Object.values(characters).map(({ name }) => name),
		],
	);
	expect(written.length).toBe(8 * (1 + 3 + 2));
	for (const words of [...written, "It was a dark", "and then it rained", "Title by"])
		expect(text).not.toContain(words);
	for (const { seat } of [...players, fan]) expect(text).not.toContain(seat.secret);
});

test("stays short: a whole game of eight is far below 3,000 events", () => {
	expect(history.events?.length).toBeLessThan(3000);
});

test("names every timer and activity", () => {
	const named = (history.events ?? []).filter(
		(event) => event.timerStartedEventAttributes || event.activityTaskScheduledEventAttributes,
	);
	const summaries = named.map(({ userMetadata }) => historyText(userMetadata?.summary?.data));
	expect(summaries.filter((summary) => !/^"[a-z].{8,}"$/.test(summary))).toEqual([]);
	const [first, second] = ["part 1: intro ends", "part 3: writing ends"];
	expect(summaries).toEqual(
		expect.arrayContaining([
			`"${first}"`,
			`"${second}"`,
			'"characters ends"',
			'"content is removed"',
			'"the part takes no more text"',
		]),
	);
});

test("the room is found by its code, status, mode and players", async () => {
	const handle = temporal.client.workflow.getHandle(workflowId(code));
	const { searchAttributes, status } = await handle.describe();
	expect(status.name).toBe("RUNNING");
	expect(searchAttributes).toMatchObject({
		RoomCode: [code],
		GameStatus: ["results"],
		GameMode: ["default"],
		Players: [8],
	});
	const query = `RoomCode = "${code}" AND GameStatus = "results" AND GameMode = "default" AND Players = 8`;
	const found = async () => {
		const ids: string[] = [];
		for await (const room of temporal.client.workflow.list({ query })) ids.push(room.workflowId);
		return ids;
	};
	await expect.poll(found, { timeout: 20_000 }).toEqual([workflowId(code)]);
});

test("its details say in Markdown where the game stands and who is waited for", async () => {
	const handle = temporal.client.workflow.getHandle(workflowId(code));
	expect(await (await handle.describe()).staticSummary()).toBe(`Room ${code}`);
	const details = async (room: string) => {
		const { currentDetails } = await temporal.client.workflow
			.getHandle(workflowId(room))
			.query<{ currentDetails: string }>("__temporal_workflow_metadata");
		return currentDetails;
	};
	const lines = (await details(code)).split("\n\n");
	expect(lines).toEqual([
		`# Room ${code}`,
		expect.stringMatching(/^\*\*Phase\*\* results /),
		expect.stringMatching(/^\*\*Mode\*\* default /),
		expect.stringMatching(/\*\*players\*\* 8 /),
		"**Waiting for** nobody",
		"**Left** nobody",
	]);
	const [host, guest] = await twoPlayers(plotluck.url);
	await host.act("game/start");
	await host.act("game/ready");
	const waiting = await details(host.seat.room_code);
	expect(waiting).toMatch(/quick-start[\s\S]*Waiting for\*\* Player2\n/);
	for (const { seat } of [host, guest]) expect(waiting).not.toContain(seat.secret);
});
