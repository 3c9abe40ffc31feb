import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { ViewContext } from "#game/view/view.ts";
import { stageView } from "#game/view/view-stage.ts";
import type { Game } from "#game/wire/state.ts";
import { NOBODY, Table } from "../support/table.ts";

const SETTINGS = { num_switches: 2, write_duration: 0, faster_phases: true, audiences: false };

/** Every text can be found in a view, and so can who is here. */
const MARKED: ViewContext = {
	...NOBODY,
	text: (id) => `<text ${id}>`,
	part: (id) => `<part ${id}>`,
	prompt: (id) => `<prompt ${id}>`,
	connected: (player) => player === 1,
	typing: (player) => player === 1,
	since: (player) => 4_000_000 + player,
};

const stageOf = (table: Table) => stageView(table.view(MARKED));

/** Returns the marked texts in a view. */
const textsIn = (view: object): string[] => [
	...new Set([...JSON.stringify(view).matchAll(/<\w+ \d+>/g)].map(([text]) => text)),
];

/** Plays on, and returns the texts on the stage after each action until the status is reached. */
function textsUntil(table: Table, status: number): Set<string> {
	const seen = new Set<string>();
	table.watch = () => {
		if (table.room.status < status) for (const text of textsIn(stageOf(table))) seen.add(text);
	};
	table.playTo(status);
	table.watch = null;
	return seen;
}

test("before the reading, the stage shows avatars and clocks and no text", () => {
	const table = new Table(3, SETTINGS);
	expect([...textsUntil(table, STATUS.reacting)]).toEqual([]);
	const titling = new Table(3, { ...SETTINGS, write_duration: 60 }).playTo(STATUS.storyTitle);
	const whole = titling.view(MARKED);
	const { players, stories, countdown } = stageOf(titling);
	const faces = (game: Pick<Game, "players">) =>
		Object.values(game.players).map(({ name, meta }) => [name, meta.sprite_id]);
	expect(faces({ players })).toEqual(faces(whole));
	expect(Object.keys(stories)).toHaveLength(3);
	expect(countdown.limit).not.toBeNull();
	expect(countdown).toEqual(whole.countdown);
});

test("the stage shows of no player what they do, whether they are here, or their age", () => {
	const table = new Table(3, SETTINGS).playTo(STATUS.storyTitle);
	const before = stageOf(table);
	table.playTurn(1);
	expect(table.seat(1).status).toBe(STATUS.postStoryTitle);
	expect(stageOf(table)).toEqual(before);
	for (const { status, meta, data } of Object.values(before.players)) {
		expect([status, meta.mature, data.connected]).toEqual([STATUS.storyTitle, false, true]);
		expect(data).not.toHaveProperty("typing");
		expect(data).not.toHaveProperty("since");
	}
	const writing = new Table(2, { ...SETTINGS, write_duration: 60 }).playTo(STATUS.storyWrite);
	expect(Object.keys(writing.view(MARKED).submission.ends)).toHaveLength(2);
	const { ends, reading_extra } = stageOf(writing).submission;
	expect([ends, reading_extra]).toEqual([{}, {}]);
});

test("while everybody reads alone, the stage shows no text", () => {
	const table = new Table(3, SETTINGS).playTo(STATUS.reacting);
	expect(textsIn(table.view(MARKED)).length).toBeGreaterThan(6);
	expect([...textsUntil(table, STATUS.preResults)]).toEqual([]);
});

test("of the parts that are read together, the stage has the open one only", () => {
	const table = new Table(3, { ...SETTINGS, read_together: true }).playTo(STATUS.reacting);
	for (const { id, title } of table.stories)
		for (const [index, part] of table.parts(id).entries()) {
			table.vip({ read_to: { story_id: id, part: index } });
			const { stories } = stageOf(table);
			const texts = textsIn(stories).filter((text) => !text.startsWith("<prompt"));
			expect(texts.filter((text) => text.startsWith("<part"))).toEqual([`<part ${part.id}>`]);
			expect(texts).toContain(`<text ${title}>`);
			// The announcement names who wrote the story.
			expect(
				Object.values(stories[id]?.submissions ?? {}).map(({ player_id }) => player_id),
			).toEqual(table.parts(id).map(({ player }) => player));
			const whole = table.view(MARKED).stories[id]?.submissions[part.id];
			expect(stories[id]?.submissions[part.id]).toEqual(whole);
			for (const other of Object.values(stories))
				if (other.id !== id) expect(other).toMatchObject({ submissions: {}, characters: {} });
		}
});

test("the reveal shows the stories of its steps so far", () => {
	const table = new Table(4, SETTINGS).playTo(STATUS.preResults);
	const titles = () => textsIn(stageOf(table).stories);
	expect(titles()).toEqual([]);
	let steps = 0;
	for (; table.room.status === STATUS.preResults; table.timeOut()) {
		const { reveal, stories } = stageOf(table);
		const shown = new Set([
			...(reveal?.awards.flatMap(({ winners }) => winners.map(({ story }) => story)) ?? []),
			...(reveal?.podium.map(({ story }) => story) ?? []),
		]);
		for (const { id, meta, captain } of Object.values(stories))
			expect([meta.title !== null, captain !== null]).toEqual([shown.has(id), shown.has(id)]);
		expect(textsIn(stories).filter((text) => text.startsWith("<part"))).toEqual([]);
		steps++;
	}
	expect(steps).toBeGreaterThan(5);
});

test("the results show titles, points and quotes, and no whole text", () => {
	const table = new Table(3, SETTINGS).playTo(STATUS.results);
	const whole = table.view(MARKED);
	const { stories, game_stats, superlatives, players } = stageOf(table);
	for (const { id, meta, submissions } of Object.values(stories)) {
		expect(meta).toEqual(whole.stories[id]?.meta);
		for (const { content } of Object.values(submissions)) expect(content).toBe("");
	}
	expect([game_stats, superlatives]).toEqual([null, null]);
	expect(Object.values(players).map(({ data }) => data.points)).toEqual(
		Object.values(whole.players).map(({ data }) => data.points),
	);
});
