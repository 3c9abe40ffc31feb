import { expect, test } from "vitest";
import type { SentSettings } from "#game/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view.ts";
import { Table } from "../support/table.ts";

const around: ViewContext = {
	text: String,
	part: String,
	prompt: (id) => `Prompt ${id}`,
	connected: () => true,
	typing: () => false,
};

/** What a writer has in front of them. */
function deskOf(table: Table, player: number) {
	const seat = table.room.seats[player];
	return seat && playerView(table.room, seat, around).current_submission;
}

test.each<[SentSettings, number]>([
	[{ multi_prompt: true }, 3],
	[{ multi_prompt: false }, 1],
	[{ multi_prompt: true, forced_prompts: true }, 3],
	[{ multi_prompt: false, forced_prompts: true }, 1],
])("with %j a part is dealt %i prompts, forced ones from the start", (settings, count) => {
	const table = new Table(3, settings).playTo(STATUS.preStoryWrite);
	const desks = [1, 2, 3].map((player) => deskOf(table, player));
	for (const desk of desks) {
		expect(desk?.prompts).toHaveLength(count);
		expect(desk?.meta.prompt).toBe(settings.forced_prompts ? desk?.prompts[0] : null);
	}
	expect(new Set(desks.flatMap((desk) => desk?.prompts)).size).toBe(3 * count);
});

test("prompts come again only when all have come", () => {
	const table = new Table(5, { num_switches: 10, multi_prompt: true }).playTo(STATUS.storyTitle);
	const dealt = Object.values(table.room.submissions).flatMap(({ prompts }) => prompts);
	expect(dealt).toHaveLength(150); // of a hundred
	expect(new Set(dealt.slice(0, 100)).size).toBe(100);
	expect(dealt.slice(100)).toEqual(dealt.slice(0, 50));
});

test("another game in the same room goes on with the prompts that have not come", () => {
	const table = new Table(2, { num_switches: 2 }).playTo(STATUS.results);
	const first = Object.values(table.room.submissions).flatMap(({ prompts }) => prompts);
	table.does(1, "game/vip", { play_again: true });
	table.playTo(STATUS.results);
	const second = Object.values(table.room.submissions).flatMap(({ prompts }) => prompts);
	expect(new Set([...first, ...second]).size).toBe(24);
});

test("a writer sees the characters and the rating of the story, and who began it", () => {
	const table = new Table(2, { maturity: "MATURE" }).playTo(STATUS.storyCreate);
	for (const story of Object.values(table.room.stories)) {
		const hand = Object.values(table.room.characters).filter((c) =>
			c.hands.includes(story.captain),
		);
		const characters = hand.slice(0, 2).map(({ id }) => id);
		table.does(story.captain, "story/create", { story: story.id, characters, mature: true });
	}
	const seat = table.room.seats[1];
	const shown = seat && playerView(table.room, seat, around).current_story;
	expect(Object.values(shown?.characters ?? {})).toHaveLength(2);
	expect(shown?.settings.mature).toBe(true);
	expect(shown?.captain?.name).toBe("Player1");
	expect(
		Object.values(gameView(table.room, around).stories).every(
			({ submissions }) => Object.keys(submissions).length === 0,
		),
	).toBe(true);
});
