import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../../players/rooms/room-at.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);

const pairAt = (status: number, settings: object = {}) =>
	roomAt(plotluck, status, { players: 2, settings });

const stateFor = async ({ seat }: WirePlayer) => temporal.stateOf(seat.room_code);
const comeBack = (player: WirePlayer): Promise<WirePlayer> => {
	player.drop();
	return new WirePlayer(plotluck.url, player.seat).connect();
};

test("an acknowledged action is in the room's own state", async () => {
	const [host, guest] = await pairAt(STATUS.lobby, { show_instructions: true });
	expect(await host.act("game/start")).toBeNull();
	expect((await stateFor(host)).status).toBe(STATUS.quickStart);
	expect(await guest.act("game/ready")).toBeNull();
	expect((await stateFor(host)).seats[guest.id]?.status).toBe(STATUS.postQuickStart);
});

test("an action without an id is acknowledged with true, and refused without an id", async () => {
	const [host, guest] = await pairAt(STATUS.lobby);
	guest.raw(guest.envelope("game/start"));
	await guest.until(() => guest.messages.at(-1)?.error !== undefined);
	expect(guest.messages.at(-1)?.id).toBeUndefined();
	host.raw(host.envelope("game/start"));
	await host.until(() => host.messages.some(({ ack }) => ack === true));
	expect((await stateFor(host)).status).toBe(STATUS.characters);
});

test.concurrent("a reaction that is repeated under its id restores no old reaction, also over a new connection", async () => {
	const [, guest] = await pairAt(STATUS.reacting);
	const story = Object.values(guest.game.stories).find(
		({ id }) => !guest.player.own_stories.includes(id),
	);
	const react = (who: WirePlayer, emojis: number[], id: string) =>
		who.act(
			"story/react",
			{ reaction: { id: -1, story_id: story?.id, meta: { submission_reactions: [emojis] } } },
			id,
		);
	expect(await react(guest, [0], "first")).toBeNull();
	expect(await react(guest, [1, 2], "second")).toBeNull();
	expect(await react(guest, [0], "first")).toBeNull();
	const back = await comeBack(guest);
	expect(await react(back, [0], "first")).toBeNull();
	const [reaction] = Object.values(back.player.reactions);
	expect(reaction?.meta.submission_reactions).toEqual([[1, 2]]);
	expect(Object.values((await stateFor(guest)).reactions).map(({ parts }) => parts)).toEqual([
		[[1, 2]],
	]);
});

test.concurrent("a save that is repeated under its id restores no old text, with or without done", async () => {
	const [host, guest] = await pairAt(STATUS.storyWrite);
	const save = (who: WirePlayer, content: string, id: string, more: object = {}) =>
		who.act(
			"story/submit",
			{ submission: { id: who.player.current_submission?.id, content }, ...more },
			id,
		);
	expect(await save(guest, "old", "save 1")).toBeNull();
	expect(await save(guest, "older done", "save 2", { done_submission: true })).toBeNull();
	expect(await save(guest, "new", "save 3", { done_submission: false })).toBeNull();
	expect(await save(guest, "old", "save 1")).toBeNull();
	expect(await save(guest, "older done", "save 2", { done_submission: true })).toBeNull();
	const back = await comeBack(guest);
	expect(await save(back, "old", "save 1")).toBeNull();
	expect(await save(back, "older done", "save 2", { done_submission: true })).toBeNull();
	const again = await comeBack(back);
	expect(again.player.current_submission?.content).toBe("new");
	expect(again.player.status).toBe(STATUS.storyWrite);
	host.leave();
});

test.concurrent("done and undone at once end undone", async () => {
	const [, guest] = await pairAt(STATUS.storyWrite);
	const submission = { id: guest.player.current_submission?.id, content: "so be it" };
	for (const done_submission of [true, false]) {
		guest.raw(
			guest.envelope("story/submit", {
				id: `done ${done_submission}`,
				submission,
				done_submission,
			}),
		);
	}
	await guest.until(() => guest.messages.some(({ ack }) => ack === "done false"));
	const part = (await stateFor(guest)).submissions[guest.player.current_submission?.id ?? 0];
	expect(part?.done).toBe(false);
	expect(guest.player.status).toBe(STATUS.storyWrite);
});
