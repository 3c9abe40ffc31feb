import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../../players/rooms/room-at.ts";
import { QUICK } from "../../../players/wire/game.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";
import { connected, refused } from "../rest.ts";

const plotluck = sharedPlotluck();

const person = {
	name: "Guesty",
	meta: { sprite_id: 4, mature: true, accessibility2: "accessible" },
};
const child = { ...person, meta: { ...person.meta, mature: false } };
const join = (code: string, body: unknown = person, as = "players") =>
	call(plotluck.url, "PUT", `/rooms/${code}/${as}`, body);
const opened = async (settings: object = {}) => {
	const host = await WirePlayer.host(plotluck.url, settings);
	return { host, code: host.seat.room_code };
};

test.each([
	["players", false],
	["players/", false],
	["audience", true],
	["audience/", true],
])("PUT /rooms/CODE/%s answers the new player", async (as, audience) => {
	const { host, code } = await opened();
	const { status, body } = await join(code, person, as);
	const { game_id } = host.seat;
	expect([status, body]).toEqual([
		200,
		{
			...{
				id: expect.any(Number),
				name: "Guesty",
				secret: expect.stringMatching(/^.{16,}$/),
				game_id,
				room_id: game_id,
				room_code: code,
				status: 0,
			},
			meta: {
				sprite_id: 4,
				mature: true,
				accessibility2: "accessible",
				theme: 0,
				locked: false,
			},
			data: {
				audience,
				points: 0,
				vip: false,
				connected: false,
				premium: false,
				reaction_index: 0,
				reactions: {},
			},
		},
	]);
	expect(body.id).not.toBe(host.id);
});

test("a code may have lower case, spaces and hyphens", async () => {
	const { code } = await opened();
	const spelled = [
		code.toLowerCase(),
		` ${code} `,
		[...code].join(" "),
		`${code.slice(0, 2)}-${code.slice(2)}`,
	].map(encodeURIComponent);
	for (const way of spelled) expect((await join(way)).body.room_code).toBe(code);
	for (const way of spelled)
		expect((await call(plotluck.url, "GET", `/rooms/${way}`)).body.code).toBe(code);
});

test("the same secret in the same room is the same player, at any time in the game", async () => {
	const secret = "a secret that the browser kept";
	const { host, code } = await opened(QUICK);
	const first = await join(code, { ...person, secret });
	const again = await join(code, { ...person, secret });
	expect([again.status, again.body.id, again.body.name, again.body.secret]).toEqual([
		200,
		first.body.id,
		"Guesty",
		secret,
	]);
	await host.act("game/start");
	await host.reached(STATUS.characters);
	const later = await join(code, { ...person, name: "Renamed", secret }, "audience");
	expect([later.body.name, later.body.data]).toMatchObject(["Guesty", { audience: false }]);
	expect([later.status, later.body.id, later.body.status]).toEqual([
		200,
		first.body.id,
		STATUS.characters,
	]);
	expect((await call(plotluck.url, "GET", `/rooms/${code}`)).body.num_players).toBe(2);
	const elsewhere = await join((await opened()).code, { ...person, secret });
	expect(elsewhere.body.id).not.toBe(first.body.id);
	const hosts = await join(code, { ...person, secret: host.seat.secret });
	expect(hosts.body.id).toBe(host.id);
});

test("in the lobby the same secret changes name, avatar, age group and side, for all to see", async () => {
	const secret = "a secret that the browser kept";
	const { host, code } = await opened({ ...QUICK, max_players: 3 });
	const guest = await connected(plotluck.url, (await join(code, { ...person, secret })).body);
	const change = (more: object, as?: string, meta: object = {}) =>
		join(code, { ...person, secret, change: true, ...more, meta: { ...person.meta, ...meta } }, as);

	expect(
		await change({ name: "Renamed" }, "players", { sprite_id: 7, mature: false }),
	).toMatchObject({ status: 200, body: { id: guest.id, name: "Renamed", secret } });
	await host.until(() => host.game.players[guest.id]?.name === "Renamed");
	expect(host.game.players[guest.id]?.meta).toMatchObject({ sprite_id: 7, mature: false });
	expect(await change({}, "audience")).toMatchObject({ status: 200, body: { id: guest.id } });
	await guest.until(() => guest.player.data.audience && guest.game.extra.num_audience === 1);

	const others = [
		await WirePlayer.join(plotluck.url, code, "Second"),
		await WirePlayer.join(plotluck.url, code, "Third"),
	];
	expect(await change({ name: "Player" })).toMatchObject(refused(409, "full"));
	// Without `change` the seat comes back as it is.
	expect(await join(code, { ...person, name: "Player", secret })).toMatchObject({
		status: 200,
		body: { id: guest.id, name: "Guesty", data: { audience: true } },
	});
	expect(await change({ name: "no" })).toMatchObject({ status: 422, body: { field: "name" } });
	expect(
		await join(code, { ...person, secret: host.seat.secret, change: true }, "audience"),
	).toMatchObject(refused(409, "crownFirst"));

	await others[0]?.act("game/exit");
	await host.until(() => host.game.players[others[0]?.id ?? 0] === undefined);
	expect((await change({}, "players")).status).toBe(200);
	await host.act("game/start");
	await host.reached(STATUS.characters);
	expect(guest.player.data.audience).toBe(false);
	expect(await change({ name: "TooLate" })).toMatchObject(refused(409, "lobbyOnly"));
	expect(guest.closed).toBeNull();
});

