import { afterAll, beforeAll, expect, test } from "vitest";
import { firstId } from "#game/room.ts";
import { takeDown } from "../../../../db/admin/story-reports.ts";
import { type Db, openDatabase } from "../../../../db/connection.ts";
import { keepFinishedGame } from "../../../../db/finished-games.ts";
import { openRoom } from "../../../../db/rooms.ts";
import { saveShare } from "../../../../db/shares.ts";
import { hashSecret } from "../../../../gateway/session.ts";
import { takeSeatIn } from "../../../db/temp-database.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

const HOUR = 3_600_000;
const READS = 6;
const plotluck = ownPlotluck({ TRUST_PROXY: "true", STORIES_PER_MINUTE: String(READS) });
let db: Db;
beforeAll(async () => {
	db = await openDatabase(`${plotluck.dataDir}/plotluck.db`);
});
afterAll(() => db.destroy());

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(plotluck.url + path, { headers });
const bestLine = "It rained on the heron. ".repeat(100);
const storyWith = (title: string, expires_at: number) => ({
	title,
	mature: false,
	best_line: bestLine,
	parts: [],
	expires_at,
});

/** Returns each answer of a path by the encoding that was asked for and the one that came. */
async function inAllEncodings(path: string, headers: Record<string, string> = {}) {
	const answers: Record<string, { text: string; type: string | null }> = {};
	for (const asked of ["br", "gzip", "identity", "br"]) {
		const answer = await get(path, { ...headers, "accept-encoding": asked });
		expect(answer.status).toBe(200);
		const came = answer.headers.get("content-encoding") ?? "identity";
		expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
		answers[`${asked}: ${came}`] = {
			text: await answer.text(),
			type: answer.headers.get("content-type"),
		};
	}
	expect(Object.keys(answers)).toEqual(["br: br", "gzip: gzip", "identity: identity"]);
	const [first, ...others] = Object.values(answers);
	for (const other of others) expect(other).toEqual(first);
	return { text: first?.text ?? "", type: first?.type ?? "" };
}

test("a shared story comes in every encoding, changes when it is shared again, and is gone at once when it is taken down", async () => {
	const gameId = Number(await openRoom(db, "SHAR", 1));
	const storyId = firstId(gameId);
	const expiresAt = Date.now() + HOUR;
	const share = { gameId, storyId, body: storyWith("The first try", expiresAt), expiresAt };
	const shortcut = await saveShare(db, share);
	const paths = { call: `/api/v3/stories/view/${shortcut}`, page: `/view/${shortcut}` };
	const call = await inAllEncodings(paths.call);
	expect([call.type, JSON.parse(call.text)]).toEqual([
		"application/json; charset=utf-8",
		share.body,
	]);
	const page = await inAllEncodings(paths.page);
	expect([page.type, page.text.includes("The first try")]).toEqual([
		"text/html; charset=utf-8",
		true,
	]);

	await saveShare(db, {
		...share,
		body: storyWith("The second try", expiresAt + 1),
		expiresAt: expiresAt + 1,
	});
	for (const path of Object.values(paths))
		expect((await inAllEncodings(path)).text).toContain("The second try");

	await takeDown(db, { storyId, shortcut, gameId }, Date.now());
	const refused = await get(paths.call);
	expect([refused.status, (await refused.json()).code]).toEqual([410, "storyTakenDown"]);
	expect(await (await get(paths.page)).text()).not.toContain("second try");
});

/** Keeps a finished game with a seat for each secret; returns the ids of its only story and of none. */
async function keptGame(code: string, secrets: string[]) {
	const gameId = Number(await openRoom(db, code, 1));
	const players: number[] = [];
	for (const secret of secrets) players.push(await takeSeatIn(db, gameId, hashSecret(secret)));
	const id = firstId(gameId);
	const body = { stories: { [id]: { title: bestLine } } };
	const record = { id, lastId: id + 9, body, expiresAt: Date.now() + HOUR };
	await keepFinishedGame(db, gameId, record, { players, kicked: [] });
	return { id, none: id + 1, record };
}

test("a finished game comes in every encoding, and is gone at once when it expires", async () => {
	const { id, none, record } = await keptGame("KEPT", ["a secret of Ann"]);
	const ann = { "x-player-secret": "a secret of Ann" };
	const { text, type } = await inAllEncodings(`/api/v3/games/${id}`, ann);
	expect([type, JSON.parse(text)]).toEqual([
		"application/json; charset=utf-8",
		{ game: record.body, expires_at: record.expiresAt },
	]);
	const unknown = await get(`/api/v3/games/${none}`, ann);
	expect([unknown.status, (await unknown.json()).code]).toEqual([404, "storyUnknown"]);
	await db("finished_games").where({ id }).update({ expires_at: Date.now() });
	expect((await get(`/api/v3/games/${id}`, ann)).status).toBe(404);
});

test("a seat reads its game a few times a minute from all addresses, and others still read it", async () => {
	const { id } = await keptGame("READ", ["a secret of Ben", "a secret of Cleo"]);
	const read = async (secret: string, n: number) =>
		(
			await get(`/api/v3/games/${id}`, {
				"x-player-secret": secret,
				"x-forwarded-for": `203.0.113.${n}`,
			})
		).status;
	for (let n = 0; n < READS; n++) expect(await read("a secret of Ben", n)).toBe(200);
	expect(await read("a secret of Ben", 100)).toBe(429);
	expect(await read("a secret of Cleo", 100)).toBe(200);
});
