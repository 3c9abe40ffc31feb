import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { playAhead, QUICK, twoPlayers } from "../../../players/wire/game.ts";
import { call, type WirePlayer } from "../../../players/wire/player.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";
import { refused } from "../rest.ts";

const plotluck = ownPlotluck({
	TRUST_PROXY: "true",
	FAILED_CODES_PER_MINUTE: "5",
	PUBLIC_URL: "https://plotluck.example",
});
const SLOW = { ...QUICK, pace: "slow", quiet_from: 8, quiet_until: 8, part_hours: 48 };

const own = (player: WirePlayer, method: string, body?: object, secret = player.seat.secret) =>
	call(plotluck.url, method, `/rooms/${player.seat.room_code}/calendar`, body, {
		"x-player-secret": secret,
	});
const pathOf = async (player: WirePlayer, body: object = {}) =>
	String((await own(player, "PUT", body)).body.path);
const read = (path: string, address = "203.0.113.1") =>
	fetch(`${plotluck.url}/api/v3${path}`, { headers: { "x-forwarded-for": address } });

/** Returns the properties of each event, with folded lines joined (RFC 5545, 3.1). */
function eventsIn(text: string): Record<string, string>[] {
	expect(text.replaceAll("\r\n", "")).not.toContain("\n");
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
	expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
	expect(lines.at(-2)).toBe("END:VCALENDAR");
	const events = lines.join("\n").split("BEGIN:VEVENT\n").slice(1);
	return events.map((event) =>
		Object.fromEntries(
			(event.split("\nEND:VEVENT")[0] ?? "")
				.split("\n")
				.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
		),
	);
}

/** Returns a time (epoch ms) as iCalendar writes it in UTC. */
const utc = (time: number) => `${new Date(time).toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

test("a calendar has the end of the own turn, of the reading, and the results", async () => {
	const [host, guest] = await twoPlayers(plotluck.url, SLOW);
	const code = host.seat.room_code;
	const path = await pathOf(host);
	expect(path).toMatch(/^\/calendars\/[\w-]{43}\.ics$/);
	const events = async () => eventsIn(await (await read(path)).text());
	expect(await events()).toEqual([]);

	await skipTo(plotluck, [host, guest], STATUS.storyWrite);
	await host.until(() => host.player.submission.submission_end !== null);
	const end = host.player.submission.submission_end ?? 0;
	const answer = await read(path);
	expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const [turn, ...more] = eventsIn(await answer.text());
	expect(more).toEqual([]);
	expect(turn).toMatchObject({
		DTSTART: utc(end - 1_800_000),
		DTEND: utc(end),
		SUMMARY: `Your turn ends (Plotluck\\, ${code})`,
		URL: `https://plotluck.example/game/${code}`,
	});

	await playAhead(host, STATUS.postStoryWrite);
	expect(await events()).toEqual([]);
	await skipTo(plotluck, [host, guest], STATUS.reacting);
	const limit = host.game.countdown.limit ?? 0;
	expect(await events()).toMatchObject([
		{ DTEND: utc(limit), SUMMARY: `Reading ends (Plotluck\\, ${code})` },
	]);
	await skipTo(plotluck, [host, guest], STATUS.results);
	expect(await events()).toMatchObject([{ SUMMARY: `The results are in (Plotluck\\, ${code})` }]);
});

test("only the owner of a seat gets its address, can renew it and withdraw it", async () => {
	const [host, guest] = await twoPlayers(plotluck.url, SLOW);
	const path = await pathOf(host);
	expect(await pathOf(host)).toBe(path);
	expect(await pathOf(guest)).not.toBe(path);
	const noSeat = refused(403, "noSuchSeat");
	expect(await own(host, "PUT", {}, "a-secret-of-nobody")).toMatchObject(noSeat);
	const renewed = await pathOf(host, { renew: true });
	expect((await read(path)).status).toBe(404);
	expect((await read(renewed)).status).toBe(200);
	expect((await own(host, "DELETE")).body).toEqual({ path: null });
	expect((await read(renewed)).status).toBe(404);
});

test("wrong tokens count as guesses, and lock no calendar out", async () => {
	const [host] = await twoPlayers(plotluck.url, SLOW);
	const path = await pathOf(host);
	const guess = async (token: string) =>
		(await read(`/calendars/${token}.ics`, "203.0.113.7")).status;
	const statuses: number[] = [];
	for (const token of ["x", "y".repeat(43), "%00", "..%2f", "z".repeat(500), "a", "b"])
		statuses.push(await guess(token));
	expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
	expect((await read(path, "203.0.113.7")).status).toBe(200);
});
