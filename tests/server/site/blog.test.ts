import { expect, test } from "vitest";
import { blogEntries } from "../../../content/blog/entries.mjs";
import { atomFeed } from "../../../gateway/api/reading/feed.ts";
import { longDay } from "../../../web/pages/blog/day.ts";
import { boundedPage, PER_PAGE, pagesFor } from "../../../web/pages/blog/paging.ts";

const ENTRIES = blogEntries();
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ");
const words = (html: string) => textOf(html).split(/\s+/).filter(Boolean);

test("the blog has 23 entries, newest first, each with a title and text of its own", () => {
	expect(ENTRIES).toHaveLength(23);
	const dates = ENTRIES.map(({ date }) => date);
	expect(dates).toEqual([...dates].sort().reverse());
	for (const date of dates) expect(new Date(date).toISOString()).toContain(date);
	expect(new Set(ENTRIES.map(({ title }) => title)).size).toBe(ENTRIES.length);
	expect(new Set(ENTRIES.map(({ slug }) => slug)).size).toBe(ENTRIES.length);
	for (const { slug, html } of ENTRIES) {
		expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
		expect(words(html).length, slug).toBeGreaterThanOrEqual(120);
		expect(words(html).length, slug).toBeLessThanOrEqual(300);
	}
});

test("no two entries share a sentence", () => {
	const sentences = ENTRIES.flatMap(({ html }) =>
		textOf(html)
			.split(/[.?!:](?:\s|$)/)
			.map((sentence) => sentence.trim())
			.filter((sentence) => sentence.split(/\s+/).length > 4),
	);
	expect(sentences.length).toBeGreaterThan(200);
	expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([]);
});

test.each([
	[
		"public lobbies came in 2023 and closed after 60 minutes",
		"2023-02",
		/public lobbies.*sixty minutes/s,
	],
	["public lobbies went in 2023", "2023-09", /public lobbies.*taken them out/s],
	[
		"permalinks gave way to exports that last 24 hours",
		"2023-11",
		/Permalinks are gone.*text.*image.*Twenty-four hours after the export/s,
	],
	["a sticker is worth 100 points, and a part 700", "2021-07", /100 points.*700/s],
	[
		"DONE moves the game on, and typing takes it back",
		"2021-05",
		/everyone’s flag is up, the game moves on.*type again, your flag goes down/s,
	],
	["the rank counts stories written", "2022-07", /one thing: how many stories you’ve written/s],
	["the upgrade costs 4.99 Canadian dollars", "2022-09", /4\.99 Canadian dollars/s],
	["the reading limit rose from 20 minutes to 2 hours", "2023-05", /twenty minutes.*two hours/s],
	["the audience can join until the voting starts", "2021-09", /until the voting starts/s],
])("the blog tells that %s", (_, month, fact) => {
	const entry = ENTRIES.find(({ date }) => date.startsWith(month));
	expect(textOf(entry?.html ?? "").replace(/\s+/g, " ")).toMatch(fact);
});

test("entries say what changed after them", () => {
	const later = ENTRIES.find(({ date }) => date > "2025-01-01" && date < "2025-06-01");
	expect(textOf(later?.html ?? "")).toMatch(/replaces what we wrote in November 2023/);
});

test("a page shows five entries, and no address leads beyond the pages", () => {
	expect(PER_PAGE).toBe(5);
	expect([0, 1, 5, 6, 23].map(pagesFor)).toEqual([1, 1, 1, 2, 5]);
	const asked = [null, "", "1", "3", "5", "6", "999", "0", "-4", "two", "2.9", "1e9", "NaN"];
	expect(asked.map((page) => boundedPage(page, 5))).toEqual([
		1, 1, 1, 3, 5, 5, 5, 1, 1, 1, 2, 5, 1,
	]);
	expect(longDay("2021-04-30")).toBe("30 April 2021");
});

test("the feed names every entry by its address, and its texts are escaped", () => {
	const [latest] = ENTRIES;
	const feed = atomFeed("https://plot.example", [
		...ENTRIES,
		{ slug: "x", title: "<&>", date: "2020-01-01", html: "<p>a & b</p>" },
	]);
	expect(feed).toContain(`<updated>${latest?.date}T12:00:00Z</updated>`);
	for (const { slug } of ENTRIES)
		expect(feed).toContain(`<id>https://plot.example/blog/${slug}</id>`);
	expect(feed).toContain("<title>&lt;&amp;&gt;</title>");
	expect(feed).toContain('<content type="html">&lt;p&gt;a &amp; b&lt;/p&gt;</content>');
	expect(feed).not.toContain("<p>");
});
