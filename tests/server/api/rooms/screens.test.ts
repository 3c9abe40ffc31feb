import { expect, test } from "vitest";
import { gather } from "../../../players/wire/game.ts";
import { call, type WirePlayer } from "../../../players/wire/player.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";
import { refused } from "../rest.ts";

const plotluck = ownPlotluck({ TRUST_PROXY: "true", JOINS_PER_MINUTE: "10" });

const open = (code: string, address?: string) =>
	call(
		plotluck.url,
		"PUT",
		`/rooms/${code}/screens`,
		undefined,
		address === undefined ? {} : { "x-forwarded-for": address },
	);
const room = async (settings: object = {}) => {
	const [host] = (await gather(plotluck.url, 1, settings)) as [WirePlayer];
	return { host, code: host.seat.room_code };
};

test("a room has four screens, also without an audience; the fifth is told to wait", async () => {
	const { host, code } = await room({ audiences: false });
	for (let i = 0; i < 4; i++)
		expect(await open(` ${code.toLowerCase()}`)).toMatchObject({
			status: 200,
			body: {
				id: expect.any(Number),
				secret: expect.stringMatching(/^.{32}$/),
				game_id: host.seat.game_id,
				room_code: code,
			},
		});
	expect(await open(code)).toMatchObject({
		status: 409,
		body: {
			code: "screensFull",
			error: "4 screens are showing this room already. Close one, then try again in a minute.",
		},
	});
	expect((await open((await room()).code)).status).toBe(200);
});

test("a locked room takes no new screen, and an unknown room has none", async () => {
	const { host, code } = await room();
	await host.act("game/vip", { vip_action: { lock_room: true } });
	expect(await open(code)).toMatchObject(refused(409, "locked"));
	expect(await open("ZZZZ")).toMatchObject(refused(404, "noSuchRoom"));
});

test("screens count as joins of their address", async () => {
	const codes = [await room(), await room(), await room()].map(({ code }) => code);
	const statuses: number[] = [];
	for (const code of codes)
		for (let i = 0; i < 4; i++) statuses.push((await open(code, "203.0.113.50")).status);
	expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
	expect((await open(codes[2] ?? "", "203.0.113.51")).status).toBe(200);
});
