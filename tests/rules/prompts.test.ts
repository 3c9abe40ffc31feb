import { describe, expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import type { ViewContext } from "#game/view/view.ts";
import { existing, NOBODY, Table } from "../support/table.ts";

const PROMPTS: ViewContext = { ...NOBODY, prompt: (id) => `Prompt ${id}` };

/** Returns the part that a player writes, as the player sees it. */
const ownPart = (table: Table, player: number) =>
	existing(table.own(player, PROMPTS).current_submission ?? undefined, "part");
const dealt = (table: Table) => table.allParts.flatMap(({ prompts }) => prompts);

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
		for (const { prompts, meta } of parts) {
			expect(prompts).toHaveLength(count);
			expect(meta.prompt).toBe(settings.forced_prompts ? prompts[0] : null);
		}
		expect(new Set(parts.flatMap(({ prompts }) => prompts)).size).toBe(3 * count);
	},
);

test("a prompt that the writer reveals is the part's prompt from then on, for its readers too", () => {
	const table = new Table(2).playTo(STATUS.storyWrite);
	const { id, prompts } = ownPart(table, 1);
	const reveal = (shown: number) => table.handIn(1, { done: null, shown });
	const shown = () => [1, 2].map((player) => ownPart(table, player).meta.prompt);
	expect(shown()).toEqual([null, null]);
	expect([reveal(2), reveal(1), reveal(0)]).toEqual([null, null, null]);
	expect(table.room.submissions[id]?.shown).toBe(2);
	expect(shown()).toEqual([prompts[0], null]);
	table.playTo(STATUS.reacting);
	for (const { submissions } of Object.values(table.view(PROMPTS).stories))
		for (const part of Object.values(submissions))
			expect(part.meta.prompt).toBe(part.id === id ? prompts[0] : null);
});

test("prompts repeat only after all were dealt, also in the next game of a room", () => {
	const table = new Table(5, { num_switches: 4, multi_prompt: true }).playTo(STATUS.results);
	const first = dealt(table);
	table.vip({ play_again: true });
	table.playTo(STATUS.results);
	const all = [...first, ...dealt(table)];
	expect(all).toHaveLength(120); // The deck has 100 prompts.
	expect(new Set(all.slice(0, 100)).size).toBe(100);
	expect(all.slice(100)).toEqual(all.slice(0, 20));
});

describe("a prompt swap", () => {
	const swap = (table: Table, player: number, prompt = 0, submission = ownPart(table, player).id) =>
		table.does(player, "prompt/swap", { submission, prompt });
	const promptsOf = (table: Table, player: number) => ownPart(table, player).prompts;

	test("is swapped once a part for the next one of the deck, in its place", () => {
		const table = new Table(3, { forced_prompts: true }).playTo(STATUS.storyWrite);
		const [first, second, third] = promptsOf(table, 1);
		const others = [2, 3].flatMap((player) => promptsOf(table, player));
		expect(ownPart(table, 1).meta.can_swap).toBe(true);
		expect(swap(table, 1, 1)).toBeNull();
		const swapped = promptsOf(table, 1);
		expect([swapped[0], swapped[2]]).toEqual([first, third]);
		expect([first, second, third, ...others]).not.toContain(swapped[1]);
		expect(ownPart(table, 1).meta.can_swap).toBeUndefined();
		expect(swap(table, 1)).toBe(REFUSALS.promptSwapped);
		expect(promptsOf(table, 1)).toEqual(swapped);
		expect(swap(table, 2, 2)).toBeNull();
		expect(promptsOf(table, 2)).not.toContain(swapped[1]);
		// No prompt is dealt twice while the deck lasts.
		const all = dealt(table.playTo(STATUS.storyTitle));
		expect(new Set(all).size).toBe(all.length);
		expect(all.map((id) => `Prompt ${id}`)).not.toContain(second);
	});

	test("is one of the writer's own part, while that is written", () => {
		const table = new Table(3).playTo(STATUS.preStoryWrite);
		const own = ownPart(table, 1).id;
		expect(swap(table, 2, 0, own)).toBe(REFUSALS.notYourPart);
		expect(swap(table, 1, 0, 1)).toBe(REFUSALS.noSuchPart);
		expect(swap(table, 1, 3)).toBe(REFUSALS.noSuchPrompt);
		expect(swap(table, 1)).toBeNull();
		table.playTo(STATUS.storyTitle);
		expect(swap(table, 2, 0, own)).toBe(REFUSALS.notNow);
	});

	test.each([[[]], [[1]], [[1, 2, 3]]])("is swapped if the deck %j has another one", (prompts) => {
		const table = new Table(2, { multi_prompt: false });
		const { settings } = table.room;
		table.does(1, "game/settings", { settings, prompts });
		table.playTo(STATUS.storyWrite);
		const others = prompts.length > 2;
		expect(ownPart(table, 1).meta.can_swap).toBe(others ? true : undefined);
		expect(swap(table, 1)).toBe(others ? null : REFUSALS.noOtherPrompt);
	});
});

test("a writer sees the cast, the rating and the captain of the story, and no viewer sees a text", () => {
	const table = new Table(2, { maturity: "MATURE" }).playTo(STATUS.storyCreate);
	for (const captain of [1, 2]) {
		const hand = table.handOf(captain).map(({ id }) => id);
		table.chooseCast(captain, hand.slice(0, 2), true);
	}
	const shown = table.own(1).current_story;
	expect(Object.values(shown?.characters ?? {})).toHaveLength(2);
	expect(shown?.settings.mature).toBe(true);
	expect(shown?.captain?.name).toBe("Player1");
	for (const { submissions } of Object.values(table.view().stories))
		expect(submissions).toEqual({});
});
