import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalWords } from "#words/refusals.ts";
import { type Db, openDatabase } from "../../../db/connection.ts";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { enforceRetention } from "../../../gateway/retention.ts";
import { call } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";
import { Visitor } from "../../support/visitor.ts";
import { refused, statusesOf } from "../api/rest.ts";

const KEY = "the key of an admin";
const OLD = "a heron in the rain";
const NEW = "two herons in the rain";

const plotluck = ownPlotluck({
	ADMIN_KEY: KEY,
	TRUST_PROXY: "true",
	SIGN_INS_PER_MINUTE: "12",
});
let db: Db;
beforeAll(async () => {
	db = await openDatabase(join(plotluck.dataDir, "plotluck.db"));
});
afterAll(() => db.destroy());

/** Makes a call as a page of the site does, from the given address. */
const fromPage = (
	path: string,
	body: object,
	headers: Record<string, string> = {},
	address = "203.0.113.1",
) =>
	call(plotluck.url, "POST", path, body, {
		origin: plotluck.url,
		"x-forwarded-for": address,
		...headers,
	});
const asAdmin = (body: object, headers: Record<string, string> = { "x-admin-key": KEY }) =>
	call(plotluck.url, "POST", "/admin/passwordResets", body, headers);

/** Signs up, and returns the account's id with a token of a session. */
async function member(name: string) {
	const visitor = new Visitor(plotluck.url);
	const { access_token: token } = await visitor.enter("account", name, OLD);
	const row = await db("accounts").where({ name }).first("id");
	return { visitor, token, id: row?.id ?? "" };
}

/** Makes a link, and returns its token. */
async function linkFor(id: string): Promise<string> {
	const { status, body } = await asAdmin({ user_id: id });
	expect(status, JSON.stringify(body)).toBe(201);
	expect(body).toMatchObject({ user_id: id, path: expect.stringMatching(/^\/sign-in\/reset#/) });
	return String(body.path).split("#")[1] ?? "";
}

test("a link sets a new password once, and ends every session of the account", async () => {
	const { visitor, token, id } = await member("Forgetful");
	const other = await member("Bystander");
	const link = await linkFor(id);
	expect(await fromPage("/passwordResets/account", { token: link })).toMatchObject({
		status: 200,
		body: { name: "Forgetful", expires_at: expect.any(Number) },
	});
	expect((await visitor.call(token, "GET", "/account")).status).toBe(200);

	// A password that is refused does not use the link up.
	const weak = await fromPage("/passwordResets", { token: link, new_password: "Forgetful1" });
	expect(weak).toMatchObject(refused(422, "weakPassword"));
	const set = () => fromPage("/passwordResets", { token: link, new_password: NEW });
	const answers = await Promise.all([set(), set()]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
	expect(await set()).toMatchObject({
		status: 404,
		body: { code: "resetOver", error: refusalWords.resetOver },
	});

	expect((await visitor.call(token, "GET", "/account")).status).toBe(401);
	expect((await other.visitor.call(other.token, "GET", "/account")).status).toBe(200);
	await expect(new Visitor(plotluck.url).enter("password", "Forgetful", OLD)).rejects.toThrow();
	expect(await new Visitor(plotluck.url).enter("password", "Forgetful", NEW)).toHaveProperty(
		"access_token",
	);
});

test("only an admin makes a link, for accounts on board only", async () => {
	const { id } = await member("Guarded");
	for (const headers of [{}, { "x-admin-key": "a wrong key" }])
		expect((await asAdmin({ user_id: id }, headers)).status).toBe(403);
	expect(await asAdmin({ user_id: "auth0|else" })).toMatchObject(refused(404, "unknownAccount"));
	const { body } = await call(plotluck.url, "GET", "/admin/accounts?search=guarded", undefined, {
		"x-admin-key": KEY,
	});
	expect(body).toMatchObject({ rows: [{ user_id: id, on_board: true }] });
});

test("the log has the key and the account of a link; neither log nor database has the token", async () => {
	const { id } = await member("Noted");
	const link = await linkFor(id);
	const rows = await db("admin_log").where({ user_id: id });
	expect(rows).toMatchObject([{ action: "password.link", label: "admin", target: null, done: 1 }]);
	const kept = await db("password_resets").where({ account_id: id });
	expect(kept).toHaveLength(1);
	expect(JSON.stringify([rows, kept])).not.toContain(link);
});

test("a newer link replaces the older one, and a link expires within a day", async () => {
	const { id } = await member("Twice");
	const [older, newer] = [await linkFor(id), await linkFor(id)];
	expect((await fromPage("/passwordResets/account", { token: older })).status).toBe(404);
	expect((await fromPage("/passwordResets/account", { token: newer })).status).toBe(200);
	const [row] = await db("password_resets").where({ account_id: id });
	expect((row?.expires_at ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000);
	expect((row?.expires_at ?? 0) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
	await db("password_resets")
		.where({ account_id: id })
		.update({ expires_at: Date.now() - 1 });
	expect((await fromPage("/passwordResets", { token: newer, new_password: NEW })).status).toBe(404);
	await enforceRetention(db, memoryBus())();
	expect(await db("password_resets").where({ account_id: id })).toEqual([]);
});

test("another site's page sets no password", async () => {
	const { id } = await member("Foreign");
	const token = await linkFor(id);
	const headers = { origin: "https://evil.example" };
	for (const [path, body] of [
		["/passwordResets", { token, new_password: NEW }],
		["/passwordResets/account", { token }],
	] as const)
		expect(await fromPage(path, body, headers)).toMatchObject(refused(403, "foreignPage"));
});

test("an address that tries tokens is stopped", async () => {
	const tries = (i: number) =>
		fromPage("/passwordResets/account", { token: `token ${i}` }, {}, "203.0.113.77");
	expect(await statusesOf(14, tries)).toEqual([...Array(12).fill(404), 429, 429]);
});
