import { describe, expect, test } from "vitest";
import { expectedSettings } from "../../../players/evening/settings.ts";
import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

const plotluck = ownPlotluck({ ACCOUNTS_ENABLED: "false" });

const host = {
	name: "Hosty",
	meta: { sprite_id: 2, mature: true, theme: 1, accessibility2: "classic" },
};
const open = (body: unknown, path = "/rooms/") => call(plotluck.url, "POST", path, body);
const settingsOf = async (answer: { body: Record<string, unknown> }) => {
	const player = await new WirePlayer(plotluck.url, answer.body.host as WireSeat).connect();
	player.leave();
	return player.game.settings;
};

test.each(["/rooms", "/rooms/"])("POST %s opens a room and seats its host", async (path) => {
	const { status, body } = await open({ settings: {}, host }, path);
	expect(status).toBe(201);
	const id = expect.any(Number);
	const code = expect.stringMatching(/^[ABCDEFGHJKLMNPQRSTUVWXYZ]{4}$/);
	expect(body).toEqual({
		...{ id, code, game_id: body.id },
		host: {
			...{
				id,
				name: "Hosty",
				secret: expect.stringMatching(/^.{16,}$/),
				game_id: body.id,
				room_id: body.id,
				room_code: body.code,
				status: 0,
			},
			meta: { sprite_id: 2, mature: true, accessibility2: "classic", theme: 1, locked: false },
			data: {
				audience: false,
				points: 0,
				vip: true,
				connected: false,
				premium: false,
				reaction_index: 0,
				reactions: {},
			},
		},
	});
});

test("the server makes a secret when it is missing or too short, and keeps a valid one", async () => {
	const secretFor = async (secret?: string) =>
		((await open({ host: { ...host, secret } })).body.host as WireSeat).secret;
	expect(await secretFor("x".repeat(16))).toBe("x".repeat(16));
	const made = [
		await secretFor(),
		await secretFor(""),
		await secretFor("x".repeat(15)),
		await secretFor(),
	];
	for (const secret of made) expect(secret.length).toBeGreaterThanOrEqual(16);
	expect(new Set(made).size).toBe(4);
});

test.each(["愛", "ガイ", "김"])("a host may be called %s", async (name) => {
	expect(await open({ host: { ...host, name } })).toMatchObject({
		status: 201,
		body: { host: { name } },
	});
});

test("missing settings have the defaults of the create form", async () => {
	expect(await settingsOf(await open({ host }))).toEqual(expectedSettings({}, true));
	const otp = { game_mode: "otp" } as const;
	expect(await settingsOf(await open({ host, settings: otp }))).toEqual(
		expectedSettings(otp, true),
	);
});

test("settings that contradict each other are corrected", async () => {
	const child = { ...host, meta: { ...host.meta, mature: false } };
	const sent = { prompt_packs: ["hardcore", "basic"], character_maturity: true, bookend: true };
	expect(await settingsOf(await open({ host, settings: sent }))).toMatchObject({
		prompt_packs: ["basic"],
		character_maturity: false,
		bookend: false,
	});
	expect(
		await settingsOf(await open({ host, settings: { ...sent, maturity: "MATURE" } })),
	).toMatchObject({
		prompt_packs: ["basic", "hardcore"],
		character_maturity: true,
	});
	const solo = { game_mode: "solo_mode" };
	expect(await settingsOf(await open({ host, settings: solo }))).toMatchObject({
		maturity: "MATURE",
		forced_prompts: true,
		max_players: 1,
	});
	expect(await settingsOf(await open({ host: child, settings: solo }))).toMatchObject({
		maturity: "ALL_AGES",
		forced_prompts: true,
	});
});

test("where nobody can sign in, supporters' packs, avatars and themes are for everybody", async () => {
	expect((await call(plotluck.url, "GET", "/accounts")).body).toEqual({
		sign_in: null,
		premium: false,
		checkout: null,
	});
	expect(
		await settingsOf(await open({ host, settings: { prompt_packs: ["drama", "phrases"] } })),
	).toMatchObject({ prompt_packs: ["drama", "phrases"] });
	for (const sprite_id of [23, 24, 30])
		expect(
			await open({ host: { ...host, meta: { ...host.meta, sprite_id, theme: 11 } } }),
		).toMatchObject({
			status: 201,
			body: { host: { meta: { sprite_id, theme: 11 }, data: { premium: false } } },
		});
});

test("a player under 18 opens no 18+ room", async () => {
	const child = { ...host, meta: { ...host.meta, mature: false } };
	expect(await open({ host: child, settings: { maturity: "MATURE" } })).toMatchObject({
		status: 403,
		body: { error: expect.stringMatching(/18/) },
	});
	for (const game_mode of ["otp", "self_insert", "broken_telephone"])
		expect(await open({ host: child, settings: { maturity: "MATURE", game_mode } })).toMatchObject({
			status: 403,
		});
});

test("solo has the rating that its writer's age allows, whatever was sent", async () => {
	for (const maturity of ["MATURE", "ALL_AGES", undefined])
		for (const mature of [true, false]) {
			const settings = { game_mode: "solo_mode", ...(maturity && { maturity }) };
			const writer = { ...host, meta: { ...host.meta, mature } };
			expect(await settingsOf(await open({ host: writer, settings }))).toMatchObject({
				maturity: mature ? "MATURE" : "ALL_AGES",
			});
		}
});

