import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt, skipTo } from "../../players/rooms/room-at.ts";
import { QUICK, takeTurn, twoPlayers } from "../../players/wire/game.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";
import { takeSeat } from "../api/rest.ts";

const plotluck = sharedPlotluck();

test("a seat is locked from the start of the game on, over REST and in the room", async () => {
	const players = await twoPlayers(plotluck.url, QUICK);
	const [host, guest] = players;
	const locked = () => [
		...players.map(({ player }) => player.meta.locked),
		...Object.values(guest.game.players).map(({ meta }) => meta.locked),
	];
	expect(locked()).toEqual([false, false, false, false]);
	const seat = async () => {
		const { secret, room_code } = guest.seat;
		return (await takeSeat(plotluck.url, {}, room_code, { secret })).body;
	};
	expect(await seat()).toMatchObject({ meta: { locked: false } });
	await host.act("game/start");
	await guest.reached(STATUS.characters);
	expect(locked()).toEqual([true, true, true, true]);
	expect(await seat()).toMatchObject({ meta: { locked: true } });
});

test("the room learns which prompts were shown, in a save that keeps text and done mark", async () => {
	const players = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	const [host, guest] = players;
	const part = host.player.current_submission;
	const submission = { id: part?.id, content: "A ghost rents a flat." };
	expect(part?.meta.prompt ?? null).toBeNull();
	expect(await host.act("story/submit", { submission, shown_prompts: 1 })).toBeNull();
	expect(host.player.current_submission?.meta.prompt).toBe(part?.prompts[0]);
	expect(host.player.status).toBe(STATUS.storyWrite);
	expect(await host.act("story/submit", { submission, shown_prompts: 4 })).toContain(
		"shown_prompts",
	);
	await host.act("story/submit", { submission, done_submission: true });
	await takeTurn(guest);
	await skipTo(plotluck, players, STATUS.reacting);
	const parts = Object.values(guest.game.stories).flatMap((story) =>
		Object.values(story.submissions),
	);
	const prompts = new Map(
		parts.map(({ id, meta, content }) => [id, [meta.prompt ?? null, content]]),
	);
	expect(prompts.get(part?.id ?? 0)).toEqual([part?.prompts[0], "A ghost rents a flat."]);
	expect(parts.filter(({ meta }) => (meta.prompt ?? null) === null)).toHaveLength(1);
});
