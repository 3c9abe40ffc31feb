import { randomBytes } from "node:crypto";
import { STATUS } from "#game/status.ts";
import { playTo, QUICK, twoPlayers } from "../../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import { type AttackCase, is } from "../case.ts";
import { from, openSeat, person, stranger, tally, times } from "../senders/calls.ts";

/** The wrong links of one address (docs/hosting.md "Limits by address"). */
const GUESSES = 30;
/** Devices that use the same link at once. */
const TAKERS = 20;

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

/** Strangers guess links that open something without a seat, beside somebody who has the right one. */
export const LINK_CASES: AttackCase[] = [
	{
		name: "addresses of calendars guessed",
		asked: `${GUESSES} a minute are looked up, near misses look like any other, and a right one is still read`,
		async run(context) {
			const { url } = context.target;
			const headers = from(stranger(context, 22));
			const { room_code: code, secret } = await openSeat(url, {
				settings: { pace: "slow" },
				headers,
			});
			const own = { ...headers, "x-player-secret": secret };
			const { body } = await call(url, "PUT", `/rooms/${code}/calendar`, {}, own);
			const path = String(body.path);
			const read = async (file: string) => {
				const answer = await fetch(`${url}/api/v3${file}`, { headers });
				return { status: answer.status, text: await answer.text() };
			};
			// Calendar programs read again and again, and an address that was right before passes a flood.
			await read(path);
			const misses = [
				path.replace(/.\.ics$/, "_.ics"),
				path.toLowerCase(),
				`/calendars/${secret}.ics`,
				`/calendars/${code}.ics`,
				"/calendars/.ics",
				...times(2 * GUESSES, () => `/calendars/${random(32)}.ics`),
			];
			const wrong = await Promise.all(misses.map(read));
			const right = await read(path);
			return {
				...lookedUp(wrong, GUESSES),
				answers: is(new Set(wrong.map(({ status, text }) => `${status} ${text}`)).size, 2),
				"own calendar": is(right.status, 200),
				"its first line": is(right.text.split("\r\n")[0] ?? "", "BEGIN:VCALENDAR"),
			};
		},
	},
	{
		name: "tables of groups guessed, deleted and opened",
		asked: `${GUESSES} wrong links a minute are looked up, no stranger deletes, and a deleted table opens nothing`,
		async run(context) {
			const { url } = context.target;
			const headers = from(stranger(context, 24));
			const players = await twoPlayers(url, QUICK);
			await playTo(players, STATUS.results);
			const [{ seat }] = players;
			const own = { "x-player-secret": seat.secret };
			const path = `/rooms/${seat.room_code}/table`;
			const { body } = await call(url, "PUT", path, { name: "Thursday" }, own);
			const key = String(body.key);
			const remove = (who: Record<string, string>) =>
				call(url, "DELETE", `/tables/${key}`, undefined, who);
			const read = (guess: string) =>
				call(url, "GET", `/tables/${encodeURIComponent(guess)}`, undefined, headers);
			const strangers = await Promise.all([
				remove(headers),
				remove({ ...headers, "x-player-secret": random(24) }),
			]);
			const near = [key.toLowerCase(), key.slice(1), `${key}_`, seat.room_code ?? "", "%00"];
			const guesses = times(2 * GUESSES, () => random(18));
			const wrong = await Promise.all([...near, ...guesses].map(read));
			const right = await read(key);
			const removed = await remove(own);
			const opened = await call(url, "POST", "/rooms", { table: key, host: person("Host") });
			for (const player of players) player.leave();
			return {
				// Both deletions were wrong secrets too.
				...lookedUp(wrong, GUESSES - strangers.length),
				answers: is(
					new Set(wrong.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
					2,
				),
				"right link": is(right.status, 200),
				"its shelf": is(JSON.stringify(right.body.shelf), "null"),
				"deletions by strangers refused": is(tally(strangers)[403] ?? 0, strangers.length),
				"deletion by the host": is(removed.status, 200),
				"opened when gone": is(opened.status, 404),
			};
		},
	},
	{
		name: "stolen links to a seat",
		asked: `one of ${TAKERS} devices gets the seat, ${GUESSES} links are looked up, and the owner takes the seat back`,
		async run(context) {
			const { url } = context.target;
			const address = (n: number) => from(`198.52.${context.seed % 250}.${n}`);
			const use = (token: string, n: number) =>
				call(url, "POST", "/continueLinks", { token }, address(n));
			const host = await WirePlayer.host(url, {}, "Owner");
			const path = `/rooms/${host.seat.room_code}/continueLink`;
			const asOwner = (method: string, secret: string) =>
				call(url, method, path, undefined, { ...address(1), "x-player-secret": secret });

			const { token } = (await asOwner("POST", host.seat.secret)).body;
			const uses = await Promise.all(times(TAKERS, (n) => use(String(token), 10 + n)));
			const guesses = await Promise.all(
				times(3 * GUESSES, (n) => use(`guess ${n} of a stranger`, 2)),
			);

			const stolen = uses.find(({ status }) => status === 201)?.body as unknown as WireSeat;
			const thief = await new WirePlayer(url, { ...host.seat, ...stolen }).connect();
			// The thief's secret is later than the owner's, so it ends nothing.
			await asOwner("DELETE", stolen.secret);
			const kept = (await asOwner("GET", host.seat.secret)).status;
			const ended = (await asOwner("DELETE", host.seat.secret)).body.count;
			await thief.until(() => thief.closed !== null).catch(() => {});
			await thief.connect();
			host.leave();
			return {
				"got the seat": is(tally(uses)[201] ?? 0, 1),
				"told that it is used": is(tally(uses)[409] ?? 0, TAKERS - 1),
				...lookedUp(guesses, GUESSES),
				"owner's seat": is(kept, 200),
				"devices ended": is(Number(ended), 1),
				"thief is back in": is(thief.seq >= 0, false),
			};
		},
	},
];

/** Returns how many of these wrong links were looked up, and how many were refused unseen. */
const lookedUp = (wrong: readonly { status: number }[], limit: number) => ({
	"looked up": is(tally(wrong)[404] ?? 0, limit),
	"refused unseen": is(tally(wrong)[429] ?? 0, wrong.length - limit),
});