describe("invalid bodies are refused with 422, the field and a text", () => {
	const withMeta = (meta: object) => ({ host: { ...host, meta: { ...host.meta, ...meta } } });
	test.each<[string, unknown, RegExp?]>([
		["host", {}],
		["host", { host: "me" }],
		["host.name", { host: { ...host, name: undefined } }],
		["host.name", { host: { ...host, name: " ab " } }, /at least 3/],
		["host.name", { host: { ...host, name: "elevenchars" } }, /10/],
		["host.name", { host: { ...host, name: 123 } }],
		["host.name", { host: { ...host, name: "ab\u202Ecd" } }],
		["host.meta", { host: { ...host, meta: undefined } }],
		["host.meta.sprite_id", withMeta({ sprite_id: 31 })],
		["host.meta.sprite_id", withMeta({ sprite_id: -1 })],
		["host.meta.sprite_id", withMeta({ sprite_id: 1.5 })],
		["host.meta.theme", withMeta({ theme: 12 })],
		["host.meta.mature", withMeta({ mature: "yes" })],
		["host.meta.accessibility2", withMeta({ accessibility2: "fancy" })],
		["host.secret", { host: { ...host, secret: 7 } }],
		["host.points", { host: { ...host, points: 1000 } }],
		["settings", { host, settings: 3 }],
		["settings.game_mode", { host, settings: { game_mode: "zen" } }],
		["settings.speed", { host, settings: { speed: 1 } }, /^settings\.speed is not known here$/],
		[
			"settings.write_duration",
			{ host, settings: { write_duration: 9 } },
			/write_duration.*9.*10.*3600/,
		],
		["settings.write_duration", { host, settings: { write_duration: 3601 } }, /3601/],
		["settings.num_switches", { host, settings: { num_switches: 0 } }],
		["settings.num_switches", { host, settings: { num_switches: 2.5 } }],
		["settings.num_characters_submit", { host, settings: { num_characters_submit: 21 } }],
		["settings.min_characters", { host, settings: { min_characters: 3, max_characters: 2 } }],
		["settings.max_characters", { host, settings: { max_characters: 11 } }],
		["settings.max_players", { host, settings: { max_players: 33 } }],
		["settings.max_players", { host, settings: { max_players: 1 } }],
		[
			"settings.maturity",
			{ host, settings: { maturity: "all ages" } },
			/maturity.*all ages.*MATURE/,
		],
		[
			"settings.prompt_packs.0",
			{ host, settings: { prompt_packs: ["mystery"] } },
			/mystery.*basic.*phrases/,
		],
		["settings.audiences", { host, settings: { audiences: 1 } }],
		["admin", { host, admin: true }],
	])("%s: %j", async (field, body, text = /./) => {
		const answer = await open(body);
		const { values, ...rest } = answer.body;
		expect([answer.status, rest]).toEqual([
			422,
			{ error: expect.stringMatching(text), code: "badBody", field },
		]);
	});

	test.each<[unknown, unknown[] | undefined]>([
		[{ host: { ...host, name: "ab" } }, ["nameTooShort", 3, 1]],
		[{ host: { ...host, name: "👨‍👩‍👧" } }, ["nameTooShort", 3, 2]],
		[{ host: { ...host, name: "👻" } }, ["nameTooShort", 3, 2]],
		[{ host: { ...host, name: "elevenchars" } }, ["textTooLong", "Name", 10]],
		[{ host: { ...host, name: "x".repeat(1000) } }, ["textTooLong", "Name", 10]],
		[{ host: { ...host, name: "ab\u202Ecd" } }, ["textUnprintable", "Name"]],
		[{ host: { ...host, name: "ab\uD800cd" } }, ["textBroken", "Name"]],
		[{ host: { ...host, name: "\u3164\u3164\u3164" } }, ["textInvisible", "Name"]],
		[{ host: { ...host, name: "F\u0061g" } }, ["blockedWord", "Fag"]],
		[
			{ host, settings: { write_duration: 9 } },
			["settingRangeOr", "write_duration", 9, 10, 3600, 0],
		],
		[{ host, settings: { num_switches: 0 } }, ["settingRange", "num_switches", 0, 1, 20]],
		[{ host, settings: { max_players: 33 } }, ["playersRange", 33, 2, 32]],
		[{ host, settings: { max_players: 1 } }, ["playersRange", 1, 2, 32]],
		[{ host, settings: { min_characters: 4 } }, ["castRange", 4, 3]],
		[{ host, admin: true }, undefined],
		[{ host, settings: { num_switches: "3" } }, undefined],
	])("%j: its values are the complaint's code and values", async (body, values) => {
		expect((await open(body)).body).toMatchObject({ code: "badBody" });
		expect((await open(body)).body.values).toEqual(values);
	});
});

test("the refused calls opened no room", async () => {
	const before = await call(plotluck.url, "GET", "/rooms/count");
	await open({ host, settings: { write_duration: 1 } });
	await open({ host: { ...host, name: "" } });
	expect((await call(plotluck.url, "GET", "/rooms/count")).body).toEqual(before.body);
	await open({ host });
	expect((await call(plotluck.url, "GET", "/rooms/count/")).body).toEqual({
		count: Number(before.body.count) + 1,
	});
});
