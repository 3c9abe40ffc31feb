import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../../players/rooms/room-at.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

const acks = ({ messages }: WirePlayer, id: string) =>
	messages.filter(({ ack }) => ack === id).length;

test("a done part that is sent again before its answer does not restore its old text", async () => {
	const [host] = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	const part = host.player.current_submission?.id;
	const submit = (id: string, content: string, more: object = {}) =>
		host.raw(host.envelope("story/submit", { id, submission: { id: part, content }, ...more }));
	plotluck.engine.freeze(); // so that the room's answer takes a while
	submit("done", "old", { done_submission: true });
	submit("text", "new");
	await host.until(() => acks(host, "text") > 0);
	submit("done", "old", { done_submission: true });
	await new Promise((resolve) => setTimeout(resolve, 300));
	plotluck.engine.thaw();
	await host.until(() => acks(host, "done") > 0);
	await host.moveTo(plotluck.url);
	expect(host.player.current_submission?.content).toBe("new");
});

test("a reaction that a faster one replaced has no effect when it is sent again", async () => {
	const [host] = await roomAt(plotluck, STATUS.reacting, { players: 2 });
	const story = Object.values(host.game.stories).find(
		({ id }) => !host.player.own_stories.includes(id),
	);
	const react = (id: string, emoji: number) =>
		host.raw(
			host.envelope("story/react", {
				id,
				reaction: {
					id: -1,
					story_id: story?.id,
					meta: { submission_reactions: [[emoji]] },
				},
			}),
		);
	for (const [i, emoji] of [1, 2, 3].entries()) react(`r${i}`, emoji);
	await host.until(() => ["r0", "r1", "r2"].every((id) => acks(host, id) === 1));
	react("r1", 2);
	await host.until(() => acks(host, "r1") === 2);
	const reactions = Object.values(host.player.reactions).map(({ meta }) => meta);
	expect(reactions).toEqual([{ submission_reactions: [[3]] }]);
});
