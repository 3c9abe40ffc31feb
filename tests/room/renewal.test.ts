import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { workflowId } from "../../workflows/messages.ts";
import { playTo, QUICK, takeTurn, threePlayers, twoPlayers } from "../players/wire/game.ts";
import { ownPlotluck, ownTemporal } from "../support/file-set-up.ts";

/** An engine that considers every history long, so that a room continues as new again and again. */
const plotluck = ownPlotluck({}, { dynamic: { "limit.historyCount.suggestContinueAsNew": 25 } });
const temporal = ownTemporal(plotluck);

async function runsOf(code: string): Promise<string[]> {
	const runs: string[] = [];
	for await (const { runId } of temporal.client.workflow.list({
		query: `WorkflowId = "${workflowId(code)}"`,
	}))
		runs.push(runId);
	return runs;
}
const lastEventOf = async (workflow: string, run: string) =>
	(await temporal.client.workflow.getHandle(workflow, run).fetchHistory()).events?.at(-1);

test.concurrent("a game of several runs looks to its players like one", async ({ expect }) => {
	const players = await threePlayers(plotluck.url, {
		...QUICK,
		num_switches: 2,
		write_duration: 30,
	});
	const [host, guest] = players;
	const code = host.seat.room_code;
	await playTo(players, STATUS.storyWrite);
	await guest.act(
		"story/submit",
		{
			submission: { id: guest.player.current_submission?.id, content: "in the first run" },
			done_submission: true,
		},
		"kept",
	);
	const { countdown, submission } = guest.game;
	for (let i = 0; (await runsOf(code)).length < 2 && i < 40; i++) {
		const content = `draft ${i}`;
		for (const done_submission of [true, false]) {
			await host.act("story/submit", {
				submission: { id: host.player.current_submission?.id, content },
				done_submission,
			});
		}
	}
	const state = await temporal.stateOf(code);
	expect(state).toMatchObject({
		countdown,
		readingStart: submission.reading_start,
		status: STATUS.storyWrite,
	});
	expect(state.seats[guest.id]?.recent).toContain("kept");
	expect(guest.game.status).toBe(STATUS.storyWrite);

	await playTo(players, STATUS.results);
	await expect
		.poll(async () => (await runsOf(code)).length, { timeout: 20_000 })
		.toBeGreaterThan(2);
	const runs = await runsOf(code);
	const stories = Object.values(host.game.stories);
	expect(stories).toHaveLength(3);
	for (const { meta } of stories) expect(meta.title).toMatch(/^Title by/);
	const texts = stories.flatMap(({ submissions }) =>
		Object.values(submissions).map(({ content }) => content),
	);
	expect(texts.filter((text) => text.endsWith("rained."))).toHaveLength(5);
	expect(texts).toContain("in the first run");
	const description = await temporal.client.workflow.getHandle(workflowId(code)).describe();
	expect(description.searchAttributes).toMatchObject({ RoomCode: [code], GameStatus: ["results"] });
	expect(description.memo).toEqual({ store: expect.any(String), game: host.seat.game_id });
	// With the default of ten seconds a room would stall that long after a worker dies.
	expect(Number(description.raw.executionConfig?.defaultWorkflowTaskTimeout?.seconds)).toBe(2);
	for (const run of runs.filter((id) => id !== description.runId)) {
		expect(
			(await lastEventOf(workflowId(code), run))?.workflowExecutionContinuedAsNewEventAttributes,
		).toBeTruthy();
	}
});

test.concurrent("a phase's time runs out in a later run as it would have in the first", async () => {
	const [host, guest] = await twoPlayers(plotluck.url, { ...QUICK, write_duration: 10 });
	await playTo([host, guest], STATUS.storyWrite);
	await host.reached(STATUS.storyTitle);
	for (const player of [host, guest]) expect(await takeTurn(player)).toBeNull();
	await host.reached(STATUS.reacting);
});
