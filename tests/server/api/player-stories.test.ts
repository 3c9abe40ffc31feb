import { beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call, type WirePlayer } from "../../players/wire/player.ts";
import { sharedMembers } from "../../support/file-set-up.ts";
import { hostAs, joinAs, refused } from "./rest.ts";

type Headers = Record<string, string>;
const SOLO = { ...QUICK, game_mode: "solo_mode" };

const { plotluck, provider } = sharedMembers();
let ann: Headers;
let ben: Headers;
beforeAll(async () => {
	[ann, ben] = await Promise.all([
		provider.bearer("ann of the stories"),
		provider.bearer("ben of the stories"),
	]);
});

const ask = (method: string, path = "", who: Headers = {}, body?: unknown) =>
	call(plotluck.url, method, `/playerStories${path}`, body, who);
const storyOf = (player: WirePlayer) => player.player.own_stories[0] ?? 0;

test("players save stories of their games, which outlive the room", async () => {
	const host = await hostAs(plotluck.url, ann, { ...QUICK, num_switches: 2 });
	const guest = await joinAs(plotluck.url, {}, host.seat.room_code, "Guesty");
	await skipTo(plotluck, [host, guest], STATUS.storyWrite);
	const id = storyOf(host);
	expect(await ask("PUT", `/${id}`, ann)).toMatchObject(refused(409));
	await skipTo(plotluck, [host, guest], STATUS.results);

	const row = {
		id,
		title: "Title by Hosty",
		mature: false,
		parts: 2,
		saved_at: expect.any(Number),
	};
	const saved = await ask("PUT", `/${id}/`, ann);
	expect([saved.status, saved.body]).toEqual([200, row]);
	expect((await ask("PUT", `/${id}`, ann, {})).body).toEqual(saved.body);
	expect(await ask("PUT", `/${id + 77}`, ann)).toMatchObject(refused(404));

	// Ben played as a guest and signed in later.
	expect(await ask("PUT", `/${id}`, ben)).toMatchObject(refused(403));
	expect(await ask("PUT", `/${id}`, ben, { secret: "not the one of a seat" })).toMatchObject(
		refused(403),
	);
	expect(await ask("PUT", `/${id}`, ben, { secret: guest.seat.secret })).toMatchObject({
		status: 200,
		body: row,
	});
	for (const body of [{ secret: 7 }, { story: "mine" }])
		expect((await ask("PUT", `/${id}`, ann, body)).status).toBe(422);

	await host.act("game/vip", { vip_action: { close_game: true } });
	const share = { secret: host.seat.secret };
	await expect
		.poll(async () => (await call(plotluck.url, "PUT", `/stories/${id}`, share)).status)
		.toBe(403);
	const [other = 0] = Object.values(host.game.stories).flatMap((story) =>
		story.id === id ? [] : [story.id],
	);
	expect(await ask("PUT", `/${other}`, ann)).toMatchObject({
		status: 404,
		body: { error: expect.stringContaining("closed") },
	});
	expect(await ask("PUT", `/${id}`, ann)).toMatchObject({ status: 200, body: row });
	expect((await ask("GET", "", ann)).body).toEqual([saved.body]);
	const opened = await ask("GET", `/${id}`, ann);
	expect([opened.status, opened.body]).toEqual([
		200,
		{
			id,
			saved_at: saved.body.saved_at,
			title: "Title by Hosty",
			language: "en",
			mature: false,
			captain: { name: "Hosty", sprite_id: 2 },
			characters: expect.arrayContaining([expect.stringMatching(/y \d$/)]),
			parts: [
				{
					player: "Hosty",
					sprite_id: 2,
					content: "Part 0 by Hosty: and then it rained.",
					censored: false,
					reactions: { 3: 1, 4: 1 },
				},
				{
					player: "Guesty",
					sprite_id: 2,
					content: "Part 1 by Guesty: and then it rained.",
					censored: false,
					reactions: {},
				},
			],
			awards: [],
			best_line: "Part 0 by Hosty: and then it rained.",
		},
	]);

	expect(await ask("DELETE", `/${id}`, ann)).toMatchObject({ status: 200, body: { id } });
	expect(await ask("DELETE", `/${id}`, ann)).toMatchObject(refused(404));
	expect([(await ask("GET", "", ann)).body, (await ask("GET", `/${id}`, ann)).status]).toEqual([
		[],
		404,
	]);
	expect((await ask("GET", `/${id}`, ben)).status).toBe(200);
});

test("accounts see only their own stories, and guests none", async () => {
	const cy = await provider.bearer("cy of the stories");
	const host = await hostAs(plotluck.url, cy, SOLO);
	await skipTo(plotluck, [host], STATUS.results);
	const id = storyOf(host);
	expect((await ask("PUT", `/${id}`, cy)).status).toBe(200);
	const nobodies: Headers[] = [
		{},
		{ authorization: "Bearer of.bad.news" },
		{ "x-admin-key": "a guess" },
	];
	for (const who of nobodies) {
		for (const [method, path] of [
			["GET", ""],
			["GET", `/${id}`],
			["PUT", `/${id}`],
			["DELETE", `/${id}`],
		] as const) {
			expect(
				await ask(method, path, who, method === "PUT" ? { secret: host.seat.secret } : undefined),
			).toMatchObject(refused(401));
		}
	}
	const dan = await provider.bearer("dan of the stories");
	const statuses = [
		await ask("GET", `/${id}`, dan),
		await ask("PUT", `/${id}`, dan),
		await ask("DELETE", `/${id}`, dan),
	];
	expect(statuses.map(({ status }) => status)).toEqual([404, 403, 404]);
	expect((await ask("GET", "", dan)).body).toEqual([]);
	for (const odd of ["x", "1.5", "0", "-1", "1e99"])
		expect((await ask("GET", `/${odd}`, cy)).status, odd).toBe(404);
	expect((await ask("GET", "", cy)).body).toMatchObject([{ id }]);
});
