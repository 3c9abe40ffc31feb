import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { gather, playTo, QUICK } from "../../../players/wire/game.ts";
import { merged, type WirePlayer } from "../../../players/wire/player.ts";
import { WireScreen } from "../../../players/wire/screen.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

/* The screens of a room without an audience get the stage, and never a text before its time. */
const plotluck = ownPlotluck();

/** A patch cannot carry null. */
const withoutNulls = (game: Game): Partial<Game> => merged({}, game);

const heardBy = ({ messages }: WireScreen) => JSON.stringify(messages);

/** Lets all players write marked parts, and plays to the reading. */
async function toReading(settings: object) {
	const players = await gather(plotluck.url, 3, { ...QUICK, audiences: false, ...settings });
	const [host] = players as [WirePlayer];
	const screen = await WireScreen.open(plotluck.url, host.seat.room_code);
	await playTo(players, STATUS.storyWrite);
	for (const player of players) {
		await player.until(() => player.player.current_submission !== null);
		const submission = {
			id: player.player.current_submission?.id,
			content: `Secret ${player.id}.`,
		};
		expect(await player.act("story/submit", { submission, done_submission: true })).toBeNull();
	}
	await playTo(players, STATUS.reacting);
	return { players, host, screen };
}

const partsOf = ({ game }: WirePlayer): (WireSubmission & { story: number })[] =>
	Object.values(game.stories)
		.sort((a, b) => a.meta.index - b.meta.index)
		.flatMap(({ id, submissions }) =>
			Object.values(submissions).map((part) => ({ ...part, story: id })),
		);

test("a screen of a room without an audience is sent no text that is not on the stage", {
	timeout: 120_000,
}, async () => {
	const { players, host, screen } = await toReading({ read_together: true });
	const parts = partsOf(host);
	expect(parts.map(({ content }) => content)).toHaveLength(3);
	const [first, second, third] = parts as [(typeof parts)[0], (typeof parts)[0], (typeof parts)[0]];
	await screen.until(() => screen.game.status === STATUS.reacting);
	for (const { content } of [second, third]) expect(heardBy(screen)).not.toContain(content);
	expect(heardBy(screen)).toContain(first.content);
	expect(heardBy(screen)).not.toContain(host.game.stories[second.story]?.meta.title);
	expect(heardBy(screen)).not.toMatch(/"since"|"typing"|"mature":true,"accessibility2"/);

	await host.act("game/vip", { vip_action: { read_to: { story_id: second.story, part: 0 } } });
	await screen.until(() => screen.game.reading?.story_id === second.story);
	expect(screen.game.stories[second.story]?.submissions[second.id]?.content).toBe(second.content);
	expect(screen.game.stories[first.story]?.submissions).toEqual({});

	// The snapshot of a late screen has no more than the patches.
	const late = await WireScreen.open(plotluck.url, host.seat.room_code);
	for (const { content } of [first, third]) expect(heardBy(late)).not.toContain(content);
	for (const one of [screen, late]) await one.until(() => one.game.extra.num_screens === 2);
	expect(withoutNulls(late.game)).toEqual(withoutNulls(screen.game));
	screen.send({ resync: true });
	const snapshots = () =>
		screen.messages.filter((m) => m.seq !== undefined && m.prev === undefined);
	await screen.until(() => snapshots().length === 2);
	expect(screen.game).toEqual(late.game);

	const end = { story_id: third.story, part: 0, ended: true };
	await host.act("game/vip", { vip_action: { read_to: end } });
	await playTo(players, STATUS.results);
	await screen.until(() => screen.game.status === STATUS.results);
	for (const { id, meta } of Object.values(host.game.stories))
		expect(screen.game.stories[id]?.meta).toEqual(meta);
	const { superlatives, game_stats } = withoutNulls(screen.game);
	expect([superlatives, game_stats]).toEqual([undefined, undefined]);
	expect(screen.messages.filter((message) => "player" in message)).toEqual([]);
});

test("while everybody reads alone, such a screen is sent no text before the results", {
	timeout: 120_000,
}, async () => {
	const { players, screen } = await toReading({});
	await playTo(players, STATUS.preResults);
	await screen.until(() => screen.game.status === STATUS.preResults);
	const before = screen.messages.findIndex(({ game }) => Number(game?.status) > STATUS.postReading);
	const heard = JSON.stringify(screen.messages.slice(0, before));
	for (const { id } of players) expect(heard).not.toContain(`Secret ${id}.`);
	for (const title of ["Title by", "Player1 0"]) expect(heard).not.toContain(title);
});

test("screens change to the stage and back when the host changes the rules of the room", async () => {
	const [host] = (await gather(plotluck.url, 1, QUICK)) as [WirePlayer];
	const { room_code: code } = host.seat;
	const screens = [
		await WireScreen.open(plotluck.url, code),
		await WireScreen.open(plotluck.url, code),
	];
	const ages = ({ game }: WireScreen) => Object.values(game.players).map(({ meta }) => meta.mature);
	for (const audiences of [false, true, false]) {
		const { prompt_packs: _, ...settings } = host.game.settings;
		expect(await host.act("game/settings", { settings: { ...settings, audiences } })).toBeNull();
		for (const screen of screens) {
			await screen.until(() => screen.game.settings.audiences === audiences);
			expect(ages(screen)).toEqual([audiences]);
		}
		// Patches follow.
		const locked = !host.game.locked;
		await host.act("game/vip", { vip_action: { lock_room: locked } });
		for (const screen of screens) await screen.until(() => screen.game.locked === locked);
	}
});
