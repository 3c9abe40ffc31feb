import { expect, test } from "vitest";
import { dayBefore, utcDate } from "#game/settings/first-line.ts";
import { STATUS } from "#game/status.ts";
import { firstLineOf } from "../../../../content/first-lines/index.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { endDay } from "../../../support/days/first-lines.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";
import { connected, refused } from "../rest.ts";

const ADMIN_KEY = "a key with sixteen signs".replaceAll(" ", "-");
const plotluck = ownPlotluck({ ADMIN_KEYS: `ann:${ADMIN_KEY}` });
const META = { sprite_id: 2, mature: false, accessibility2: "classic" };
const device = (name: string) => name.padEnd(20, "-");

/** Opens a room with today's line, whose writer connects. */
async function begin(name: string, language = "en"): Promise<WirePlayer> {
	const { status, body } = await call(plotluck.url, "POST", "/rooms/", {
		first_line: utcDate(Date.now()),
		settings: { language, num_switches: 9, maturity: "ALL_AGES" },
		host: { name, meta: META },
	});
	expect(status).toBe(201);
	return connected(plotluck.url, body.host);
}

/** Writes a story to its end. */
async function write(name: string, language?: string): Promise<WirePlayer> {
	const writer = await begin(name, language);
	await skipTo(plotluck, [writer], STATUS.results);
	return writer;
}

const shareAs = (who: string, { seat }: WirePlayer, more: object, secret = seat.secret) =>
	call(
		plotluck.url,
		"PUT",
		`/rooms/${seat.room_code}/firstLine`,
		{ shared: true, device: device(who), ...more },
		{ "x-player-secret": secret },
	);
const share = (
	writer: WirePlayer,
	shared: boolean,
	{ secret, sentence }: { secret?: string; sentence?: number } = {},
) => shareAs(String(writer.seat.id), writer, { shared, sentence }, secret);
const others = (who: string) =>
	call(plotluck.url, "POST", "/firstLine/others", { device: device(who) });
const othersOf = async ({ seat }: WirePlayer) => (await others(String(seat.id))).body.lines;

test("the line of the day is the same for everybody with a language, and opens a room of five minutes", async () => {
	const asked = (language: string) =>
		call(plotluck.url, "GET", "/firstLine", undefined, { "accept-language": language });
	const { body } = await asked("de-AT");
	const today = firstLineOf(utcDate(Date.now()), "de");
	expect(body).toEqual({
		date: utcDate(Date.now()),
		language: "de",
		opening: today.opening,
		characters: today.names,
	});
	const writer = await begin("Anna", "de");
	expect(await writer.act("game/start")).toBeNull();
	await writer.until(() => writer.player.current_submission !== null);
	expect(writer.game.settings).toMatchObject({
		num_switches: 1,
		write_duration: 300,
		max_players: 1,
	});
	expect(writer.game.first_line).toEqual({ date: body.date, opening: today.opening });
	expect(writer.player.current_submission?.prompts).toEqual([today.opening]);
	const cast = Object.values(writer.player.current_story?.characters ?? {});
	expect(cast.map(({ name }) => name)).toEqual(today.names);

	const over = await call(plotluck.url, "POST", "/rooms/", {
		first_line: dayBefore(Date.now() - 86_400_000),
		host: { name: "Anna", meta: META },
	});
	expect(over).toMatchObject(refused(409, "firstLineOver"));
});

