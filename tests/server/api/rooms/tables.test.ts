import { beforeAll, expect, test } from "vitest";
import { firstId } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { databaseOf } from "../../../db/temp-database.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { QUICK } from "../../../players/wire/game.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { ownIdentityProvider, ownPlotluck } from "../../../support/file-set-up.ts";
import { connected, hostAs, joinAs, META, refused } from "../rest.ts";

type Headers = Record<string, string>;

const KEY = "an admin key of the tests";
const YEAR = 365 * 24 * 3_600_000;
const provider = ownIdentityProvider();
const plotluck = ownPlotluck(() => ({
	...provider.env,
	ADMIN_KEY: KEY,
	PUBLIC_URL: "https://plotluck.example",
}));
let ann: Headers;
beforeAll(async () => {
	ann = await provider.bearer("auth0|ann");
});

const ask = (method: string, path: string, who: Headers = {}, body?: unknown) =>
	call(plotluck.url, method, path, body, who);
const seatOf = ({ seat }: WirePlayer): Headers => ({ "x-player-secret": seat.secret });
const keep = (player: WirePlayer, name = "Thursday soup") =>
	ask("PUT", `/rooms/${player.seat.room_code}/table`, seatOf(player), { name });
const openWith = (table: unknown, who: Headers = {}, mature = true) =>
	ask("POST", "/rooms", who, { table, host: { name: "Opener", meta: { ...META, mature } } });
const mine = (secrets: string[], who: Headers = {}) =>
	ask("POST", "/tables/mine", who, { secrets });

/** Returns what the list of Ann's tables says about one of them; Ann sits at several. */
const annsTable = async (wanted: string) => {
	const { body } = await mine([], ann);
	return (body as unknown as { key: string }[]).find(({ key }) => key === wanted);
};

/** Plays a game of two guests and of Ann with her account. */
async function evening(settings: object = {}) {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, ...settings }, "Bea");
	const guest = await WirePlayer.join(plotluck.url, host.seat.room_code, "Cem");
	const member = await joinAs(plotluck.url, ann, host.seat.room_code, "Ann");
	const players = [host, guest, member] as const;
	await skipTo(plotluck, [...players], STATUS.results);
	return players;
}

async function kept(settings: object = {}) {
	const players = await evening(settings);
	const { key } = (await keep(players[0])).body;
	return { players, key: String(key) };
}

/** Lets time pass for a table and its rooms, because nobody waits for a week. */
async function later(key: string, time: number): Promise<void> {
	const db = await databaseOf(plotluck);
	const table = await db("lasting_tables").where({ key }).first("id");
	await db("lasting_tables").where({ key }).decrement("last_at", time);
	await db("table_evenings")
		.where({ table_id: table?.id ?? 0 })
		.decrement("played_at", time);
}

test("any player keeps the table of a finished game, once for everybody", async () => {
	const host = await hostAs(plotluck.url, {}, QUICK);
	const guest = await joinAs(plotluck.url, {}, host.seat.room_code, "Guesty");
	const watcher = await WirePlayer.join(plotluck.url, host.seat.room_code, "Watcher", {
		audience: true,
	});
	expect(await keep(host)).toMatchObject(refused(409, "gameGoesOn"));
	await skipTo(plotluck, [host, guest], STATUS.results);
	const path = `/rooms/${host.seat.room_code}/table`;
	expect((await ask("GET", path, seatOf(guest))).body).toEqual({ table: null });
	for (const name of ["ab", "x".repeat(41), "\u200b\u200b\u200b", "You faggot"])
		expect((await keep(host, name)).status, name).toBe(422);
	const made = await keep(host);
	expect([made.status, made.body]).toEqual([
		200,
		{ key: expect.stringMatching(/^[\w-]{24}$/), name: "Thursday soup" },
	]);
	expect((await keep(guest, "Another name")).body).toEqual(made.body);
	expect((await ask("GET", path, seatOf(guest))).body).toEqual({ table: made.body });
	expect(await keep(watcher)).toMatchObject(refused(403, "tableOfPlayers"));
	const stranger = { "x-player-secret": "not the secret of a seat" };
	expect(await ask("GET", path, stranger)).toMatchObject({ status: 403 });
});

