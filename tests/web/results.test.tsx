import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { ResultsLibrary } from "../../web/screens/results/library.tsx";
import { inNumbers } from "../../web/screens/results/numbers/numbers.tsx";
import { Suspects } from "../../web/screens/results/suspects.tsx";
import { byId, game, person, story, submission } from "./room/wire.ts";

const writer = (id: number, name: string, points: number) =>
	person(id, { name, status: STATUS.results }, { points });
const titled = (id: number, title: string, points: number, meta = {}) =>
	story({
		id,
		submissions: byId(submission({ id: id + 100 })),
		meta: { title, index: id, points, reactions: { 3: 2 }, ...meta },
	});

const finished = (): Game =>
	game({
		status: STATUS.results,
		players: byId(writer(1, "Mika", 900), writer(2, "Boo", 900), writer(3, "Spud", 300)),
		awards: { 5: { id: 5, meta: { name: "Best ending", subtitle: "", rule: 3 } } },
		stories: byId(
			titled(21, "Potato, P.I.", 400),
			titled(22, "The last slice", 800, {
				awards: ["Best ending"],
				line: { text: "“Mashed,” he said.", submission: 122, writer: 2 },
			}),
			titled(23, "Gravy", 800, { best_line: "It rained." }),
			titled(24, "Fourth", 100),
		),
		superlatives: {
			1: { kind: "words", count: 612 },
			2: { kind: "laughs", count: 14 },
			3: { kind: "pot", count: 0 },
		},
	});

const texts = (markup: string) =>
	markup
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();

test("stories are ranked with ties, points, their most loved line and its writer", () => {
	const markup = renderToStaticMarkup(
		<MemoryRouter>
			<ResultsLibrary game={finished()} decided />
		</MemoryRouter>,
	);
	const rows = [...markup.matchAll(/<button.*?<\/button>/g)].map(([row]) => texts(row));
	expect(rows).toHaveLength(4);
	expect(rows[0]).toBe("place 1 1 The last slice “‘Mashed,’ he said.” Boo 800 800 points");
	expect(rows[1]).toContain("place 1 1 Gravy “It rained.”");
	expect(rows[2]).toContain("place 3 3 Potato, P.I.");
	expect(rows[3]).toContain("place 4 4 Fourth");
	expect(markup).toContain('alt="Best ending"');
	expect(markup).toContain('start="4"');
});

test("writers are ranked with what each did best, and the reader's own card says so", () => {
	const markup = renderToStaticMarkup(<Suspects game={finished()} reader={2} />);
	const cards = [...markup.matchAll(/<li class.*?<\/li>/g)].map(([card]) => card);
	expect(cards.map(texts)).toEqual([
		"place 1 1 Word machine Mika, 612 words 900 points",
		"place 1 1 You: made them cry Boo, 14 laughs collected 900 points",
		"place 3 3 Kept the pot warm Spud, and nothing burned 300 points",
	]);
	expect(cards.map((card) => card.includes("data-own"))).toEqual([false, true, false]);
});

test("a game of an older server shows its writers without superlatives", () => {
	const older = { ...finished(), superlatives: null };
	const markup = renderToStaticMarkup(<Suspects game={older} reader={null} />);
	expect(texts(markup)).toContain("WRITERS place 1 1 Mika 900 points");
});

test("the numbers of a game are one sentence, without the unknown ones", () => {
	const stats = (meta: Record<string, number>) => ({
		meta,
		audience_stats: { audience_count: 0, audience_reacts: 0 },
	});
	expect(inNumbers({ ...finished(), game_stats: stats({}) })).toBe("4 stories, 8 stickers.");
	expect(inNumbers({ ...finished(), game_stats: stats({ total_words: 3482, minutes: 25 }) })).toBe(
		"4 stories, 3,482 words, 8 stickers, 25 minutes of your lives.",
	);
});
