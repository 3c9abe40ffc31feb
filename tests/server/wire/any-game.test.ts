import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import type { GameMode } from "#game/settings.ts";
import { differences } from "../../players/evening/differences.ts";
import { playEvening } from "../../players/evening/evening.ts";
import type { ScriptedPlayer } from "../../players/evening/script.ts";
import { anyEvening } from "../../players/evening/settings.ts";
import { call } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

/**
 * Players written from docs/protocol.md alone play every mode with random settings and decisions.
 * An independent ledger checks their views and the results. GAME_SEED plays the same evenings again.
 */
const SEED = Number(process.env.GAME_SEED ?? Date.now() % 1_000_000_000);

const MODES = ["default", "otp", "self_insert", "broken_telephone"] as const;
const TABLES: [GameMode, number, SentSettings][] = [
	...MODES.flatMap((mode) =>
		[2, 3, 8, 16].map((players): [GameMode, number, SentSettings] => [mode, players, {}]),
	),
	["solo_mode", 1, { self_shuffle: true }],
	["solo_mode", 1, { self_shuffle: false }],
];

// All games run at once, because most of a game is waiting for countdowns.
vi.setConfig({ maxConcurrency: TABLES.length, testTimeout: 240_000 });

beforeAll(() => {
	process.stdout.write(`GAME_SEED=${SEED}\n`);
});
// The ledger checks the length of the intros.
const plotluck = ownPlotluck({}, { limits: {} });

test.concurrent.each(TABLES)(
	"%s with %i at the table keeps to the rules %j",
	async (mode, players, more) => {
		const game = fc.asyncProperty(anyEvening(mode, players, more), async (evening) => {
			const party = await playEvening(plotluck.url, evening);
			expect(differences(party)).toEqual([]);
			for (const player of party.players.slice(0, 2)) await sharesTheirStory(player);
			party.leave();
		});
		const seed =
			SEED +
			1000 *
				TABLES.findIndex(
					([other, n, settings]) => other === mode && n === players && settings === more,
				);
		// A failing game is reported with its seed and not shrunk, because a game takes a minute.
		await fc.assert(game, { seed, numRuns: 1, endOnFailure: true });
	},
);

/** Checks that a permalink shows the story that the players see, without censored parts. */
async function sharesTheirStory({ id, seat, game }: ScriptedPlayer): Promise<void> {
	const story = Object.values(game.stories).find(({ captain }) => captain?.id === id);
	const { body } = await call(plotluck.url, "PUT", `/stories/${story?.id}`, {
		secret: seat.secret,
	});
	const shared = await call(plotluck.url, "GET", `/stories/view/${body.shortcut}`);
	const parts = Object.values(story?.submissions ?? {}).sort((a, b) => a.index - b.index);
	expect(shared.body).toMatchObject({
		title: story?.meta.title,
		mature: story?.settings.mature,
		characters: Object.values(story?.characters ?? {}).map(({ name }) => name),
		parts: parts.map(({ player, content, meta: { censored } }) => ({ player, content, censored })),
	});
}
