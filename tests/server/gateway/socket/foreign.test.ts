import { beforeAll, describe, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { gather, QUICK } from "../../../players/wire/game.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../../../support/file-set-up.ts";

/** Two rooms play at the same time. In each phase, players send ids that belong to others. */
const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);
let players: [WirePlayer, WirePlayer, WirePlayer];
let elsewhere: WirePlayer[];
beforeAll(async () => {
	players = (await gather(plotluck.url, 3, QUICK)) as typeof players;
	elsewhere = await gather(plotluck.url, 2, QUICK);
});

const ids = (collection: Record<string, { id: number }> | undefined) =>
	Object.values(collection ?? {}).map(({ id }) => id);

async function expectRefused(
	action: string,
	bodies: Record<string, (me: WirePlayer, other: WirePlayer, stranger: WirePlayer) => object>,
) {
	const [me, other] = players;
	const [stranger] = elsewhere;
	if (!stranger) throw new Error("nobody elsewhere");
	const before = await temporal.stateOf(me.seat.room_code);
	const there = await temporal.stateOf(stranger.seat.room_code);
	for (const [what, body] of Object.entries(bodies)) {
		expect(await me.act(action, body(me, other, stranger)), what).toEqual(
			expect.stringMatching(/./),
		);
	}
	expect(await temporal.stateOf(me.seat.room_code)).toEqual(before);
	expect(await temporal.stateOf(stranger.seat.room_code)).toEqual(there);
}

async function all(status: number): Promise<void> {
	for (const room of [players, elsewhere]) await skipTo(plotluck, room, status);
}

describe.sequential("ids that belong to others are refused", () => {
	test("characters", async () => {
		await all(STATUS.characters);
		const names = ["A", "B", "C", "D", "E"].map((name) => ({ name }));
		await players[1].act("game/character", { characters: names });
		const withId = (id: number | undefined) => ({
			characters: names.map((name, i) => (i === 0 ? { ...name, id } : name)),
		});
		await expectRefused("game/character", {
			"another player's character": (_me, other) => withId(ids(other.player.characters)[0]),
			"a character nobody has": () => withId(-5),
			"one name too few": () => ({ characters: names.slice(1) }),
			"one name too many": () => ({ characters: [...names, { name: "F" }] }),
			"no names": () => ({ characters: [] }),
		});
	});

	test("stories to be cast", async () => {
		await all(STATUS.storyCreate);
		const create = (id: number | undefined, characters: (number | undefined)[]) => ({
			story: { id, characters, settings: { mature: false } },
		});
		await expectRefused("story/create", {
			"another player's story": (me, other) =>
				create(other.player.own_stories[0], ids(me.player.characters).slice(0, 2)),
			"another room's story": (me, _other, stranger) =>
				create(stranger.player.own_stories[0], ids(me.player.characters).slice(0, 2)),
			"another player's hand": (me, other) =>
				create(me.player.own_stories[0], ids(other.player.characters).slice(0, 2)),
			"one of another player's hand among one's own": (me, other) =>
				create(me.player.own_stories[0], [
					...ids(me.player.characters).slice(0, 2),
					ids(other.player.characters)[0],
				]),
			"another room's characters": (me, _other, stranger) =>
				create(me.player.own_stories[0], ids(stranger.player.characters).slice(0, 2)),
			"too few characters": (me) =>
				create(me.player.own_stories[0], ids(me.player.characters).slice(0, 1)),
			"one character twice": (me) =>
				create(me.player.own_stories[0], [
					ids(me.player.characters)[0],
					ids(me.player.characters)[0],
				]),
			"too many characters": (me) =>
				create(me.player.own_stories[0], ids(me.player.characters).slice(0, 4)),
		});
	});

	test("parts to be written", async () => {
		await all(STATUS.storyWrite);
		await players[1].act("story/submit", {
			submission: { id: players[1].player.current_submission?.id, content: "mine alone" },
		});
		const write = (who: WirePlayer, more: object = {}) => ({
			submission: { id: who.player.current_submission?.id, content: "stolen" },
			...more,
		});
		await expectRefused("story/submit", {
			"another player's part": (_me, other) => write(other),
			"another player's part, done": (_me, other) => write(other, { done_submission: true }),
			"another room's part": (_me, _other, stranger) => write(stranger),
			"flags while moderation is off": (me, other) =>
				write(me, { flagged_submissions: other.player.own_submissions }),
			"a part by its story's id": (me) => ({
				submission: { id: me.player.current_story?.id, content: "stolen" },
			}),
		});
		for (const player of players) await player.connect();
		expect(players.map(({ player }) => player.current_submission?.content)).toEqual([
			"",
			"mine alone",
			"",
		]);
	});

	test("titles", async () => {
		await all(STATUS.storyTitle);
		const name = (id: number | undefined) => ({ story: { id, meta: { title: "Mine now" } } });
		await expectRefused("story/title", {
			"another player's story": (_me, other) => name(other.player.own_stories[0]),
			"another room's story": (_me, _other, stranger) => name(stranger.player.own_stories[0]),
			"flags while moderation is off": (me, other) => ({
				...name(me.player.own_stories[0]),
				flagged_submissions: other.player.own_submissions,
			}),
		});
	});

	test("reactions", async () => {
		await all(STATUS.reacting);
		const react = (
			story_id: number | undefined,
			id: number | undefined,
			submission_reactions: unknown[],
		) => ({
			reaction: { id, story_id, meta: { submission_reactions } },
		});
		const [me, other] = players;
		expect(await other.act("story/react", react(me.player.own_stories[0], -1, [[1]]))).toBeNull();
		await expectRefused("story/react", {
			"one's own part": (me) => react(me.player.own_stories[0], -1, [[0]]),
			"another player's reaction": (_me, other) =>
				react(other.player.own_stories[0], ids(other.player.reactions)[0], [[0]]),
			"another room's story": (_me, _other, stranger) =>
				react(stranger.player.own_stories[0], -1, [[0]]),
			"more parts than there are": (_me, other) =>
				react(other.player.own_stories[0], -1, [[0], [0]]),
			"an eighth emoji": (_me, other) => react(other.player.own_stories[0], -1, [[7]]),
			"an emoji below none": (_me, other) => react(other.player.own_stories[0], -1, [[-1]]),
			"half an emoji": (_me, other) => react(other.player.own_stories[0], -1, [[0.5]]),
			"eight emojis": (_me, other) =>
				react(other.player.own_stories[0], -1, [[0, 0, 0, 0, 0, 0, 0, 0]]),
		});
	});

	test("votes", async () => {
		const [me] = players;
		const award = () => ids(me.game.awards)[0];
		const vote = (id: number | undefined, story_id: number | undefined) => ({
			vote: { id, story_id },
		});
		await expectRefused("story/vote", {
			"before everything is read": (_me, other) => vote(award(), other.player.own_stories[0]),
		});
		for (const { player } of players.slice(1)) {
			await me.act("story/react", {
				reaction: {
					id: -1,
					story_id: player.own_stories[0],
					meta: { submission_reactions: [[2]] },
				},
			});
		}
		await me.until(() => me.player.status === STATUS.voting);
		await expectRefused("story/vote", {
			"one's own story": (me) => vote(award(), me.player.own_stories[0]),
			"another room's story": (_me, _other, stranger) =>
				vote(award(), stranger.player.own_stories[0]),
			"an award that is none": (_me, other) => vote(-3, other.player.own_stories[0]),
		});
	});
});
