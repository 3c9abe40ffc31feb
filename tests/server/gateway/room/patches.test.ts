import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import { PLAYER_PHASES } from "../../../players/what-may-be-sent.ts";
import { gather, playTo, QUICK, twoPlayers } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

/** Removes null keys, because a merge patch cannot tell them from missing ones. */
function withoutNulls(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, inner]) =>
			inner === null ? [] : [[key, withoutNulls(inner)]],
		),
	);
}

async function resync(player: WirePlayer): Promise<ServerMessage> {
	const from = player.messages.length;
	player.raw({ resync: true });
	const isSnapshot = ({ game, prev }: ServerMessage) => game !== undefined && prev === undefined;
	await player.until(() => player.messages.slice(from).some(isSnapshot));
	return player.messages.slice(from).find(isSnapshot) as ServerMessage;
}

test("the patches of a whole game add up to the snapshot, in every phase and for every player", async () => {
	const players = await gather(
		plotluck.url,
		3,
		{ ...QUICK, show_instructions: true, moderation: true },
		false,
	);
	const [host] = players;
	const fan = await WirePlayer.join(plotluck.url, host?.seat.room_code ?? "", "Fan", {
		audience: true,
	});
	for (const status of PLAYER_PHASES.slice(1)) {
		await playTo(players, status);
		for (const player of [...players, fan]) {
			await resync(player);
			expect(player.patched?.seq).toBe(player.seq);
			expect(withoutNulls(player.patched?.game)).toEqual(withoutNulls(player.game));
			expect(withoutNulls(player.patched?.player)).toEqual(withoutNulls(player.player));
			expect(player.player.status).toBe(player.game.players[player.id]?.status);
		}
	}
	for (const { messages } of [...players, fan]) {
		expect(messages[0]).toMatchObject({
			seq: expect.any(Number),
			game: { status: STATUS.lobby },
			player: { status: STATUS.lobby },
		});
		expect(messages[0]).not.toHaveProperty("prev");
		expect(messages.every(({ now }) => typeof now === "number")).toBe(true);
	}
});

test("a patch contains only what has changed", async () => {
	const [host, guest] = await twoPlayers(plotluck.url);
	await host.act("game/start");
	await host.reached(STATUS.quickStart);
	const from = host.messages.length;
	await guest.act("game/ready");
	await host.until(() => host.messages.length > from);
	expect(host.messages.slice(from).map(({ game, player }) => ({ game, player }))).toEqual([
		{
			game: {
				players: {
					[guest.id]: { status: STATUS.postQuickStart, data: { since: expect.any(Number) } },
				},
			},
			player: undefined,
		},
	]);
});

test("a client that lost a message gets everything again, at the same seq", async () => {
	const [host] = await twoPlayers(plotluck.url);
	const { seq, game, player } = host;
	const snapshot = await resync(host);
	expect(snapshot).toMatchObject({ seq, game, player });
	expect(snapshot).not.toHaveProperty("prev");
});

test("collections are keyed by their ids, also after a player has come and gone", async () => {
	const [host, guest] = await twoPlayers(plotluck.url);
	await guest.act("game/exit");
	await host.until(() => host.game.players[guest.id] === undefined);
	expect(Object.keys(host.game.players)).toEqual([String(host.id)]);
	expect(host.messages.at(-1)?.game).toMatchObject({ players: { [guest.id]: null } });
	const third = await WirePlayer.join(plotluck.url, host.seat.room_code, "Third");
	await host.until(() => host.game.players[third.id] !== undefined);
	for (const [key, { id, name }] of Object.entries(host.game.players))
		expect([Number(key), name]).toEqual([id, expect.any(String)]);
});
