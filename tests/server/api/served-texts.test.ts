import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#game/settings/languages.ts";
import { servedWords } from "../../../gateway/pages/served-words.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

const ALL = Object.keys(LANGUAGES) as Language[];
const documentWordsOf = async (language: Language) =>
	(await import(`../../../words/${language}/document.ts`)).documentWords;

const ask = (path: string, headers: Record<string, string>) =>
	fetch(plotluck.url + path, { headers, redirect: "manual" });
const inLanguage = (path: string, language: string) => ask(path, { "accept-language": language });

const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (_, name) => SIGNS[name] ?? "?");

/** Returns the content of every meta tag by its property or name. */
const tagsOf = (html: string) =>
	Object.fromEntries(
		[...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
			([, key = "", value = ""]) => [key, decoded(value)],
		),
	);

test.each(ALL)("an installed site is described in %s", async (language) => {
	const answer = await inLanguage("/manifest.webmanifest", language);
	const { manifest } = await documentWordsOf(language);
	expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
	expect(answer.headers.get("vary")).toContain("Accept-Language, Cookie");
	expect(await answer.json()).toMatchObject({
		...{ name: "Plotluck", lang: language, dir: "auto", description: manifest.description },
		shortcuts: [
			{ name: manifest.enter, url: "/play/join" },
			{ name: manifest.create, url: "/play/create" },
		],
	});
});

test.each(ALL)("the sign-in window and the note for old browsers are in %s", async (language) => {
	const words = await documentWordsOf(language);
	const page = await (await inLanguage("/sign-in-window.html", language)).text();
	expect(page).toContain(`<html lang="${language}">`);
	expect(page).toContain(`<title>${words.signInWindow.title} | Plotluck</title>`);
	expect(page).toContain(words.signInWindow.text);
	const script = await inLanguage("/too-old.js", language);
	expect(await script.text()).toContain(words.tooOld);
	expect(script.headers.get("content-type")).toMatch(/javascript/);
	for (const path of ["manifest.webmanifest", "sign-in-window.html", "too-old.js"])
		expect(await (await inLanguage(`/${path}`, language)).text()).not.toMatch(/\{\{|undefined/);
});

test("caches keep such a file apart by language, and the choice on the device comes first", async () => {
	const path = "/manifest.webmanifest";
	const english = await ask(path, { "accept-language": "en" });
	const cached = {
		"if-none-match": english.headers.get("etag") ?? "",
		"cache-control": "max-age=0",
	};
	expect((await ask(path, { ...cached, "accept-language": "en" })).status).toBe(304);
	expect((await ask(path, { ...cached, "accept-language": "es" })).status).toBe(200);
	const chosen = await ask(path, { "accept-language": "de", cookie: "language=ja" });
	expect(await chosen.json()).toMatchObject({ lang: "ja" });
	expect((await ask("/.vite/de/manifest.webmanifest", {})).status).toBe(404);
	expect(await (await ask("/%74oo-old.js", { "accept-language": "fr" })).text()).toMatch(/vieux/);
});

test.each(ALL)("link previews and descriptions are in %s", async (language) => {
	const { previews, descriptions } = servedWords(language);
	const tags = async (path: string) => tagsOf(await (await inLanguage(path, language)).text());
	expect(await tags("/")).toMatchObject({
		"og:title": previews.home.title,
		"og:description": previews.home.text,
		"og:image:alt": previews.home.picture,
	});
	for (const path of ["/game/QQQQ", "/play/join"])
		expect(await tags(path)).toMatchObject({
			"og:title": previews.invitation.title,
			"og:description": previews.invitation.text,
			"og:image:alt": previews.home.picture,
		});
	expect(await tags("/view/no-such-one")).toMatchObject({
		"og:title": previews.story.title,
		"og:image:alt": previews.story.picture,
	});
	for (const [path, description] of Object.entries(descriptions))
		expect((await tags(path)).description).toBe(description);
});

test.each(ALL)("the page of a sign-in that cannot continue is in %s", async (language) => {
	const { stale } = servedWords(language).signIn;
	const failed = await (await inLanguage("/oidc/auth?client_id=nobody", language)).text();
	expect(failed).toContain(`<html lang="${language}">`);
	expect(decoded(failed)).toContain(`<h1>${stale.title}</h1><p>${stale.text}</p>`);
	expect(failed).toContain('<p class="reason" lang="en">invalid_client');
	// A refusal has the language of the cookie, because comparing languages costs as much as a page.
	const long = await ask(`/oidc/auth?x=${"x".repeat(3500)}`, { cookie: `language=${language}` });
	expect([long.status, await long.text()]).toEqual([414, expect.stringContaining(stale.title)]);
});

test("the feed says that the blog is in English", async () => {
	const feed = await (await inLanguage("/blog/feed.xml", "de")).text();
	expect(/<feed [^>]*>/.exec(feed)?.[0]).toContain('xml:lang="en"');
});
