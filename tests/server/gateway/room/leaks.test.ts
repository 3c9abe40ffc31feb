import { describe, expect, test, vi } from "vitest";
import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import { gather, playTo, QUICK, threePlayers } from "../../../players/wire/game.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";
import { joinAs } from "../../api/rest.ts";

/**
 * All players write marked texts. Then the tests search the messages of each player for texts that
 * the player must not see.
 */
// All tests of a mode wait for one game, which takes a slow machine a minute.
vi.setConfig({ testTimeout: 180_000 });

const plotluck = sharedPlotluck();

const PARTS = 3;
/** The keys of a patch that this test reads. */
interface Told {
	prev?: number;
	game?: {
		status?: number;
		reveal?: { step?: string };
		players?: Record<string, { status?: number; data?: Record<string, unknown> }>;
		stories?: object;
	};
}
interface Written {
	by: number;
	story: number;
	index: number;
	text: string;
}
interface Played {
	players: WirePlayer[];
	fan: WirePlayer;
	written: Written[];
	/** The messages of each player when the parts of each turn were written but still open. */
	whileRunning: { index: number; heard: Map<number, string> }[];
}

async function play(settings: object): Promise<Played> {
	const players = await gather(plotluck.url, 3, { ...QUICK, num_switches: PARTS, ...settings });
	const code = players[0]?.seat.room_code ?? "";
	const fan = await WirePlayer.join(plotluck.url, code, "Fan", { audience: true });
	const written: Written[] = [];
	const whileRunning: Played["whileRunning"] = [];
	for (let index = 0; index < PARTS; index++) {
		if (index === 0) await playTo(players, STATUS.storyWrite);
		await Promise.all(
			players.map((player) =>
				player.until(
					() => player.game.status === STATUS.storyWrite && player.game.submission.part === index,
				),
			),
		);
		for (const player of players) written.push(await writeMarked(player, index));
		const reads = (id: number) => fan.game.players[id]?.data.typing === true;
		if (!("hide_authors" in settings)) await fan.until(() => players.every(({ id }) => reads(id)));
		whileRunning.push({
			index,
			heard: new Map(
				[...players, fan].map((player) => [player.id, JSON.stringify(player.messages)]),
			),
		});
		await Promise.all(
			players.map((player) =>
				player.act("story/submit", {
					submission: { id: player.player.current_submission?.id, content: markOf(player, index) },
					done_submission: true,
				}),
			),
		);
	}
	await playTo(players, STATUS.results);
	await fan.reached(STATUS.results);
	return { players, fan, written, whileRunning };
}

const markOf = ({ player }: WirePlayer, index: number) =>
	`secret-text-${player.current_story?.id}-${index}-${player.id}`;

async function writeMarked(player: WirePlayer, index: number): Promise<Written> {
	const text = markOf(player, index);
	expect(
		await player.act("story/submit", {
			submission: { id: player.player.current_submission?.id, content: text },
		}),
	).toBeNull();
	return { by: player.id, story: player.player.current_story?.id ?? 0, index, text };
}

/** Returns the messages that a player received before the status was reached. */
function heardBefore({ messages }: WirePlayer, status: number): string {
	const at = messages.findIndex(({ game }) => Number(game?.status) >= status);
	return JSON.stringify(messages.slice(0, at < 0 ? undefined : at));
}

