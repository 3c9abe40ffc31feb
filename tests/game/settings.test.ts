import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { coherentSettings, GAME_MODES, PROMPT_PACKS, SentSettings, speedName } from "#game/settings.ts";

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

test("whatever was sent, the settings of a room are coherent", () => {
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
			if (!premium) expect(room.prompt_packs.every((pack) => pack === "basic" || pack === "hardcore")).toBe(true);
			expect(room.prompt_packs.length).toBeGreaterThan(0);
			expect(room.bookend).toBe(false);
			expect(room.num_otp_characters > 0).toBe(room.game_mode === "otp" || (room.game_mode === "solo_mode" && !room.self_shuffle));
		}),
	);
});

test.each([
	[{ write_duration: 9 }, "write_duration is 9; allowed are whole numbers from 10 to 3600, or 0"],
	[{ num_switches: 21 }, "num_switches is 21; allowed are whole numbers from 1 to 20"],
	[{ max_players: 33 }, "max_players is 33; allowed are whole numbers from 1 to 32"],
	[{ max_players: 1 }, "max_players is 1; allowed are whole numbers from 2 to 32, 1 only in solo_mode"],
	[{ min_characters: 4 }, "min_characters is 4; allowed are whole numbers from 1 to max_characters (3)"],
])("%j is refused with the field, the value and the bound", (settings, message) => {
	const result = v.safeParse(SentSettings, settings);
	expect(result.issues?.[0].message).toBe(message);
	expect(result.issues && v.getDotPath(result.issues[0])).toBe(Object.keys(settings)[0]);
});

test("unknown keys are refused", () => {
	expect(v.safeParse(SentSettings, { speed: 1 }).success).toBe(false);
});

test.each([
	[10, "sonic"],
	[59, "sonic"],
	[60, "lightning"],
	[180, "frantic"],
	[299, "frantic"],
	[300, "brisk"],
	[600, "leisurely"],
	[3600, "leisurely"],
	[0, null],
])("%i seconds are called %s", (seconds, name) => expect(speedName(seconds)).toBe(name));
