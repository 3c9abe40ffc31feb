import { describe, expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import { Table } from "../support/table.ts";

const around: ViewContext = {
	text: String,
	part: String,
	prompt: (id) => `Prompt ${id}`,
	connected: () => true,
	typing: () => false,
};

/** Returns the part that a player writes, as the player sees it. */
function ownPart(table: Table, player: number) {
	const seat = table.room.seats[player];
	return seat && playerView(table.room, seat, around).current_submission;
}

test.each<[SentSettings, number]>([
	[{ multi_prompt: true }, 3],
	[{ multi_prompt: false }, 1],
	[{ multi_prompt: true, forced_prompts: true }, 3],
	[{ multi_prompt: false, forced_prompts: true }, 1],
])(
	"with %j a part gets %i prompts, and shows the first one if they are forced",
	(settings, count) => {
		const table = new Table(3, settings).playTo(STATUS.preStoryWrite);
		const parts = [1, 2, 3].map((player) => ownPart(table, player));
		for (const part of parts) {
			expect(part?.prompts).toHaveLength(count);
			expect(part?.meta.prompt).toBe(settings.forced_prompts ? part?.prompts[0] : null);
		}
		expect(new Set(parts.flatMap((part) => part?.prompts)).size).toBe(3 * count);
	},
);

test("a prompt that the writer reveals is the part's prompt from then on, for its readers too", () => {
	const table = new Table(2).playTo(STATUS.storyWrite);
	const part = ownPart(table, 1);
	const reveal = (shown: number) =>
		table.does(1, "story/submit", { submission: part?.id ?? 0, done: null, flagged: null, shown });
	expect([part?.meta.prompt, ownPart(table, 2)?.meta.prompt]).toEqual([null, null]);
	expect([reveal(2), reveal(1), reveal(0)]).toEqual([null, null, null]);
	expect(table.room.submissions[part?.id ?? 0]?.shown).toBe(2);
	expect(ownPart(table, 1)?.meta.prompt).toBe(part?.prompts[0]);
	expect(ownPart(table, 2)?.meta.prompt).toBeNull();
	table.playTo(STATUS.reacting);
	const read = Object.values(gameView(table.room, around).stories).flatMap(({ submissions }) =>
		Object.values(submissions).map(({ id, meta }) => [id, meta.prompt]),
	);
	for (const [id, prompt] of read) expect(prompt).toBe(id === part?.id ? part?.prompts[0] : null);
});

test("prompts repeat only after all were dealt", () => {
	const table = new Table(5, { num_switches: 10, multi_prompt: true }).playTo(STATUS.storyTitle);
	const dealt = Object.values(table.room.submissions).flatMap(({ prompts }) => prompts);
	expect(dealt).toHaveLength(150); // The deck has 100 prompts.
	expect(new Set(dealt.slice(0, 100)).size).toBe(100);
	expect(dealt.slice(100)).toEqual(dealt.slice(0, 50));
});

describe("a prompt that its writer does not like", () => {
	const swap = (
		table: Table,
		player: number,
		prompt = 0,
		submission = ownPart(table, player)?.id,
	) => table.does(player, "prompt/swap", { submission: submission ?? 0, prompt });
	const promptsOf = (table: Table, player: number) => ownPart(table, player)?.prompts ?? [];

	test("is swapped once a part for the next one of the deck, in its place", () => {
		const table = new Table(3, { forced_prompts: true }).playTo(STATUS.storyWrite);
		const [first, second, third] = promptsOf(table, 1);
		const others = [2, 3].flatMap((player) => promptsOf(table, player));
		expect(ownPart(table, 1)?.meta.can_swap).toBe(true);
		expect(swap(table, 1, 1)).toBeNull();
		const swapped = promptsOf(table, 1);
		expect([swapped[0], swapped[2]]).toEqual([first, third]);
		expect([first, second, third, ...others]).not.toContain(swapped[1]);
		expect(ownPart(table, 1)?.meta.can_swap).toBeUndefined();
		expect(swap(table, 1)).toBe(REFUSALS.promptSwapped);
		expect(promptsOf(table, 1)).toEqual(swapped);
		expect(swap(table, 2, 2)).toBeNull();
		expect(promptsOf(table, 2)).not.toContain(swapped[1]);
		// No prompt is dealt twice while the deck lasts.
		table.playTo(STATUS.storyTitle);
		const dealt = Object.values(table.room.submissions).flatMap(({ prompts }) => prompts);
		expect(new Set(dealt).size).toBe(dealt.length);
		expect(dealt.map((id) => `Prompt ${id}`)).not.toContain(second);
	});

	test("is one of the writer's own part, while that is written", () => {
		const table = new Table(3).playTo(STATUS.preStoryWrite);
		const own = ownPart(table, 1)?.id;
		expect(swap(table, 2, 0, own)).toBe(REFUSALS.notYourPart);
		expect(swap(table, 1, 0, 1)).toBe(REFUSALS.noSuchPart);
		expect(swap(table, 1, 3)).toBe(REFUSALS.noSuchPrompt);
		expect(swap(table, 1)).toBeNull();
		table.playTo(STATUS.storyTitle);
		expect(swap(table, 2, 0, own)).toBe(REFUSALS.notNow);
	});

	test("stays where the deck has no other, and where there are none", () => {
		for (const prompts of [[], [1], [1, 2, 3]]) {
			const table = new Table(2, { multi_prompt: false });
			const { settings } = table.room;
			table.does(1, "game/settings", { settings, prompts });
			table.playTo(STATUS.storyWrite);
			const others = prompts.length > 2;
			expect(ownPart(table, 1)?.meta.can_swap).toBe(others ? true : undefined);
			expect(swap(table, 1)).toBe(others ? null : REFUSALS.noOtherPrompt);
		}
	});
});

test("the next game in a room continues with the rest of the deck", () => {
	const table = new Table(2, { num_switches: 2 }).playTo(STATUS.results);
	const first = Object.values(table.room.submissions).flatMap(({ prompts }) => prompts);
	table.does(1, "game/vip", { play_again: true });
	table.playTo(STATUS.results);
	const second = Object.values(table.room.submissions).flatMap(({ prompts }) => prompts);
	expect(new Set([...first, ...second]).size).toBe(24);
});

test("a writer sees the cast, the rating and the captain of the story", () => {
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