test("the same table a week later has the last settings, and its people see that it is open", async () => {
	const { players, key } = await kept({ num_switches: 2, audiences: false });
	const [host, guest] = players;
	await host.act("game/vip", { vip_action: { close_game: true } });
	await later(key, 7 * 24 * 3_600_000);
	const secrets = [guest.seat.secret, "the secret of another seat"];
	expect((await mine(secrets)).body).toEqual([
		{
			...{ key, name: "Thursday soup", open: null, secret: guest.seat.secret },
			last_at: expect.any(Number),
		},
	]);
	expect((await mine(["the secret of another seat"])).body).toEqual([]);
	expect(await annsTable(key)).toMatchObject({ key, secret: null, open: null });

	// Several people press at once, and one room opens.
	const answers = await Promise.all([1, 2, 3].map(() => openWith(key)));
	const opened = answers.filter(({ status }) => status === 201);
	expect(opened).toHaveLength(1);
	for (const { status, body } of answers)
		if (status !== 201)
			expect([status, body.code]).toEqual([409, expect.stringMatching(/^tableOpen/)]);
	expect(await openWith(key)).toMatchObject(refused(409, "tableOpen"));
	const opener = await connected(plotluck.url, opened[0]?.body.host);
	const { settings, room_code: code } = opener.game;
	expect(settings).toMatchObject({ num_switches: 2, audiences: false, write_duration: 0 });
	const open = { key, open: { code, num_players: 1 } };
	expect((await mine([guest.seat.secret])).body).toMatchObject([open]);
	expect(await annsTable(key)).toMatchObject(open);

	// The guest comes with the secret of another seat, and stays one person.
	const again = await WirePlayer.join(plotluck.url, code, "Cem");
	const known = await mine([again.seat.secret, guest.seat.secret]);
	expect(known.body).toMatchObject([{ key, secret: guest.seat.secret, open: { code } }]);
	await skipTo(plotluck, [opener, again], STATUS.results);
	expect((await mine([again.seat.secret])).body).toEqual([]);
	const page = await ask("GET", `/tables/${key}`, seatOf(opener));
	expect(page.body).toMatchObject({ member: true, maker: false, open: { code } });
	expect(page.body.shelf).toHaveLength(2);
});

test("only the maker creates a new link, which is the only way back for a removed member", async () => {
	const { players, key } = await kept();
	const [host, guest] = players;
	const renew = (who: Headers, body = {}) => ask("POST", `/tables/${key}/key`, who, body);
	for (const who of [seatOf(guest), ann, {}])
		expect(await renew(who)).toMatchObject(refused(403, "makerOnly"));
	const renewed = await renew(seatOf(host), { alone: true });
	expect(renewed).toMatchObject({ status: 200, body: { name: "Thursday soup" } });
	expect((await ask("GET", `/tables/${key}`, seatOf(guest))).status).toBe(404);
	expect((await openWith(key)).status).toBe(404);
	const page = (who: Headers) => ask("GET", `/tables/${renewed.body.key}`, who);
	expect((await page(seatOf(host))).body).toMatchObject({ member: true, maker: true });
	for (const who of [seatOf(guest), ann])
		expect((await page(who)).body).toMatchObject({ member: false, shelf: null });
	expect((await mine([guest.seat.secret])).body).toEqual([]);
});

