import { randomBytes } from "node:crypto";
import { STATUS } from "#game/status.ts";
import { playTo, QUICK, twoPlayers } from "../../players/wire/game.ts";
import { call } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";
import { tally } from "./guessing.ts";

/** The default limit of one address (docs/hosting.md "Limits by address"). */
const GUESSES = 30;

/** A stranger looks for tables of others and tries to delete one; then one that is gone is opened. */
export const guessedTables: AttackCase = {
	name: "tables of groups guessed, deleted and opened",
	asked: `${GUESSES} wrong links a minute are looked up, no stranger deletes, and a deleted table opens nothing`,
	async run({ target: { url }, seed }) {
		const from = { "x-forwarded-for": `198.51.${seed % 250}.24` };
		const players = await twoPlayers(url, QUICK);
		await playTo(players, STATUS.results);
		const [{ seat }] = players;
		const own = { "x-player-secret": seat.secret };
		const path = `/rooms/${seat.room_code}/table`;
		const { key } = (await call(url, "PUT", path, { name: "Thursday" }, own)).body;
		const remove = (who: Record<string, string>) =>
			call(url, "DELETE", `/tables/${key}`, undefined, who);
		const read = (guess: string) =>
			call(url, "GET", `/tables/${encodeURIComponent(guess)}`, undefined, from);
		const strangers = await Promise.all([remove(from), remove({ ...from, ...wrongSecret() })]);
		const near = [`${key}`.toLowerCase(), `${key}`.slice(1), `${key}_`, seat.room_code, "%00"];
		const guesses = Array.from({ length: 2 * GUESSES }, () =>
			randomBytes(18).toString("base64url"),
		);
		const wrong = await Promise.all([...near, ...guesses].map(read));
		const statuses = tally(wrong.map(({ status }) => status));
		const texts = new Set(wrong.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
		const right = await read(`${key}`);
		const removed = await remove(own);
		const host = { name: "Host", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };
		const opened = await call(url, "POST", "/rooms", { table: key, host });
		for (const player of players) player.leave();
		return {
			figures: {
				"looked up": statuses[404] ?? 0,
				refused: statuses[429] ?? 0,
				answers: texts.size,
				"right link": right.status,
				"deletions by strangers": tally(strangers.map(({ status }) => status))[200] ?? 0,
				"opened when gone": opened.status,
			},
			passed:
				// Both deletions were wrong secrets too.
				statuses[404] === GUESSES - strangers.length &&
				statuses[429] === wrong.length - GUESSES + strangers.length &&
				texts.size === 2 &&
				right.status === 200 &&
				right.body.shelf === null &&
				strangers.every(({ status }) => status === 403) &&
				removed.status === 200 &&
				opened.status === 404,
		};
	},
};

const wrongSecret = () => ({ "x-player-secret": randomBytes(24).toString("base64url") });
