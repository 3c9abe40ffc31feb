import knex from "knex";
import { expect, test, vi } from "vitest";
import { WirePlayer } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const GUESSES = 3;
const CALLS = 60;
/** What the server reads every few seconds, however long the calls take. */
const BY_ITSELF = /\b(sqlite_sequence|push_messages)\b/;
const plotluck = ownPlotluck({
	TRUST_PROXY: "true",
	FAILED_CODES_PER_MINUTE: String(GUESSES),
	JOINS_PER_MINUTE: "3",
	CONNECTIONS_PER_MINUTE: "5",
});

/** Counts the queries that calls cause, from now on. */
function countQueries(): () => number {
	const emitted = vi.spyOn(knex.Client.prototype, "emit");
	emitted.mockClear();
	return () =>
		emitted.mock.calls.filter(
			([name, query]) => name === "query" && !BY_ITSELF.test((query as { sql: string }).sql),
		).length;
}

const headers = (address: string) => ({
	"x-forwarded-for": address,
	"x-player-secret": "a secret of nobody's",
	"content-type": "application/json",
});
const PERSON = { name: "Guesser", meta: { sprite_id: 2, mature: true } };

let secrets = 0;
const newSecret = () => ({ secret: `${++secrets}`.padStart(32, "x") });

const ASKED: [string, string, string, object?][] = [
	["GET", "/rooms/CODE/channel", "203.0.113.1"],
	["PUT", "/rooms/CODE/calendar", "203.0.113.2", {}],
	["GET", "/rooms/CODE/continueLink", "203.0.113.3"],
	["DELETE", "/rooms/CODE/screens", "203.0.113.4"],
	["GET", "/calendars/none.ics", "203.0.113.5"],
	["GET", "/tables/none", "203.0.113.6"],
	["GET", "/tables/none/weekly/2026-11-28.ics", "203.0.113.7"],
	["GET", "/games/1", "203.0.113.8"],
	["PUT", "/stories/1", "203.0.113.9", { secret: "x".repeat(32) }],
	["PUT", "/rooms/CODE/players", "203.0.113.10", PERSON],
	["GET", "/rooms/ZZZZ", "203.0.113.11"],
	["POST", "/continueLinks", "203.0.113.12", { token: "x".repeat(32) }],
];

test("no call with a wrong secret causes a look-up after the limit", {
	timeout: 240_000,
}, async () => {
	const host = await WirePlayer.host(plotluck.url, {}, "Host");
	const { room_code: code } = host.seat;
	host.leave();
	const costs: [string, boolean][] = [];
	for (const [method, path, address, body] of ASKED) {
		const ask = async () => {
			const answer = await fetch(`${plotluck.url}/api/v3${path.replace("CODE", code)}`, {
				method,
				headers: headers(address),
				...(body && { body: JSON.stringify({ ...body, ...(body === PERSON && newSecret()) }) }),
			});
			await answer.text();
			return answer.status;
		};
		let last = 0;
		for (let i = 0; i < 3 * GUESSES + 3; i++) last = await ask();
		const queries = countQueries();
		for (let i = 0; i < CALLS; i++) await ask();
		costs.push([`${method} ${path} ${last}`, queries() < CALLS / 2]);
	}
	expect(costs).toEqual(ASKED.map(([method, path]) => [`${method} ${path} 429`, true]));
});

test("a right secret causes no look-up after the limits of its address and its seat", async () => {
	const host = await WirePlayer.host(plotluck.url, {}, "Host");
	host.leave();
	const dial = async () => {
		const player = await new WirePlayer(plotluck.url, host.seat).connect({
			headers: { "x-forwarded-for": "203.0.113.13" },
		});
		player.leave();
		return player.refused ?? player.closed ?? "in";
	};
	const dials: unknown[] = [];
	for (let i = 0; i < 12; i++) dials.push(await dial());
	expect([dials[9], dials.at(-1)]).toEqual(["in", 429]);
	const queries = countQueries();
	for (let i = 0; i < CALLS; i++) expect(await dial()).toBe(429);
	expect(queries()).toBeLessThan(CALLS / 2);
});