/** Returns the messages to a player while all authors are secret, which is longer with guesses. */
function heardWhileSecret(reader: WirePlayer): string {
	if (!reader.game.guessing) return heardBefore(reader, STATUS.preResults);
	const at = (reader.messages as Told[]).findIndex(
		({ game }) => game?.reveal?.step !== undefined && game.reveal.step !== "opening",
	);
	return JSON.stringify(reader.messages.slice(0, at));
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
	if (typeof value !== "object" || value === null) return;
	if (!Array.isArray(value)) yield value as Record<string, unknown>;
	for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe.concurrent.each([
	["default", {}, (index: number, mine: number) => index < mine],
	[
		"broken_telephone",
		{ game_mode: "broken_telephone", guess_authors: true, hide_authors: true },
		(index: number, mine: number) => index === mine - 1,
	],
] as const)("%s", (_mode, settings, visible) => {
	let game: Promise<Played>;
	const played = () => (game ??= play(settings));

	test("no player sees the text of a part that another player is writing", async () => {
		const { written, whileRunning } = await played();
		for (const { index, heard } of whileRunning) {
			for (const { by, text } of written.filter((part) => part.index === index)) {
				for (const [reader, messages] of heard)
					if (reader !== by) expect(messages).not.toContain(text);
			}
		}
	});

	test("before the reading, players have seen their own story, the earlier parts they may see, and no others", async () => {
		const { players, fan, written } = await played();
		for (const reader of [...players, fan]) {
			const heard = heardBefore(reader, STATUS.preVoting);
			for (const { by, story, index, text } of written) {
				const turn = written.find((part) => part.by === reader.id && part.story === story);
				const may =
					by === reader.id ||
					(turn !== undefined && visible(index, turn.index)) ||
					reader.player.own_stories.includes(story);
				if (!may) expect(heard, `${reader.id} sees ${text}`).not.toContain(text);
				else if (by !== reader.id)
					expect(heard, `${reader.id} does not see ${text}`).toContain(text);
			}
		}
	});

	test("no message contains a secret", async () => {
		const { players, fan } = await played();
		for (const reader of [...players, fan]) {
			const heard = JSON.stringify(reader.messages);
			for (const { seat } of [...players, fan]) expect(heard).not.toContain(seat.secret);
			expect(heard).not.toMatch(/secret"|user_id/);
		}
	});

	test("authors are visible from the beginning, or with hide_authors only from the reveal on", async () => {
		const { players, fan } = await played();
		const hidden = "hide_authors" in settings;
		for (const reader of [...players, fan]) {
			const before = JSON.parse(heardWhileSecret(reader)) as ServerMessage[];
			const named = [...objectsIn(before)].filter(({ player_id, captain }) => {
				const others = typeof player_id === "number" && player_id !== reader.id;
				return others || (captain !== null && captain !== undefined);
			});
			if (hidden) expect(named).toEqual([]);
			else expect(named.length).toBeGreaterThan(0);
			for (const story of Object.values(reader.game.stories)) {
				expect(story.captain?.id).toEqual(expect.any(Number));
				for (const part of Object.values(story.submissions))
					expect(part.content).toBe(`secret-text-${story.id}-${part.index}-${part.player_id}`);
			}
		}
	});
});

test("with hide_authors nothing changes together with the player whose it is", async () => {
	const { players, fan } = await play({ hide_authors: true, moderation: true });
	for (const reader of [...players, fan]) {
		for (const { game, prev } of JSON.parse(heardBefore(reader, STATUS.preResults)) as Told[]) {
			if (prev === undefined || !game) continue;
			// With a new phase everything may change.
			const { status, players: changed, stories } = game;
			if (status === undefined && changed) expect(stories).toBeUndefined();
			for (const { data, status: own } of Object.values(changed ?? {})) {
				expect(data?.typing).toBeUndefined();
				expect(data?.reaction_index ?? 0).toBe(0);
				expect(own).not.toBe(STATUS.voting);
			}
		}
	}
});

test("only the host sees how many flags a part has, and no viewer whose they are", async () => {
	const rules = { ...QUICK, moderation: true };
	const [host, flagger, other] = await threePlayers(plotluck.url, rules);
	const all = [host, flagger, other];
	await playTo(all, STATUS.reacting);
	const story = Object.values(host.game.stories).find(({ captain }) => captain?.id === other.id);
	const [part] = Object.keys(story?.submissions ?? {}).map(Number);
	expect(
		await flagger.act("story/react", {
			reaction: { id: -1, story_id: story?.id, meta: { submission_reactions: [[1]] } },
			flagged_submissions: [part],
		}),
	).toBeNull();
	await host.until(() => host.player.flag_counts[part ?? 0] === 1);
	expect(flagger.player.own_flags).toEqual([part]);
	for (const { game, player } of all) {
		const shown = game.stories[story?.id ?? 0]?.submissions[part ?? 0];
		expect(shown?.meta.flagged).toEqual([]);
		if (player.id !== host.id) expect(player.flag_counts).toEqual({});
		if (player.id !== flagger.id) expect(player.own_flags).toEqual([]);
	}
});

test("no message and no call shows the account of a player", async () => {
	const account = "auth|account-4711";
	const host = await WirePlayer.host(plotluck.url);
	const { room_code: code } = host.seat;
	const guest = await joinAs(plotluck.url, {}, code, "Signed", { user_id: account });
	await host.until(() => host.game.players[guest.id]?.data.connected === true);
	const looked = await call(plotluck.url, "GET", `/rooms/${code}`);
	const shown = JSON.stringify([host.messages, guest.messages, looked.body]);
	expect(shown).not.toContain(account);
	expect(shown).not.toContain(host.seat.secret);
	expect(shown).not.toContain(guest.seat.secret);
});
