import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { expectedCourse } from "../../players/evening/course.ts";
import { Party, type Zeal } from "../../players/evening/party.ts";
import { ringFaults } from "../../players/evening/rules.ts";
import { expectedScores, shownScores } from "../../players/evening/scores.ts";
import { shownFaults } from "../../players/evening/shown.ts";
import { expectedStats } from "../../players/evening/stats.ts";
import { call } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const plotluck = ownPlotluck();

const ZEALS: Zeal[] = ["keen", "lazy", "asleep", "asleep"];

/** Adds fans at once: a quarter keen, a quarter lazy, half asleep. */
const crowd = (party: Party, size: number) =>
	party.all(
		Array.from({ length: size }, (_, i) => party.watches(ZEALS[i % ZEALS.length] ?? "keen")),
	);

test("a hundred viewers do not change or delay a game of four players", {
	timeout: 180_000,
}, async () => {
	const party = new Party(
		plotluck.url,
		{ num_switches: 1, faster_phases: true, write_duration: 0, hide_authors: true },
		4711,
	);
	const { players, fans, ledger } = party;
	for (let i = 0; i < 4; i++) await party.comes();
	const seen = (count: number) =>
		party.all(
			players.map((player) => player.until(() => player.game.extra.num_audience === count)),
		);
	await crowd(party, 40);
	await seen(40);
	await party.play(STATUS.preStoryWrite);
	await crowd(party, 40);
	await seen(80);
	await party.play(STATUS.reacting);
	await crowd(party, 20);
	await seen(100);
	for (const fan of fans.slice(80)) expect(shownFaults(fan.game, ledger)).toEqual([]);

	// The game does not wait for the audience, so unfinished reactions stay undone.
	await party.all([...players, ...fans].map((guest) => guest.play(STATUS.results)));
	const tooLate = await call(plotluck.url, "PUT", `/rooms/${party.code}/audience`, {
		name: "Too late",
		meta: { sprite_id: 1, mature: true },
	});
	expect([tooLate.status, tooLate.body]).toEqual([
		409,
		{ error: "The voting has already started", code: "votingStarted" },
	]);
	const [host] = players;
	for (const guest of [...players, ...fans]) {
		expect(guest.game.extra).toEqual({ num_audience: 100, num_screens: 0, language: "en" });
		expect(shownScores(guest.game)).toEqual(expectedScores(guest.game, ledger));
		expect(guest.game.game_stats).toEqual(expectedStats(guest.game, ledger));
	}
	for (const { course } of players) expect(course).toEqual(expectedCourse(ledger));
	expect(host && [...ringFaults(host.game, ledger), ...shownFaults(host.game, ledger)]).toEqual([]);
	expect(
		new Set(Object.values(host?.game.stories ?? {}).map(({ captain }) => captain?.id)),
	).toEqual(new Set(players.map(({ id }) => id)));
	expect(
		[...ledger.votes.values()].filter(({ player }) => ledger.guests.get(player)?.audience).length,
	).toBeGreaterThan(0);
	party.leave();
});
