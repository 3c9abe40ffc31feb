import { expect, onTestFinished, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { openRoom } from "../../../db/rooms.ts";
import { findShare, saveShare } from "../../../db/shares.ts";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { enforceRetention } from "../../../gateway/retention.ts";
import { tempDatabase } from "../../db/temp-database.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

const share = (id: number | string, secret: string) =>
	call(plotluck.url, "PUT", `/stories/${id}`, { secret });
const view = (shortcut: unknown) => call(plotluck.url, "GET", `/stories/view/${shortcut}`);

test("a permalink shows the story with its writers' pictures, also after the host has closed the room", async () => {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, game_mode: "solo_mode" });
	await skipTo(plotluck, [host], STATUS.storyWrite);
	const [story = 0] = host.player.own_stories;
	expect(await share(story, host.seat.secret)).toMatchObject({ status: 409 });
	await skipTo(plotluck, [host], STATUS.results);
	expect(await share(story, "a wrong secret, long enough")).toMatchObject({ status: 403 });
	expect(await share(story + 77, host.seat.secret)).toMatchObject({ status: 404 });
	const { shortcut } = (await share(story, host.seat.secret)).body;
	expect((await share(story, host.seat.secret)).body).toEqual({ shortcut });
	for (const odd of [
		`${story}e0`,
		`0x${story.toString(16)}`,
		`${story}.0`,
		`%20${story}`,
		`0${story}`,
	]) {
		expect((await share(odd, host.seat.secret)).status, odd).toBe(403);
	}

	const shown = await view(shortcut);
	expect([shown.status, shown.body]).toEqual([
		200,
		{
			title: "Title by Hosty",
			language: "en",
			mature: false,
			captain: { name: "Hosty", sprite_id: 2 },
			characters: ["Hosty 0", "Hosty 1"],
			parts: [
				{
					player: "Hosty",
					sprite_id: 2,
					content: "Part 0 by Hosty: and then it rained.",
					censored: false,
					reactions: {},
				},
			],
			awards: [],
			best_line: "Part 0 by Hosty: and then it rained.",
			expires_at: expect.any(Number),
		},
	]);
	expect(Number(shown.body.expires_at) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
	await host.act("game/vip", { vip_action: { close_game: true } });
	await host.until(() => host.closed !== null);
	await expect.poll(async () => (await share(story, host.seat.secret)).status).toBe(403);
	expect((await view(shortcut)).body).toEqual(shown.body);
	expect(await view("no-such-one")).toMatchObject({
		status: 404,
		body: { error: expect.stringMatching(/./) },
	});
});

test("expired stories are removed while the server runs, others stay", async () => {
	const db = await tempDatabase();
	const gameId = Number(await openRoom(db, "SHAR", 1));
	await saveShare(db, { gameId, storyId: 1, body: {}, expiresAt: Date.now() - 1 });
	const fresh = await saveShare(db, {
		gameId,
		storyId: 2,
		body: { title: "fresh" },
		expiresAt: Date.now() + 60_000,
	});
	const stop = enforceRetention(db, memoryBus(), 50);
	onTestFinished(stop);
	await expect.poll(() => db("shares")).toHaveLength(1);
	expect(await findShare(db, fresh, Date.now())).toEqual({ title: "fresh" });
});
