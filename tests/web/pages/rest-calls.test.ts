import { afterEach, expect, test, vi } from "vitest";
import { call } from "../../../web/api.ts";
import { addressOf, fetchFile } from "../../../web/api-files.ts";

/** Answers the next calls, and returns what was sent. */
function answered(answer: Response) {
	const fetched = vi.fn(async (_address: string, _sent: RequestInit) => answer.clone());
	vi.stubGlobal("fetch", fetched);
	return () => {
		const [address, { method, headers, body } = {}] = fetched.mock.lastCall ?? [];
		return { address, method, headers, body };
	};
}
afterEach(() => void vi.unstubAllGlobals());

test("a call sends the method, the path with its parameters, the query and the body", async () => {
	const sent = answered(Response.json({ key: "k", name: "Us" }));
	const params = { code: "AB/C?" };
	const kept = await call("PUT /rooms/:code/table", { params, body: { name: "Us" } });
	expect(kept).toEqual({ key: "k", name: "Us" });
	expect(sent()).toEqual({
		address: "/api/v3/rooms/AB%2FC%3F/table",
		method: "PUT",
		headers: { "content-type": "application/json" },
		body: '{"name":"Us"}',
	});
	await call("GET /admin/log", { query: "?page=25", adminKey: "key" });
	expect(sent()).toMatchObject({
		address: "/api/v3/admin/log?page=25",
		headers: { "x-admin-key": "key" },
	});
});

test("a refused call or file rejects with its status, code and field", async () => {
	answered(Response.json({ error: "No", code: "badBody", field: "name" }, { status: 422 }));
	const refused = { status: 422, code: "badBody", field: "name" };
	await expect(call("GET /config")).rejects.toMatchObject(refused);
	await expect(fetchFile("GET /account/data")).rejects.toMatchObject(refused);
	answered(new Response("<html>"));
	await expect(call("GET /config")).rejects.toMatchObject({ status: 200, code: undefined });
});

test("an address has the parameters of its route", () => {
	expect(addressOf("GET /tables/:key/weekly/:begin", { key: "k", begin: "2026-12-03.ics" })).toBe(
		"/api/v3/tables/k/weekly/2026-12-03.ics",
	);
});

test("a wrong call does not compile", async () => {
	answered(Response.json({}));
	const params = { code: "WXYZ" };
	// @ts-expect-error no such path
	await call("GET /room/:code", { params });
	// @ts-expect-error no such method
	await call("POST /rooms/:code", { params });
	// @ts-expect-error without its parameter
	await call("GET /rooms/:code");
	// @ts-expect-error another parameter
	await call("GET /rooms/:code", { params: { id: 1 } });
	// @ts-expect-error without its body
	await call("PUT /rooms/:code/table", { params });
	// @ts-expect-error another body
	await call("PUT /users", { body: { language: "xx" } });
	// @ts-expect-error a body for a call that has none
	await call("GET /users", { body: {} });
	// @ts-expect-error no such key in the answer
	(await call("GET /rooms/count")).number;
	// @ts-expect-error a file
	await call("GET /blog/feed.xml");
});
