import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { databaseOf } from "../../db/temp-database.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

test("while a busy database delays the last part's end, everybody sees that the titles are prepared", async () => {
	const players = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	const [host, guest] = players;
	const other = await databaseOf(plotluck);
	await other.raw("BEGIN IMMEDIATE");
	expect(await host.act("game/vip", { vip_action: { skip_submission: true } })).toBeNull();
	await Promise.all(players.map((player) => player.reached(STATUS.preStoryTitle)));
	expect(players.map(({ player }) => player.status)).toEqual([
		STATUS.postStoryWrite,
		STATUS.postStoryWrite,
	]);
	const submission = { id: guest.player.current_submission?.id, content: "Too late." };
	expect(await guest.act("story/submit", { submission })).toBe("time's up");
	await other.raw("ROLLBACK");
	await Promise.all(players.map((player) => player.reached(STATUS.storyTitle)));
});
