import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { avatarLines } from "#words/game/avatar-lines.ts";
import { avatarNames } from "#words/game/avatars.ts";
import { CLIPPINGS } from "#words/game/clippings.ts";
import { zinePages } from "../../../content/zine/zine.mjs";
import { ZINE_PAGES } from "../../../web/pages/zine/zine-pages.ts";
import { call } from "../../players/wire/player.ts";
import { DIST } from "../../support/dist.ts";
import { sharedMembers } from "../../support/file-set-up.ts";
import { refused } from "../api/rest.ts";

const { plotluck, provider } = sharedMembers();

const PAGES = zinePages();
const ALL = PAGES.map(({ page }) => page);
const ask = (page: number | string, headers: Record<string, string> = {}) =>
	call(plotluck.url, "GET", `/zine/${page}`, undefined, headers);
const statusesOf = async (headers: Record<string, string>) =>
	new Set((await Promise.all(ALL.map((page) => ask(page, headers)))).map(({ status }) => status));

test("a supporter reads all 82 pages, and no two are the same", async () => {
	expect(PAGES).toHaveLength(ZINE_PAGES);
	const headers = await provider.bearer("sue", { premium: true });
	const pages = await Promise.all(ALL.map((page) => ask(page, headers)));
	expect(pages.map(({ body }) => [body.page, body.pages])).toEqual(ALL.map((page) => [page, 82]));
	expect(new Set(pages.map(({ body }) => body.html)).size).toBe(82);
	expect(new Set(pages.map(({ body }) => body.title)).size).toBe(82);
});

test("without premium no page is sent", async () => {
	expect(await statusesOf({})).toEqual(new Set([401]));
	expect(await statusesOf({ authorization: "Bearer premium" })).toEqual(new Set([401]));
	expect(await statusesOf(await provider.bearer("max", { premium: false }))).toEqual(
		new Set([403]),
	);
	const sly = await provider.bearer("max", { premium: "true" });
	expect(await ask(3, sly)).toMatchObject(refused(403, "zineForSupporters"));
});

test("only whole numbers in range lead to a page", async () => {
	const headers = await provider.bearer("sue", { premium: true });
	for (const page of [
		"82",
		"-1",
		"1.5",
		"01x",
		"..",
		"..%2fblog",
		"%2e%2e%2fblog.json",
		"0.json",
		"NaN",
	])
		expect((await ask(page, headers)).status, page).toBe(404);
});

test("public files have its clippings and no other text, and no address leads to its folder", async () => {
	const folder = join(DIST, "web");
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const scripts = files.filter((file) => /\.(js|html|css|json)$/.test(file));
	expect(scripts.length).toBeGreaterThan(10);
	const texts = PAGES.map(({ html }) => html.replace(/<svg.*?<\/svg>/gs, ""));
	const samples = texts.map((html) => /<p>([^<]{40})/.exec(html)?.[1]).filter(Boolean);
	expect(samples.length).toBeGreaterThan(20);
	const all = scripts.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
	const clipped = [
		...CLIPPINGS.flatMap(({ text, more = "" }) => [text, more]),
		...avatarLines,
	].join("\n");
	const others = samples.map(String).filter((sample) => !clipped.includes(sample));
	expect(others.length).toBeGreaterThan(20);
	expect(others.filter((sample) => all.includes(sample))).toEqual([]);
	for (const path of [
		"/texts/zine/3.json",
		"/../texts/zine/3.json",
		"/zine/3.json",
		"/..%2ftexts%2fzine%2f3.json",
	]) {
		const answer = await fetch(plotluck.url + path);
		expect([answer.status, (await answer.text()).includes("leaf")], path).not.toEqual([200, true]);
	}
});

test("the pages have every character and no scripts", () => {
	const all = PAGES.map(({ html }) => html).join("");
	expect(/<script|<style|\son\w+=|javascript:|https?:/i.exec(all)).toBeNull();
	expect(/undefined|NaN|\[object/.exec(all)).toBeNull();
	const titles = PAGES.map(({ title }) => title);
	expect(avatarNames.filter((name) => !titles.includes(name))).toEqual([]);
	for (const { page, html } of PAGES) {
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size, `ids of page ${page}`).toBe(ids.length);
		// Every picture is decoration or has words for those who cannot see it.
		for (const [tag] of html.matchAll(/<svg[^>]*>/g))
			expect(tag).toMatch(/aria-hidden="true"|aria-label="[^"]+"/);
	}
});

test("the feed of the blog carries the address that readers use", async () => {
	const answer = await fetch(`${plotluck.url}/blog/feed.xml`);
	expect(answer.status, await answer.clone().text()).toBe(200);
	expect(answer.headers.get("content-type")).toMatch(/^application\/atom\+xml/);
	const feed = await answer.text();
	expect(feed.match(/<entry>/g)).toHaveLength(23);
	expect(feed).toContain(
		`<link rel="self" type="application/atom+xml" href="${plotluck.url}/blog/feed.xml"/>`,
	);
});

test("without a public address, link previews carry the one that readers use", async () => {
	const page = await (await fetch(`${plotluck.url}/game/ABCD`)).text();
	expect(page).toContain(`<meta property="og:url" content="${plotluck.url}/game/ABCD" />`);
});