test("a caller with the link plays solo without becoming a member, and a member closes the room", async () => {
	const { players, key } = await kept({ num_switches: 2 });
	const [host, guest] = players;
	await host.act("game/vip", { vip_action: { close_game: true } });
	const path = `/tables/${key}`;
	const page = async (who: Headers) => (await ask("GET", path, who)).body;
	const close = (who: Headers) => ask("DELETE", `${path}/room`, who);
	expect(await page(seatOf(host))).toMatchObject({ open: null, closable: false });
	expect((await close(seatOf(host))).body).toEqual({ open: null });

	// Somebody else opens the table, and plays a game with two seats.
	const { body } = await openWith(key);
	const opener = await connected(plotluck.url, body.host);
	const { room_code: code } = opener.game;
	const second = await WirePlayer.join(plotluck.url, code, "Also mine");
	await opener.act("game/settings", { settings: { num_switches: 3 } });
	await skipTo(plotluck, [opener, second], STATUS.results);
	for (const who of [seatOf(opener), seatOf(second)]) {
		expect(await page(who)).toMatchObject({ member: false, closable: false, shelf: null });
		expect(await close(who)).toMatchObject(refused(403, "noMember"));
	}
	expect((await mine([opener.seat.secret, second.seat.secret])).body).toEqual([]);
	expect((await page(seatOf(host))).shelf).toHaveLength(1);

	// The next game of that room keeps members out, until one of them closes it.
	await opener.act("game/vip", { vip_action: { play_again: true } });
	await opener.act("game/vip", { vip_action: { lock_room: true } });
	expect(await page(ann)).toMatchObject({ open: { code }, closable: true });
	expect((await close(ann)).body).toEqual({ open: null });
	expect((await ask("GET", `/rooms/${code}`)).status).toBe(404);
	expect(await page(seatOf(guest))).toMatchObject({ open: null, closable: false });

	// The settings are still those of the group. A room with one of them stays.
	const again = await openWith(key);
	const stranger = await connected(plotluck.url, again.body.host);
	expect(stranger.game.settings.num_switches).toBe(2);
	const cem = await WirePlayer.join(plotluck.url, stranger.game.room_code, "Cem");
	expect(await page(ann)).toMatchObject({ closable: true });
	await mine([cem.seat.secret, guest.seat.secret]);
	expect(await page(ann)).toMatchObject({ closable: false });
	expect(await close(ann)).toMatchObject(refused(409, "memberSits"));
	const bye = { kick_player: cem.seat.id };
	await stranger.act("game/vip", { vip_action: bye });
	expect(await page(ann)).toMatchObject({ closable: true });
	await joinAs(plotluck.url, ann, stranger.game.room_code, "Ann");
	expect(await close(seatOf(host))).toMatchObject(refused(409, "memberSits"));
});

test("a table shows its members past winners and saved stories, and other callers none of them", async () => {
	const { players, key } = await kept();
	const [host, guest, member] = players;
	const read = async (who: Headers) => (await ask("GET", `/tables/${key}`, who)).body;
	const storiesFor = async (who: Headers) =>
		(await read(who)).shelf as unknown as { stories: Record<string, unknown>[] }[];
	expect(await read({})).toMatchObject({ member: false, maker: false, shelf: null });
	expect(await read(seatOf(host))).toMatchObject({
		...{ member: true, maker: true, maturity: "ALL_AGES", game_mode: "default" },
		shelf: [{ game_id: host.seat.game_id }],
	});
	const [{ stories: winners } = { stories: [] }] = await storiesFor(seatOf(host));
	expect(winners.length).toBeGreaterThan(0);
	const texts = { title: expect.stringMatching(/./), best_line: expect.stringMatching(/./) };
	for (const winner of winners)
		expect(winner).toMatchObject({
			...{ ...texts, winner: true, own: false, awards: [] },
			faces: expect.arrayContaining([host.player.meta.sprite_id]),
		});
	const [story = 0] = member.player.own_stories;
	await ask("PUT", `/playerStories/${story}`, ann);
	const onShelf = async (who: Headers) =>
		(await storiesFor(who))[0]?.stories.find(({ id }) => id === story);
	const row = { id: story, mature: false, title: texts.title };
	expect(await onShelf(seatOf(host))).toMatchObject({ ...row, own: false });
	expect(await onShelf(ann)).toMatchObject({ ...row, own: true });

	// One objection is enough, against what a library keeps too.
	const takeDown = (id: unknown, who: Headers) => ask("DELETE", `/tables/${key}/shelf/${id}`, who);
	for (const who of [{}, { "x-player-secret": "not the secret of a member" }])
		expect(await takeDown(story, who)).toMatchObject(refused(403, "noMember"));
	for (const other of ["none", 1, firstId(host.seat.game_id + 1), "9".repeat(15)])
		expect(await takeDown(other, seatOf(guest))).toMatchObject(refused(404, "noSuchStory"));
	for (const id of new Set([...winners.map(({ id }) => id), story]))
		expect((await takeDown(id, seatOf(guest))).body).toEqual({ id, kept: false });
	expect(await read(ann)).toMatchObject({ shelf: [{ stories: [] }] });
});

