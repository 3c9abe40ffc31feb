import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { coherentSettings, SentSettings } from "#game/settings/sent-settings.ts";
import { speedName } from "#game/settings/speeds.ts";
import {
	DEFAULT_SETTINGS,
	GAME_MODES,
	NUMBER_ROWS,
	type NumberName,
	PROMPT_PACKS,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
} from "#game/settings.ts";

const sent = fc.record(
	{
		game_mode: fc.constantFrom(...GAME_MODES),
		maturity: fc.constantFrom("MATURE" as const, "ALL_AGES" as const),
		prompt_packs: fc.subarray([...PROMPT_PACKS]),
		character_maturity: fc.boolean(),
		forced_prompts: fc.boolean(),
		self_shuffle: fc.boolean(),
		bookend: fc.boolean(),
	},
	{ requiredKeys: [] },
);

test("the settings of a room are coherent for any sent settings", () => {
	fc.assert(
		fc.property(sent, fc.boolean(), fc.boolean(), (settings, mature, premium) => {
			const room = coherentSettings(settings, { mature, premium });
			if (!mature) expect(room.maturity).toBe("ALL_AGES");
			if (room.maturity === "ALL_AGES") {
				expect(room.character_maturity).toBe(false);
				expect(room.prompt_packs).not.toContain("hardcore");
			}
			if (room.game_mode === "solo_mode") {
				expect(room.forced_prompts).toBe(true);
				expect(room.maturity).toBe(mature ? "MATURE" : "ALL_AGES");
				expect(room.max_players).toBe(1);
			}
			if (!premium)
				expect(room.prompt_packs.every((pack) => pack === "basic" || pack === "hardcore")).toBe(
					true,
				);
			expect(room.prompt_packs.length).toBeGreaterThan(0);
			expect(room.bookend).toBe(false);
			expect(room.num_otp_characters > 0).toBe(
				room.game_mode === "otp" || (room.game_mode === "solo_mode" && !room.self_shuffle),
			);
		}),
	);
});

const MODES = "default, otp, self_insert, broken_telephone, solo_mode";
const PACKS = "basic, hardcore, drama, art, fantasy, fluff, gamers, hungry, phrases";
const upTo = (most: number | string) => `whole numbers from 1 to ${most}`;
const RULES: Record<string, string> = {
	write_duration: "whole numbers from 10 to 3600, or 0",
	num_switches: upTo(20),
	num_characters_submit: upTo(20),
	max_characters: upTo(10),
	min_characters: upTo(10),
	max_players: "whole numbers from 2 to 32, or 1 in solo_mode",
	maturity: "MATURE, ALL_AGES",
	game_mode: MODES,
	prompt_packs: PACKS,
};

test.each([
	[{ write_duration: 9 }],
	[{ write_duration: 3601 }],
	[{ write_duration: -1 }],
	[{ write_duration: 60.5 }],
	[{ num_switches: 0 }],
	[{ num_switches: 21 }],
	[{ num_characters_submit: 0 }],
	[{ num_characters_submit: 21 }],
	[{ max_characters: 0, min_characters: 1 }],
	[{ max_characters: 11 }],
	[{ min_characters: 0 }],
	[{ min_characters: 4 }, upTo("max_characters (3)")],
	[{ min_characters: 6, max_characters: 5 }, upTo("max_characters (5)")],
	[{ max_players: 33 }],
	[{ max_players: 0 }],
	[{ max_players: 1 }],
	[{ maturity: "18+" }],
	[{ game_mode: "self-insert" }],
	[{ prompt_packs: ["mystery"] }],
] as [object, string?][])(
	"%j is refused with the field, the value and the bound",
	(settings, rule) => {
		const { issues } = v.safeParse(SentSettings, settings);
		const [[field, value] = ["", ""]] = Object.entries(settings);
		const shown = JSON.stringify(Array.isArray(value) ? value[0] : value);
		expect(issues?.[0].message).toBe(`${field} is ${shown}; allowed: ${rule ?? RULES[field]}`);
		expect(issues && v.getDotPath(issues[0])?.replace(".0", "")).toBe(field);
	},
);

