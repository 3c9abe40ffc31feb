import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { roomAt, skipTo } from "../../players/rooms/room-at.ts";
import { playTo } from "../../players/wire/game.ts";
import { call, type WirePlayer } from "../../players/wire/player.ts";
import { historyText } from "../../room/history-text.ts";
import { ADMIN_KEY, ownTemporal, sharedMembers } from "../../support/file-set-up.ts";

const { plotluck } = sharedMembers();
const temporal = ownTemporal(plotluck);

const COW = "hot 34 111,222 333,444 555,123;paper 6 777,888";
const storyOf = ({ player }: WirePlayer) => player.own_stories[0] ?? 0;

async function draw(who: WirePlayer, cover: string): Promise<void> {
	expect(await who.act("cover/begin", { story: storyOf(who) })).toBeNull();
	expect(await who.act("cover/draw", { story: storyOf(who), cover })).toBeNull();
}

const share = async (who: WirePlayer, story = storyOf(who)) => {
	const sent = { secret: who.seat.secret };
	return String((await call(plotluck.url, "PUT", `/stories/${story}`, sent)).body.shortcut);
};
const sharedCover = async (shortcut: string) =>
	(await call(plotluck.url, "GET", `/stories/view/${shortcut}`)).body.cover;

/** Returns the page of a shared story, and the picture of its preview. */
async function previewOf(shortcut: string): Promise<{ html: string; png: Buffer }> {
	const html = await (await fetch(`${plotluck.url}/view/${shortcut}`)).text();
	const [, path = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
	const picture = await fetch(plotluck.url + path.replaceAll("&amp;", "&"));
	expect(picture.headers.get("content-type")).toBe("image/png");
	return { html, png: Buffer.from(await picture.arrayBuffer()) };
}

test("a cover is drawn by its captain once, shared with the story, in its preview, and not in the engine", async () => {
	const [host, guest, fan] = await roomAt(plotluck, STATUS.storyTitle);
	const foreign = { story: storyOf(host), cover: COW };
	expect(await guest.act("cover/draw", foreign)).not.toBeNull();
	await guest.act("cover/begin", { story: storyOf(guest) });
	const bad = await guest.act("cover/draw", { story: storyOf(guest), cover: `${COW};red 6 1,1` });
	expect(bad).not.toBeNull();
	expect(bad).not.toContain("777");
	const long = { story: storyOf(guest), cover: `ink 6 ${"1000,1000 ".repeat(1300)}1,1` };
	expect(await guest.act("cover/draw", long)).not.toBeNull();
	expect(await guest.act("cover/draw", { story: storyOf(guest), cover: COW })).toBeNull();
	expect(await guest.act("cover/begin", { story: storyOf(guest) })).not.toBeNull();
	for (const other of [host, fan]) expect(JSON.stringify(other.messages)).not.toContain("111,222");
	await playTo([host, guest, fan], STATUS.results);
	expect(fan.game.stories[storyOf(guest)]?.meta.cover).toBe(COW);

	const [drawn, plain] = [await share(guest), await share(host)];
	expect([await sharedCover(drawn), await sharedCover(plain)]).toEqual([COW, undefined]);
	const before = await previewOf(drawn);
	expect(before.html).toContain(COW);

	const history = historyText(await temporal.historyOf(host.seat.room_code));
	expect(history).toContain("cover/draw");
	expect(history).not.toMatch(/111,222|777,888/);

	expect(await host.act("game/vip", { vip_action: { remove_cover: storyOf(guest) } })).toBeNull();
	await fan.until(() => fan.game.stories[storyOf(guest)]?.meta.cover === undefined);
	await expect.poll(() => sharedCover(drawn), { timeout: 30_000 }).toBeUndefined();
	const after = await previewOf(drawn);
	expect(after.html).not.toContain(COW);
	expect(after.png.equals(before.png)).toBe(false);
	expect(await share(guest)).toBe(drawn);
	expect(await sharedCover(drawn)).toBeUndefined();
});

test("an admin removes the cover of a shared story, which stays away when it is shared again", async () => {
	const players = await roomAt(plotluck, STATUS.storyTitle);
	const [host] = players;
	await draw(host, COW);
	await skipTo(plotluck, players, STATUS.results);
	const own = storyOf(host);
	const shortcut = await share(host);
	expect(await sharedCover(shortcut)).toBe(COW);
	const remove = (key: Record<string, string>) =>
		call(plotluck.url, "DELETE", `/admin/stories/${shortcut}/cover`, undefined, key);
	expect((await remove({})).status).toBe(403);
	// The game is stored when the room plays on, and read before and after.
	expect(await host.act("game/vip", { vip_action: { play_again: true } })).toBeNull();
	const kept = async () => {
		const secret = { "x-player-secret": host.seat.secret };
		const read = await call(plotluck.url, "GET", `/games/${own}`, undefined, secret);
		return (read.body.game as Game).stories[own]?.meta.cover;
	};
	await expect.poll(kept, { timeout: 30_000 }).toBe(COW);
	expect((await remove({ "x-admin-key": ADMIN_KEY })).status).toBe(200);
	expect(await sharedCover(shortcut)).toBeUndefined();
	expect(await kept()).toBeUndefined();
	expect(await share(host, own)).toBe(shortcut);
	expect(await sharedCover(shortcut)).toBeUndefined();
});
