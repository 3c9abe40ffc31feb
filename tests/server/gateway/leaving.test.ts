import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt, skipTo } from "../../players/rooms/room-at.ts";
import { playTo, QUICK, takeTurn, threePlayers } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";
import { takeSeat } from "../api/rest.ts";

const plotluck = sharedPlotluck();

const gathered = (settings: object = {}) => threePlayers(plotluck.url, { ...QUICK, ...settings });
const vip = (host: WirePlayer, vip_action: object) => host.act("game/vip", { vip_action });

/** Tries to take the old seat again, over the room connection and over REST. */
async function comeBack({ seat }: WirePlayer) {
	const { secret, room_code } = seat;
	const socket = await new WirePlayer(plotluck.url, seat).connect();
	await socket.until(() => socket.closed !== null || socket.game !== undefined);
	const { status, body } = await takeSeat(plotluck.url, {}, room_code, { secret });
	return { sees: socket.game !== undefined, goodbye: socket.goodbye, status, body };
}

const KICKED = "The host has removed you from this room";

test.concurrent("a player kicked in play gets the reason and no more messages, and the others write their story", async () => {
	const [host, guest, third] = await roomAt(plotluck, STATUS.storyCreate);
	expect(await vip(host, { kick_player: guest.id })).toBeNull();
	await guest.until(() => guest.closed !== null);
	expect([guest.closed, guest.goodbye]).toEqual([1000, KICKED]);
	expect(await comeBack(guest)).toMatchObject({ sees: false, goodbye: KICKED, status: 403 });
	await skipTo(plotluck, [host, third], STATUS.results);
	expect(host.game.players[guest.id]?.data.gone).toBe(true);
	const stories = Object.values(host.game.stories);
	expect(stories).toHaveLength(3);
	const parts = stories.flatMap(({ submissions }) => Object.values(submissions));
	expect(parts.map(({ player_id }) => player_id)).not.toContain(guest.id);
	expect(stories.find(({ captain }) => captain?.id === guest.id)?.meta.title).toMatch(
		/^Untitled fanfic [123]$/,
	);
});

test.concurrent("the host skips players who do not title or read, and no other player waits for them", async () => {
	const [host, guest, third] = await roomAt(plotluck, STATUS.storyTitle);
	await takeTurn(host);
	await takeTurn(guest);
	expect(await vip(host, { skip_player: third.id })).toBeNull();
	await host.reached(STATUS.reacting);
	const untitled = Object.values(host.game.stories).find(({ captain }) => captain?.id === third.id);
	expect(untitled?.meta.title).toBe(`Untitled fanfic ${(untitled?.meta.index ?? 0) + 1}`);
	for (const { id } of [guest, third]) expect(await vip(host, { skip_player: id })).toBeNull();
	expect(host.game.status).toBe(STATUS.reacting);
	await playTo([host], STATUS.results);
});

test.concurrent("a force-skip ends the part for all players and keeps the saved texts", async () => {
	const [host, guest, third] = await roomAt(plotluck, STATUS.storyWrite, {
		settings: { num_switches: 2 },
	});
	const part = guest.player.current_submission?.id;
	expect(
		await guest.act("story/submit", { submission: { id: part, content: "half a sent" } }),
	).toBeNull();
	expect(await vip(host, { skip_submission: true })).toBeNull();
	await guest.until(() => guest.game.submission.part === 1);
	await skipTo(plotluck, [host, guest, third], STATUS.reacting);
	const parts = Object.values(host.game.stories).flatMap(({ submissions }) =>
		Object.values(submissions),
	);
	expect(parts.find(({ id }) => id === part)?.content).toBe("half a sent");
});

test.concurrent("a player who leaves the lobby frees the seat and may come back; the host cannot be kicked", async () => {
	const [host, guest] = await gathered();
	expect(await guest.act("game/exit")).toBeNull();
	await guest.until(() => guest.closed !== null);
	expect(guest.closed).toBe(1000);
	await host.until(() => Object.keys(host.game.players).length === 2);
	expect(await comeBack(guest)).toMatchObject({ sees: false, status: 200, body: { id: guest.id } });
	await guest.connect();
	expect(Object.keys(guest.game.players)).toHaveLength(3);
	expect(await vip(host, { kick_player: host.id })).toEqual(expect.stringMatching(/./));
});

test.concurrent("when the host leaves, the crown goes to the longest-connected player at once", async () => {
	const [host, second, third] = await gathered();
	second.drop();
	await third.until(() => third.game.players[second.id]?.data.connected === false);
	await second.connect();
	await skipTo(plotluck, [host, second, third], STATUS.storyWrite);
	expect(await host.act("game/exit")).toBeNull();
	await second.until(() => second.game.host_id === third.id);
	expect(second.game.players[host.id]?.data.vip).toBe(false);
	expect(await vip(second, { skip_submission: true })).toEqual(expect.stringMatching(/./));
	expect(await vip(third, { skip_submission: true })).toBeNull();
	await second.reached(STATUS.storyTitle);
});

test.concurrent("when all players have left in play the room is closed; after the results it stays open", async () => {
	const left = await gathered();
	await left[0].act("game/start");
	for (const player of left) expect(await player.act("game/exit")).toBeNull();
	expect((await call(plotluck.url, "GET", `/rooms/${left[0].seat.room_code}`)).status).toBe(404);

	const finished = await roomAt(plotluck, STATUS.results);
	for (const player of finished) expect(await player.act("game/exit")).toBeNull();
	expect((await call(plotluck.url, "GET", `/rooms/${finished[0].seat.room_code}`)).status).toBe(
		200,
	);
	expect(await comeBack(finished[1])).toMatchObject({ sees: false, status: 200 });
	await finished[1].connect();
	expect(finished[1].game.game_stats).not.toBeNull();
	expect(Object.values(finished[1].game.stories)).toHaveLength(3);
});