test.each([
	{ write_duration: 0 },
	{ write_duration: 10 },
	{ write_duration: 3600 },
	{ num_switches: 1 },
	{ num_switches: 20 },
	{ num_characters_submit: 1 },
	{ num_characters_submit: 20 },
	{ min_characters: 1, max_characters: 1 },
	{ min_characters: 10, max_characters: 10 },
	{ max_players: 2 },
	{ max_players: 32 },
	{ max_players: 1, game_mode: "solo_mode" },
	{ prompt_packs: [...PROMPT_PACKS] },
])("%j is within the bounds", (settings) =>
	expect(v.safeParse(SentSettings, settings).success).toBe(true),
);

test("settings that are left out get their defaults", () => {
	const adult = { mature: true, premium: true };
	const off = {
		no_extra_reading_time: false,
		hide_authors: false,
		moderation: false,
		self_shuffle: false,
		faster_phases: false,
	};
	const expected = {
		...DEFAULT_SETTINGS,
		...off,
		...{
			character_maturity: false,
			forced_prompts: false,
			allow_duplicate_characters: false,
			auto_sync_parts_to_players: false,
		},
		...{
			bookend: false,
			read_together: false,
			show_instructions: true,
			audiences: true,
			multi_prompt: true,
		},
		...{
			game_mode: "default",
			write_duration: 180,
			num_switches: 3,
			num_characters_submit: 5,
			min_characters: 2,
			max_characters: 3,
		},
		...{ num_otp_characters: 0, max_players: 12, maturity: "ALL_AGES", prompt_packs: ["basic"] },
	};
	const pair = { num_otp_characters: 2 };
	const solo = { game_mode: "solo_mode" } as const;
	const alone = { ...solo, maturity: "MATURE", forced_prompts: true, max_players: 1 };
	const shuffled = { ...solo, self_shuffle: true };
	for (const [sent, changes] of [
		[{}, {}],
		[{ game_mode: "otp" }, { game_mode: "otp", ...pair }],
		[solo, { ...alone, ...pair }],
		[shuffled, { ...alone, ...shuffled }],
	] as const)
		expect(coherentSettings(sent, adult)).toEqual({ ...expected, ...changes });
});

test("coherent settings stay as they were sent", () => {
	const sent = {
		...{
			maturity: "MATURE",
			character_maturity: true,
			forced_prompts: true,
			hide_authors: true,
			moderation: true,
			self_shuffle: true,
		},
		...{
			write_duration: 77,
			num_switches: 7,
			num_characters_submit: 8,
			min_characters: 4,
			max_characters: 6,
			max_players: 31,
		},
		prompt_packs: ["hardcore", "phrases"],
	};
	const adult = { mature: true, premium: true };
	expect(coherentSettings(v.parse(SentSettings, sent), adult)).toMatchObject(sent);
	const pairs = { game_mode: "otp", num_otp_characters: 4 } as const;
	expect(coherentSettings(pairs, adult)).toMatchObject(pairs);
});

test("unknown keys are refused", () => {
	expect(v.safeParse(SentSettings, { speed: 1 }).success).toBe(false);
});

test.each([
	[10, "sonic"],
	[59, "sonic"],
	[60, "lightning"],
	[179, "lightning"],
	[180, "frantic"],
	[299, "frantic"],
	[300, "brisk"],
	[599, "brisk"],
	[600, "leisurely"],
	[3600, "leisurely"],
	[0, null],
])("%i seconds are called %s", (seconds, name) => expect(speedName(seconds)).toBe(name));

test("the table of docs/game.md has every setting with its values and its default", () => {
	const shown = (value: unknown): string =>
		typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
	const quoted = (values: unknown) => [values].flat().map((value) => `\`${value}\``);
	const valuesOf = (name: SettingName): string => {
		const { kind, values = [] } = SETTING_ROWS[name];
		if (kind === "switch") return "yes, no";
		if (kind === "zone") return "an IANA name";
		if (kind !== "number") return quoted(values).join(", ");
		const { low, high, also } = NUMBER_ROWS[name as NumberName]; // the only kind that is left
		return `${low} to ${high}${also === undefined ? "" : `, or ${also}`}`;
	};
	const rows = SETTING_NAMES.map((name) => {
		const { kind, standard } = SETTING_ROWS[name];
		const usual = kind === "switch" || kind === "number" ? shown(standard) : quoted(standard);
		return `| \`${name}\` | ${valuesOf(name)} | ${usual} |`;
	});
	const table = readFileSync("docs/game.md", "utf8").split("\n| setting | values |")[1] ?? "";
	const lines = table.split("\n").slice(2, 2 + rows.length);
	expect(lines.map((line) => line.split("|").slice(0, 4).join("|").concat("|"))).toEqual(rows);
});