test("a table of adults is opened by adults only, and no solo game has one", async () => {
	const { players, key } = await kept({ maturity: "MATURE" });
	await players[0].act("game/vip", { vip_action: { close_game: true } });
	expect(await openWith(key, {}, false)).toMatchObject(refused(403, "minors"));
	expect((await openWith(key)).status).toBe(201);
	const solo = await WirePlayer.host(plotluck.url, { ...QUICK, game_mode: "solo_mode" });
	await skipTo(plotluck, [solo], STATUS.results);
	expect(await keep(solo)).toMatchObject(refused(409, "tableForOne"));
});

test("people leave, only the maker deletes, and a deleted table opens nothing", async () => {
	const { players, key } = await kept();
	const [host, guest] = players;
	const path = `/tables/${key}`;
	const stranger = { "x-player-secret": "not the secret of a member" };
	for (const who of [{}, stranger, seatOf(guest), ann])
		expect(await ask("DELETE", path, who)).toMatchObject({
			status: 403,
			body: { code: "makerOnly", error: expect.stringMatching(/./) },
		});
	expect(await ask("DELETE", `${path}/membership`, stranger)).toMatchObject(
		refused(403, "noMember"),
	);
	expect((await ask("DELETE", `${path}/membership`, seatOf(guest))).body).toEqual({
		member: false,
	});
	expect((await mine([guest.seat.secret])).body).toEqual([]);
	expect((await ask("DELETE", path, seatOf(host))).body).toEqual({ deleted: true });
	for (const answer of await Promise.all([
		openWith(key),
		ask("GET", path, seatOf(host)),
		ask("GET", `${path}/weekly/2026-12-03T20:00.ics`),
		ask("DELETE", path, seatOf(host)),
	]))
		expect(answer).toMatchObject(refused(404, "noSuchTable"));
	expect((await mine([host.seat.secret])).body).toEqual([]);
	expect(await annsTable(key)).toBeUndefined();

	const other = await kept();
	const admin = { "x-admin-key": KEY };
	expect((await ask("DELETE", `/admin/tables/${other.key}`)).status).toBe(403);
	expect((await ask("DELETE", `/admin/tables/${other.key}`, admin)).status).toBe(200);
	expect((await ask("GET", `/tables/${other.key}`)).status).toBe(404);
});

test("a calendar has an evening every week with the link, by the reader's own clock", async () => {
	const { key } = await kept();
	const read = (begin: string) => fetch(`${plotluck.url}/api/v3/tables/${key}/weekly/${begin}`);
	const answer = await read("2026-12-03T20:00.ics");
	expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	const lines = (await answer.text()).replace(/\r\n[ \t]/g, "").split("\r\n");
	for (const line of [
		"BEGIN:VCALENDAR",
		"DTSTART:20261203T200000",
		"RRULE:FREQ=WEEKLY",
		"SUMMARY:Thursday soup (Plotluck)",
		`URL:https://plotluck.example/table/${key}`,
	])
		expect(lines).toContain(line);
	expect(lines.filter((line) => line.startsWith("UID:") && line.includes(key))).toEqual([]);
	for (const begin of ["2026-02-31T20:00.ics", "2026-12-03T24:00.ics", "tomorrow.ics", ".ics"])
		expect((await read(begin)).status, begin).toBe(404);
});

test("a year after its last evening a table has only those with an account", async () => {
	const { players, key } = await kept();
	await later(key, YEAR + 60_000);
	await plotluck.server.stop();
	await plotluck.startAgain();
	await expect
		.poll(async () => (await mine([players[0].seat.secret])).body, { timeout: 30_000 })
		.toEqual([]);
	expect(await annsTable(key)).toMatchObject({ key });
});
