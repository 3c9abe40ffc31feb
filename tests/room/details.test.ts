import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { STATUS } from "#game/status.ts";
import { workflowId } from "../../workflows/messages.ts";
import { roomAt, skipTo } from "../players/rooms/room-at.ts";
import { gather, QUICK, threePlayers } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../support/file-set-up.ts";

/* The details of rooms in the Temporal UI. */
const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);

const handleOf = ({ seat }: WirePlayer) =>
	temporal.client.workflow.getHandle(workflowId(seat.room_code));
const detailsOf = async (player: WirePlayer) =>
	(await handleOf(player).query<{ currentDetails: string }>("__temporal_workflow_metadata"))
		.currentDetails;
const iso = (ms: number | null = null) => new Date(ms ?? Number.NaN).toISOString();
const vip = async (host: WirePlayer, vip_action: object) =>
	expect(await host.act("game/vip", { vip_action })).toBeNull();

/** Returns the codes of the rooms that the list in the UI shows for this query. */
async function listed(query: string): Promise<string[]> {
	const codes: string[] = [];
	for await (const { workflowId: id } of temporal.client.workflow.list({ query }))
		codes.push(id.slice(workflowId("").length));
	return codes;
}

test("the details name phase, times, host, audience, lock, pause and who left; signals name the power", async () => {
	const [host, guest, leaver] = await threePlayers(plotluck.url, {
		...QUICK,
		num_switches: 2,
		write_duration: 600,
	});
	await WirePlayer.join(plotluck.url, host.seat.room_code, "Fan", { audience: true });
	expect(await detailsOf(host)).toMatch(
		/^\*\*Phase\*\* lobby \(status 0\) · \*\*since\*\* .*Z · \*\*until\*\* .*Z$/m,
	);
	await skipTo(plotluck, [host, guest, leaver], STATUS.storyWrite);
	await leaver.act("game/exit");
	await guest.until(() => guest.game.players[leaver.id]?.data.gone === true);
	const { readingStart, deadline } = await temporal.stateOf(host.seat.room_code);
	const running = await detailsOf(host);
	expect(running).toContain("**Phase** write, part 1 of 2 (status 14) · **since** ");
	const since = Date.parse(/\*\*since\*\* (\S+)/.exec(running)?.[1] ?? "");
	expect(since).toBeGreaterThanOrEqual(readingStart ?? 0);
	expect(running).toContain(`**until** ${iso(deadline)}`);
	expect(running).toContain("**Host** Player1 · **players** 2 · **audience** 1");
	expect(running).toContain("**newcomers** let in");
	expect(running).toContain("**Waiting for** Player1, Player2");
	expect(running).toContain("**Left** Player3");

	await vip(host, { lock_room: true });
	await vip(host, { pause: true });
	await host.until(() => host.game.paused_at !== null);
	const paused = await detailsOf(host);
	expect(paused).toContain("**newcomers** locked out");
	expect(paused).toMatch(
		new RegExp(
			`\\*\\*until\\*\\* the host goes on, paused since ${iso(host.game.paused_at)}, \\d+ s left`,
		),
	);
	const signals = ((await temporal.historyOf(host.seat.room_code)).events ?? []).flatMap(
		({ workflowExecutionSignaledEventAttributes: signal }) => signal?.signalName ?? [],
	);
	expect(signals.slice(-3)).toEqual(["game/exit", "game/vip lock_room", "game/vip pause"]);
});

test("a slow room waits two weeks for its first guest, and its timers are named after the ends of its parts", async () => {
	const { lobbyIdle } = LIMITS.slow;
	const settings = { ...QUICK, pace: "slow", quiet_from: 8, quiet_until: 8 };
	const [host] = (await gather(plotluck.url, 1, settings)) as [WirePlayer];
	const timers = async () =>
		((await temporal.historyOf(host.seat.room_code)).events ?? []).flatMap(
			({ timerStartedEventAttributes: timer, userMetadata }) =>
				timer
					? {
							name: JSON.parse(String(Buffer.from(userMetadata?.summary?.data ?? []))),
							ms:
								1000 * Number(timer.startToFireTimeout?.seconds) +
								Number(timer.startToFireTimeout?.nanos) / 1e6,
						}
					: [],
		);
	const [first] = await timers();
	expect(first?.name).toBe("lobby ends");
	expect(first?.ms).toBeGreaterThan(lobbyIdle - 60_000);
	expect(first?.ms).toBeLessThanOrEqual(lobbyIdle);

	const guest = await WirePlayer.join(plotluck.url, host.seat.room_code, "Player2");
	await skipTo(plotluck, [host, guest], STATUS.storyWrite);
	const { deadline } = await temporal.stateOf(host.seat.room_code);
	const name = `part 1: writing ends ${iso(deadline)}; players are reminded before`;
	await expect.poll(async () => (await timers()).at(-1)?.name).toBe(name);
	expect(await handleOf(host).query<string>("__stack_trace")).toContain(`the timer "${name}"`);
});

test("a stack trace shows what the room waits for", async () => {
	const settings = { write_duration: 600 };
	const [host] = await roomAt(plotluck, STATUS.storyWrite, { players: 2, settings });
	const { deadline } = await temporal.stateOf(host.seat.room_code);
	const trace = await handleOf(host).query<string>("__stack_trace");
	expect(trace.split("\n\n")).toEqual([
		"room waits for an action, a newcomer or the clock\n    at workflows/room.ts",
		`keepTime waits for the timer "part 1: writing ends" until ${iso(deadline)}\n    at workflows/time.ts`,
	]);
	const enhanced = await handleOf(host).query<{ stacks: { locations: object[] }[] }>(
		"__enhanced_stack_trace",
	);
	expect(enhanced.stacks.map(({ locations }) => locations[0])).toMatchObject([
		{ file_path: "workflows/room.ts" },
		{ file_path: "workflows/time.ts" },
	]);
});

test("the list distinguishes games in play, finished games and closed rooms", async () => {
	const settings = { ...QUICK, game_mode: "solo_mode" };
	const [alone] = (await gather(plotluck.url, 1, settings)) as [WirePlayer];
	const { room_code: code } = alone.seat;
	const mine = (query: string) => listed(`RoomCode = '${code}' AND ${query}`);
	const inPlay = "ExecutionStatus = 'Running' AND GameStatus != 'results'";
	const finished = "ExecutionStatus = 'Running' AND GameStatus = 'results'";
	const closed = "GameStatus = 'closed'";
	const shown = async () => Promise.all([inPlay, finished, closed].map(mine));
	await expect.poll(shown, { timeout: 30_000 }).toEqual([[code], [], []]);
	await skipTo(plotluck, [alone], STATUS.results);
	await expect.poll(shown, { timeout: 30_000 }).toEqual([[], [code], []]);
	await vip(alone, { close_game: true });
	await expect.poll(shown, { timeout: 30_000 }).toEqual([[], [], [code]]);
	expect(await detailsOf(alone)).toContain(`# Room ${code}: closed (host)`);
});
