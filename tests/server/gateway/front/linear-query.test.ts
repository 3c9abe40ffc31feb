import Koa, { type Context } from "koa";
import { expect, test } from "vitest";
import { readQueriesInLinearTime } from "../../../../gateway/front/linear-query.ts";

const app = new Koa();
readQueriesInLinearTime(app);

/** Returns the query that the app reads from an address. */
function queryOf(url: string): Context["query"] {
	const request = Object.create(app.request);
	request.req = { url };
	return request.query;
}

test.each([
	["/", {}],
	["/?", {}],
	["/?lang=de", { lang: "de" }],
	["/?lang=de&lang=fr", { lang: ["de", "fr"] }],
	["/?a=%C3%A9+b&c", { a: "é b", c: "" }],
	["/?a=%E0%A4%A", { a: "\ufffd%A" }],
	["/?__proto__=1", { ["__proto__"]: "1" }],
])("the query of %s is read", (url, query) => {
	expect({ ...queryOf(url) }).toEqual(query);
});

test("a name that is repeated eight times as often takes no longer than in proportion", () => {
	const time = (names: number) => {
		const url = `/?${"a&".repeat(names)}`;
		const since = performance.now();
		queryOf(url);
		return performance.now() - since;
	};
	const fastest = (names: number) => Math.min(...Array.from({ length: 20 }, () => time(names)));
	fastest(900);
	expect(fastest(7200) / fastest(900)).toBeLessThan(24);
});
