import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../../players/rooms/room-at.ts";
import { QUICK, twoPlayers } from "../../../players/wire/game.ts";
import { ownPlotluck, ownTemporal } from "../../../support/file-set-up.ts";

const plotluck = ownPlotluck({ ACTIONS_PER_MINUTE: "1" });
const temporal = ownTemporal(plotluck);

const signalsIn = async (code: string) =>
	((await temporal.historyOf(code)).events ?? []).filter(
		(event) => event.workflowExecutionSignaledEventAttributes,
	).length;

test("a seat without budget is told to wait, but its text is saved, and other seats are not affected", async () => {
	const [host, guest] = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	const submission = guest.player.current_submission?.id;
	const answers: (string | null)[] = [];
	while (!answers.some((answer) => answer !== null)) {
		const content = `draft ${answers.length}`;
		answers.push(
			await guest.act("story/submit", {
				submission: { id: submission, content },
				done_submission: answers.length % 2 === 0,
			}),
		);
		expect(answers.length).toBeLessThan(200);
		await pause(60); // Messages have a separate budget.
	}
	expect(answers.at(-1)).toMatch(/Wait a moment/);
	await guest.connect();
	expect(guest.player.current_submission?.content).toBe(`draft ${answers.length - 1}`);
	expect(await host.act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
});

test("nonsense sends the engine nothing, also while the room is busy with another player", async () => {
	const [host, guest] = await twoPlayers(plotluck.url);
	const code = host.seat.room_code;
	const before = await signalsIn(code);
	const toggles = Array.from({ length: 30 }, (_, i) =>
		host.act("game/vip", { vip_action: { lock_room: i % 2 === 0 } }),
	);
	const nonsense = Array.from({ length: 30 }, () =>
		guest.act("story/vote", { vote: { id: 1, story_id: 1 } }),
	);
	expect(new Set(await Promise.all(toggles))).toEqual(new Set([null]));
	expect(new Set(await Promise.all(nonsense))).toEqual(
		new Set(["It’s too early or too late for that"]),
	);
	expect((await signalsIn(code)) - before).toBe(30);
});

test("an action that the player's pending actions make possible is not refused", async () => {
	const [host, guest] = await twoPlayers(plotluck.url, { ...QUICK, show_instructions: true });
	// Sent at once, so the start is not published yet when ready arrives.
	const sent = await Promise.all([host.act("game/start"), host.act("game/ready")]);
	expect(sent).toEqual([null, null]);
	await guest.reached(STATUS.quickStart);
});