test("only players who share their line read those of yesterday, each of them once", async () => {
	const writers = await Promise.all(["Mika", "Boo", "Dot", "Pim"].map((name) => write(name)));
	const [mika, boo, dot, pim] = writers as [WirePlayer, WirePlayer, WirePlayer, WirePlayer];
	const german = await write("Anna", "de");
	expect(await share(mika, true, { secret: "a secret that is nobody's" })).toMatchObject({
		status: 403,
	});
	for (const writer of [mika, mika, boo, dot, german])
		expect(await share(writer, true)).toMatchObject({ status: 200, body: { shared: true } });
	expect((await share(dot, false)).body).toEqual({ shared: false });
	expect(await share(boo, true, { sentence: 99 })).toMatchObject(refused(409, "noSuchLine"));
	expect((await share(boo, true, { sentence: 0 })).status).toBe(200);
	expect(await othersOf(mika)).toBeNull(); // not before tomorrow
	await endDay(
		plotluck,
		[mika, boo, dot, pim, german].map(({ seat }) => device(String(seat.id))),
	);

	const lineOf = ({ game }: WirePlayer) => Object.values(game.stories)[0]?.meta.best_line;
	expect(lineOf(boo)).toBeTruthy();
	expect(await othersOf(mika)).toEqual([{ id: expect.any(Number), line: lineOf(boo) }]);
	expect(await othersOf(boo)).toEqual([{ id: expect.any(Number), line: lineOf(mika) }]);
	expect(await othersOf(german)).toEqual([]);
	for (const without of [dot, pim]) expect(await othersOf(without)).toBeNull();
	expect((await others("a stranger")).body.lines).toBeNull();

	const [line] = (await othersOf(mika)) as { id: number }[];
	const report = ({ seat }: WirePlayer) =>
		call(plotluck.url, "POST", `/firstLine/others/${line?.id}/report`, {
			device: device(String(seat.id)),
		});
	expect((await report(pim)).status).toBe(404);
	expect((await report(mika)).status).toBe(200);
	expect(await othersOf(mika)).toEqual([]);
	// One reader is not the judge of all.
	const later = await write("Late");
	await share(later, true);
	await endDay(plotluck, [device(String(later.seat.id))]);
	expect(await othersOf(later)).toHaveLength(2);
	const admin = (method: string, path: string) =>
		call(plotluck.url, method, path, undefined, { "x-admin-key": ADMIN_KEY });
	expect((await admin("GET", "/admin/firstLines")).body).toMatchObject({
		rows: [{ id: line?.id, line: lineOf(boo), reports: 1, hidden: false, language: "en" }],
		next: null,
	});
	expect((await admin("DELETE", `/admin/firstLines/${line?.id}`)).status).toBe(200);
	expect((await admin("DELETE", "/admin/firstLines/999999")).status).toBe(404);
	expect(await othersOf(later)).toHaveLength(1);
	expect((await call(plotluck.url, "GET", "/admin/firstLines")).status).toBe(403);
});

test("the audience has no line, and a kicked player can still withdraw one", async () => {
	const writer = await begin("Mika");
	expect(await writer.act("game/settings", { settings: { audiences: true } })).toBeNull();
	const reader = await WirePlayer.join(plotluck.url, writer.seat.room_code, "Reader", {
		audience: true,
		mature: false,
	});
	await skipTo(plotluck, [writer], STATUS.results);
	expect(await share(reader, true)).toMatchObject(refused(409, "noSuchLine"));
	expect(await writer.act("game/vip", { vip_action: { kick_player: reader.id } })).toBeNull();
	expect(await share(reader, true)).toMatchObject(refused(403, "kicked"));
	expect(await share(reader, false)).toMatchObject({ status: 200, body: { shared: false } });
});

test("a room has one line, whatever devices its calls name", async () => {
	const [reader, writer] = await Promise.all(["Reader", "Writer"].map((name) => write(name, "es")));
	if (!reader || !writer) throw new Error("nobody has written");
	for (const name of ["one", "two", "three"])
		expect((await shareAs(name, writer, {})).status).toBe(200);
	await share(reader, true);
	await endDay(plotluck, [...["one", "two", "three"].map(device), device(String(reader.seat.id))]);
	expect(await othersOf(reader)).toHaveLength(1);
	expect((await others("one")).body.lines).toBeNull();
	expect((await others("three")).body.lines).toHaveLength(1);
});

test("a line is for others only at the end of a story with a given beginning", async () => {
	const writer = await begin("Mika");
	expect(await share(writer, true)).toMatchObject(refused(409, "gameGoesOn"));
	const alone = await WirePlayer.host(plotluck.url, { game_mode: "solo_mode" });
	expect(await share(alone, true)).toMatchObject(refused(409, "firstLineOver"));
});
