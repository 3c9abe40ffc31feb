import { beforeAll, describe, expect, test } from "vitest";
import { BLOCKED } from "#game/names/block-list.ts";
import { STATUS } from "#game/status.ts";
import { roomAt, skipTo } from "../../../players/rooms/room-at.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();
let host: WirePlayer;
let players: WirePlayer[];
beforeAll(async () => {
	const settings = { num_characters_submit: 2, max_characters: 2 };
	const both = await roomAt(plotluck, STATUS.characters, { players: 2, settings });
	[host] = both;
	players = both;
});

const UNFIT: [string, string][] = [
	["nothing", ""],
	["white space", " \t\n "],
	["a mark that turns the reading direction", "\u202Ealucard"],
	["an invisible mark", "\u200F"],
	["half a pair of surrogates", "Raccoon \uD83E"],
	["a zero width space", "\u200B\u200B\u200B"],
	["a Braille pattern without dots", "\u2800\u2800\u2800"],
	["a Hangul filler", "\u3164\uFFA0\u115F"],
	["soft hyphens and word joiners", "\u00AD\u2060\u00AD"],
	["variation selectors and tags", "\uFE0F\u{E0041}"],
	["combining marks alone", "\u0301\u0302\u0303"],
];

describe.sequential("character names", () => {
	const submit = (...names: unknown[]) =>
		host.act("game/character", { characters: names.map((name) => ({ name })) });

	test.each([...UNFIT, ["31 characters", "x".repeat(31)], ["a slur", BLOCKED.anywhere[0] ?? ""]])(
		"%s is refused",
		async (_what, name) => {
			expect(await submit("Somebody", name)).toEqual(expect.stringMatching(/./));
			expect(host.player.characters).toEqual({});
		},
	);

	test.each([[7], [null], [["A"]]])("%j is no name", async (name) => {
		expect(await submit("Somebody", name)).toEqual(expect.stringMatching(/./));
	});

	test("a slur is found between characters that show nothing", async () => {
		const [slur = ""] = BLOCKED.anywhere;
		expect(await submit("Somebody", [...slur].join("\u3164"))).toContain(slur);
	});

	test.each<[string, unknown[]]>([
		["x".repeat(31), ["textTooLong", "A character's name", 30]],
		["", ["characterNameless"]],
		["\u202Ealucard", ["textUnprintable", "A character's name"]],
	])("a refusal of %j has the complaint's code and values", async (name, values) => {
		await submit("Somebody", name);
		const refusal = host.messages.findLast(({ error }) => error !== undefined);
		expect(refusal).toMatchObject({ code: "badBody", values });
	});

	test("a refusal names the slur", async () => {
		const [slur = ""] = BLOCKED.anywhere;
		expect(await submit("Somebody", slur)).toContain(slur);
	});

	test("the same name twice is refused, also when only spaces or the encoding of an ë differ", async () => {
		expect(await submit("Zoë", " Zoë ")).toEqual(expect.stringMatching(/share a name/));
		expect(await submit("Zo\u00EB", "Zoe\u0308")).toEqual(expect.stringMatching(/share a name/));
	});

	test("a refusal says that nothing can be seen", async () => {
		expect(await submit("Somebody", "\u200B\u2060")).toMatch(/you can see/);
	});

	test("the same name twice is refused, also when it differs only in what shows nothing", async () => {
		for (const other of [
			"Bob\u200B",
			"B\u00ADob",
			"Bob\u3164",
			"Bo\u200Db",
			"\u2800Bob",
			"Bob\uFE0F",
		])
			expect(await submit("Bob", other)).toMatch(/share a name/);
	});

	test("names keep the joiners that their emoji and scripts need", async () => {
		const names = ["👨‍👩‍👧 می‌خواهم", "क्‍ष ❤️‍🔥"];
		expect(await submit(...names)).toBeNull();
		expect(Object.values(host.player.characters).map(({ name }) => name)).toEqual(names);
	});

	test("names are trimmed and normalised, have up to 30 characters, and differ by capitals", async () => {
		expect(await submit("  Zoe\u0308  ", "y".repeat(30))).toBeNull();
		expect(Object.values(host.player.characters).map(({ name }) => name)).toEqual([
			"Zo\u00EB",
			"y".repeat(30),
		]);
		expect(await submit("Moon", "moon")).toBeNull();
		expect(await submit("🦝".repeat(15), "Dick Grayson")).toBeNull();
	});
});

describe("players' names", () => {
	const join = (name: string) =>
		call(plotluck.url, "PUT", `/rooms/${host.seat.room_code}/audience`, {
			name,
			meta: { sprite_id: 1, mature: true },
		});

	test.each(UNFIT)("%s is refused", async (_what, name) => {
		expect(await join(name)).toMatchObject({ status: 422, body: { field: "name" } });
	});

	test("what shows nothing does not count", async () => {
		expect(await join("Bo\u200B\u200B")).toMatchObject({ status: 422, body: { field: "name" } });
		expect(await join("\u200BBob\u3164")).toMatchObject({ status: 200, body: { name: "Bob" } });
	});

	test("players who seem to have the same name are numbered", async () => {
		const other = await WirePlayer.join(plotluck.url, host.seat.room_code, "Воb", {
			audience: true,
		});
		const names = Object.values(other.game.players).map(({ name }) => name);
		expect(names.slice(-2)).toEqual(["Bob", "Воb 2"]);
		expect(other.player.name).toBe("Воb 2");
	});
});

describe.sequential("titles", () => {
	const name = (title: unknown) =>
		host.act("story/title", { story: { id: host.player.own_stories[0], meta: { title } } });

	test("they come after the writing", async () => {
		await skipTo(plotluck, players, STATUS.storyTitle);
		await host.connect(); // with a fresh budget of messages
	});

	test.each([...UNFIT, ["61 characters", "x".repeat(61)]])(
		"%s is refused",
		async (_what, title) => {
			expect(await name(title)).toEqual(expect.stringMatching(/./));
			expect(host.player.status).toBe(STATUS.storyTitle);
		},
	);

	test("60 characters fit, and the title is shown trimmed and normalised", async () => {
		expect(await name(`  ${"x".repeat(56)} E\u0301e\u0301 `)).toBeNull();
		expect(host.player.current_story?.meta.title).toBe(`${"x".repeat(56)} \u00C9\u00E9`);
		expect(await name("\u3042".repeat(60))).toBeNull();
	});
});
