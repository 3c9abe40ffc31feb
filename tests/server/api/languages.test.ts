import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LANGUAGES } from "#game/settings/languages.ts";
import { call } from "../../players/wire/player.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

/** Resolves to the language of the home page's document, and the response. */
async function home(headers: Record<string, string>, query = "") {
	const response = await fetch(`${plotluck.url}/${query}`, { headers });
	const html = await response.text();
	return { response, html, language: /<html lang="([^"]+)"/.exec(html)?.[1] };
}

test.each([
	["nothing", "", "en"],
	["a language that the site has not", "sw", "en"],
	["a region", "de-AT", "de"],
	["a language without its region", "pt", "pt-BR"],
	["another region", "pt-PT", "pt-BR"],
	["several", "sw, fr;q=0.5, es;q=0.9", "es"],
	["nonsense", "\u00ff;;q=x,,*", "en"],
])("a browser that asks for %s gets the page in the best one", async (_, asked, language) => {
	expect((await home({ "accept-language": asked })).language).toBe(language);
});

test("a choice on the device comes first, then the address, then the browser", async () => {
	const german = { "accept-language": "de" };
	expect((await home({ ...german, cookie: "language=ja" }, "?lang=es")).language).toBe("ja");
	const linked = await home(german, "?lang=es");
	expect(linked.language).toBe("es");
	// The next pages have it too, until the browser closes.
	expect(linked.response.headers.get("set-cookie")).toBe("language=es; path=/; samesite=lax");
	const plain = await home({ ...german, cookie: "language=xx" }, "?lang=../de");
	expect(plain.language).toBe("de");
	expect(plain.response.headers.get("set-cookie")).toBe(null);
});

test.each(Object.keys(LANGUAGES))(
	"the policy of the page in %s allows the build's scripts in it, and no others",
	async (language) => {
		const { response, html } = await home({ "accept-language": language });
		// The first line of the day is data, which no browser runs.
		const own = [...html.matchAll(/<script(?! src| type="application)[^>]*>(.*?)<\/script>/gs)];
		const hashes = own.map(
			([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
		);
		const policy = response.headers.get("content-security-policy");
		expect(policy).toContain(`script-src ${hashes.join(" ")} 'self';`);
		expect(response.headers.get("vary")).toContain("Accept-Language, Cookie");
		// The import map, the first paint, and what takes the markup over.
		expect(own.map(([tag]) => tag.slice(0, tag.indexOf(">") + 1))).toEqual([
			'<script type="importmap">',
			"<script>",
			"<script>",
		]);
	},
);

test("caches keep the pages of different languages apart", async () => {
	const english = await home({ "accept-language": "en" });
	const etag = english.response.headers.get("etag") ?? "";
	// Without this, fetch asks for a full response.
	const cached = { "if-none-match": etag, "cache-control": "max-age=0" };
	const same = await home({ ...cached, "accept-language": "en" });
	expect(same.response.status).toBe(304);
	const other = await home({ ...cached, "accept-language": "fr" });
	expect(other.response.status).toBe(200);
});

test("a refusal has the values that its text names, for pages in other languages", async () => {
	const { body } = await call(plotluck.url, "GET", `/rooms/ZZZZ?${"x".repeat(5000)}`);
	expect(body).toMatchObject({ code: "addressTooLong", values: [expect.any(Number)] });
});
