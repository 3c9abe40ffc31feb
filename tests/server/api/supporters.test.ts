import { expect, onTestFinished, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call } from "../../players/wire/player.ts";
import { sharedMembers } from "../../support/file-set-up.ts";
import { startPlotluck } from "../../support/plotluck.ts";
import { hostAs, joinAs, META, takeSeat } from "./rest.ts";

const { plotluck, provider } = sharedMembers();

const supporter = () => provider.bearer("sue", { premium: true });
const member = () => provider.bearer("max", { premium: false });
const open = (headers: Record<string, string>, meta: object = {}, host: object = {}) =>
	call(
		plotluck.url,
		"POST",
		"/rooms/",
		{ host: { name: "Hosty", meta: { ...META, ...meta }, ...host } },
		headers,
	);
const join = (code: string, headers: Record<string, string>, meta: object = {}) =>
	takeSeat(plotluck.url, headers, code, { meta: { ...META, ...meta } });

test("a supporter who hosts may use every pack, other hosts two of them", async () => {
	const settings = { maturity: "MATURE", prompt_packs: ["drama", "hardcore", "basic", "phrases"] };
	const packsOf = async (headers: Record<string, string>) =>
		(await hostAs(plotluck.url, headers, settings)).game.settings.prompt_packs;
	expect(await packsOf(await supporter())).toEqual(["basic", "hardcore", "drama", "phrases"]);
	expect(await packsOf(await member())).toEqual(["basic", "hardcore"]);
	expect(await packsOf({})).toEqual(["basic", "hardcore"]);
});

test("supporters wear every avatar and theme, and a star", async () => {
	const room = (await open({})).body.code as string;
	for (const sprite_id of [23, 24, 30]) {
		const answer = await open(await supporter(), { sprite_id, theme: 11 });
		expect(answer.body.host).toMatchObject({
			meta: { sprite_id, theme: 11 },
			data: { premium: true },
		});
		expect(await join(room, await supporter(), { sprite_id })).toMatchObject({
			status: 200,
			body: { data: { premium: true } },
		});
	}
});

test("other players cannot wear supporters' avatars, and get the classic theme and no star", async () => {
	const room = (await open({})).body.code as string;
	for (const headers of [{}, await member(), { authorization: "Bearer premium" }]) {
		// A key sequence unlocks the secret one, which only the page can see.
		expect((await join(room, headers, { sprite_id: 23 })).status).toBe(200);
		for (const sprite_id of [24, 30]) {
			expect(await open(headers, { sprite_id })).toMatchObject({
				status: 403,
				body: { field: "host.meta.sprite_id" },
			});
			expect(await join(room, headers, { sprite_id })).toMatchObject({
				status: 403,
				body: { field: "meta.sprite_id" },
			});
		}
		expect((await open(headers, { theme: 2 })).body.host).toMatchObject({
			meta: { theme: 0 },
			data: { premium: false },
		});
		expect((await join(room, headers, { theme: 1 })).body).toMatchObject({
			meta: { theme: 1 },
			data: { premium: false },
		});
	}
});

test("a body cannot claim an account or its rights", async () => {
	expect((await open({}, {}, { user_id: "sue" })).body.host).toMatchObject({
		data: { premium: false },
	});
	for (const host of [{ premium: true }, { data: { premium: true } }])
		expect((await open({}, {}, host)).status).toBe(422);
	expect((await open({}, { premium: true })).status).toBe(422);
});

test("with premium off everything is open to all, and there is no star", async () => {
	const open = await startPlotluck({ ...provider.env, PREMIUM_ENABLED: "false" });
	onTestFinished(() => open.stop());
	const guest = await hostAs(open.url, {}, { prompt_packs: ["drama"] });
	expect(guest.game.settings.prompt_packs).toEqual(["drama"]);
	const dressed = { meta: { ...META, sprite_id: 24, theme: 11 } };
	const joined = await takeSeat(open.url, await supporter(), guest.seat.room_code, dressed);
	expect(joined.body).toMatchObject({
		meta: { sprite_id: 24, theme: 11 },
		data: { premium: false },
	});
	expect((await call(open.url, "GET", "/accounts")).body).toMatchObject({ premium: false });
	expect((await call(open.url, "GET", "/zine/41")).body).toMatchObject({
		page: 41,
		title: "Ratty",
	});
});

test("stories count for the accounts that wrote them", async () => {
	const rankOf = async (id: string) =>
		(await call(plotluck.url, "GET", "/users", undefined, await provider.bearer(id))).body.rank;
	const host = await hostAs(plotluck.url, await provider.bearer("writer 1"), {
		...QUICK,
		num_switches: 2,
	});
	const code = host.seat.room_code;
	const guest = await joinAs(plotluck.url, {}, code, "Guesty");
	// A player who joined as a guest and signed in later returns with the same secret.
	const { secret } = guest.seat;
	await takeSeat(plotluck.url, await provider.bearer("writer 2"), code, { secret });
	const claimed = { name: "Claimy", user_id: "writer 3" };
	const seat = (await takeSeat(plotluck.url, {}, code, claimed)).body;
	expect(seat).not.toHaveProperty("user_id");
	await host.act("game/vip", { vip_action: { kick_player: seat.id } });
	await skipTo(plotluck, [host, guest], STATUS.results);
	expect(await Promise.all(["writer 1", "writer 2", "writer 3"].map(rankOf))).toEqual([2, 2, 0]);
});
