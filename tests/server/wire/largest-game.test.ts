import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { STATUS } from "#game/status.ts";
import { WIRE_LIMITS } from "../../../gateway/limits/wire.ts";
import { Party } from "../../players/evening/party.ts";
import { shownFaults } from "../../players/evening/shown.ts";
import { fullPen } from "../../players/wire/pens.ts";
import { call } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";
import { Network } from "../../support/network.ts";
import { openTemporal } from "../../support/temporal.ts";

const PLAYERS = 16;
/**
 * With FULL_SIZE the game has all the parts that the rules allow. Eight are the fewest whose texts
 * are longer than the longest message.
 */
const PARTS = process.env.FULL_SIZE ? LIMITS.parts : 8;
const LENGTH = 14_000;

const plotluck = ownPlotluck();

/** Bytes per second to the player on the slow network, for which the stories take some seconds. */
const SLOW = 3_000_000;

test(`sixteen players write ${PARTS} full parts each, and everybody reads them all, also over a slow line`, {
	timeout: 300_000,
}, async () => {
	const party = new Party(
		plotluck.url,
		{ num_switches: PARTS, max_players: PLAYERS, write_duration: 0 },
		99,
	);
	const { players, ledger } = party;
	for (let i = 0; i < PLAYERS; i++) (await party.comes()).pen = fullPen;
	await party.play(STATUS.storyTitle);
	expect([...ledger.parts.values()].filter(({ text }) => text.length === LENGTH)).toHaveLength(
		PLAYERS * PARTS,
	);

	const line = await Network.open(plotluck.url);
	line.slow(SLOW);
	const slow = players.at(-1);
	await slow?.moveTo(line.url);
	await party.play();
	for (const { game, closed } of players) {
		expect(closed).toBeNull();
		expect(shownFaults(game, ledger)).toEqual([]);
	}
	// The texts arrive in pieces, so that their encoding delays no other player.
	for (const { longest } of players) expect(longest).toBeLessThan(6 * WIRE_LIMITS.textsAtOnce.game);
	party.leave();
	await line.close();

	await exportsWhole(party);
	await staysFarFromTheEnginesLimits(party);
});

/** Checks that each story can be shared and read completely by a stranger. */
async function exportsWhole({ players, ledger }: Party): Promise<void> {
	for (const { seat, game } of players.slice(0, 2)) {
		const story = Object.values(game.stories).find(({ captain }) => captain?.id === seat.id);
		const { status, body } = await call(plotluck.url, "PUT", `/stories/${story?.id}`, {
			secret: seat.secret,
		});
		expect(status).toBe(200);
		const shared = await call(plotluck.url, "GET", `/stories/view/${body.shortcut}`);
		const contents = (shared.body.parts as { content: string }[]).map(({ content }) => content);
		expect(contents).toEqual(ledger.partsOf(story?.id ?? 0).map(({ text }) => text));
	}
}

/**
 * Checks that a game of all parts stays below a fifth of the engine's limits: 51,200 events or 50 MB
 * of history per run, and 2 MB per payload. A smaller game must stay as far below.
 */
async function staysFarFromTheEnginesLimits({ code }: Party): Promise<void> {
	const temporal = await openTemporal(plotluck.engine.address);
	const { events } = await temporal.historyOf(code);
	const state = JSON.stringify(await temporal.stateOf(code));
	await temporal.close();
	expect(events?.length).toBeLessThan(2000 + 400 * PARTS);
	expect(state.length).toBeLessThan(100_000 + 20_000 * PARTS);
}
