import { randomBytes } from "node:crypto";
import { call, type WireSeat } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";
import { tally } from "./guessing.ts";

/** The default limit of one address (docs/hosting.md "Limits by address"). */
const GUESSES = 30;

/** A stranger looks for the calendars of others, beside somebody who reads their own. */
export const guessedCalendars: AttackCase = {
	name: "addresses of calendars guessed",
	asked: `${GUESSES} a minute are looked up, near misses look like any other, and a right one is still read`,
	async run({ target: { url }, seed }) {
		const from = { "x-forwarded-for": `198.51.${seed % 250}.22` };
		const host = { name: "Host", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };
		const opened = await call(url, "POST", "/rooms", { settings: { pace: "slow" }, host }, from);
		const { room_code: code, secret } = opened.body.host as WireSeat;
		const own = { ...from, "x-player-secret": secret };
		const { body } = await call(url, "PUT", `/rooms/${code}/calendar`, {}, own);
		const path = String(body.path);
		const read = async (file: string) => {
			const answer = await fetch(`${url}/api/v3${file}`, { headers: from });
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
		];
		const near = await Promise.all(misses.map(read));
		const guesses = await Promise.all(
			Array.from({ length: 2 * GUESSES }, () =>
				read(`/calendars/${randomBytes(32).toString("base64url")}.ics`),
			),
		);
		const all = [...near, ...guesses];
		const statuses = tally(all.map(({ status }) => status));
		const texts = new Set(all.map(({ status, text }) => `${status} ${text}`));
		const right = await read(path);
		return {
			figures: {
				"looked up": statuses[404] ?? 0,
				refused: statuses[429] ?? 0,
				answers: texts.size,
				"own calendar": right.status,
			},
			passed:
				statuses[404] === GUESSES &&
				statuses[429] === all.length - GUESSES &&
				texts.size === 2 &&
				right.status === 200 &&
				right.text.startsWith("BEGIN:VCALENDAR"),
		};
	},
};