test("GET /rooms/CODE returns what a newcomer needs", async () => {
	const { host, code } = await opened({
		max_players: 6,
		maturity: "MATURE",
		game_mode: "otp",
		audiences: false,
	});
	await join(code);
	const { status, body } = await call(plotluck.url, "GET", `/rooms/${code}/`);
	const known = {
		id: host.seat.game_id,
		code,
		status: 0,
		num_players: 2,
		max_players: 6,
		maturity: "MATURE",
		game_mode: "otp",
		audiences: false,
	};
	expect([status, body]).toEqual([200, expect.objectContaining(known)]);
	expect((await call(plotluck.url, "GET", "/rooms/")).body).toEqual([]);
});

test("joins that the room cannot take are refused, each with its status and text", async () => {
	const full = await opened({ max_players: 2 });
	await join(full.code);
	expect(await join(full.code)).toMatchObject({ status: 409, body: { error: "The room is full" } });

	const mature = await opened({ maturity: "MATURE" });
	const grownUps = { status: 403, body: { error: "This room is for players aged 18 and over" } };
	expect(await join(mature.code, child)).toMatchObject(grownUps);
	expect(await join(mature.code, child, "audience")).toMatchObject(grownUps);

	const started = await roomAt(plotluck, STATUS.characters, { players: 2 });
	expect(await join(started[0].seat.room_code)).toMatchObject({
		status: 409,
		body: { error: "The game has already started" },
	});
	expect((await join(started[0].seat.room_code, person, "audience")).status).toBe(200);
	expect(await join("ZZZZ")).toMatchObject({
		status: 404,
		body: { error: "No room with that code" },
	});
	expect((await call(plotluck.url, "GET", "/rooms/ZZZZ")).body).toEqual({
		error: "No room with that code",
		code: "noSuchRoom",
	});
});

test("a join with an invalid name is refused with its field, and takes no seat", async () => {
	const { code } = await opened();
	const unfit = (field: string) => ({
		status: 422,
		body: { field, error: expect.stringMatching(/./) },
	});
	for (const name of ["ab", "", "elevenchars", 4, undefined]) {
		expect(await join(code, { ...person, name })).toMatchObject(unfit("name"));
	}
	const avatar = { ...person.meta, sprite_id: 99 };
	expect(await join(code, { ...person, meta: avatar })).toMatchObject(unfit("meta.sprite_id"));
	expect((await call(plotluck.url, "GET", `/rooms/${code}`)).body.num_players).toBe(1);
});

test("of many joins at the same time as many succeed as there are seats, each once", async () => {
	const { host, code } = await opened({ max_players: 4 });
	const tries = await Promise.all(
		Array.from({ length: 12 }, (_, i) =>
			join(code, { ...person, secret: `the secret of number ${Math.floor(i / 2)}` }),
		),
	);
	const seated = tries.filter(({ status }) => status === 200);
	expect(new Set(seated.map(({ body }) => body.id)).size).toBe(3);
	expect(tries.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
		tries.slice(seated.length).map(() => 409),
	);
	await host.until(() => Object.keys(host.game.players).length === 4);

	const crowd = await Promise.all(Array.from({ length: 40 }, () => join(code, person, "audience")));
	expect(new Set(crowd.map(({ body }) => body.id)).size).toBe(40);
	await host.until(() => host.game.extra.num_audience === 40);
});
