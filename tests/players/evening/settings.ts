import fc from "fast-check";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { DEFAULT_SETTINGS, type GameMode, PROMPT_PACKS, type Settings } from "#game/settings.ts";
import type { Zeal } from "./party.ts";

/** A game to play: settings, players, audience and the seed of their dice. */
export interface Evening {
	settings: SentSettings;
	/** Whether each player is 18 or over. The first one is the host. */
	mature: boolean[];
	/** The audience. Late fans join after the start. */
	fans: { zeal: Zeal; late: boolean }[];
	dice: number;
}

/** Few parts, because the intro of each takes 8 to 10 s. */
const PARTS = { min: 1, max: 3 };
/** Four parts, because only from the third on a writer could see more than the previous part. */
const TELEPHONE_PARTS = { min: 4, max: 4 };

/** Draws evenings of a mode and a number of players. `more` overrides the drawn settings. */
export function anyEvening(
	mode: GameMode,
	players: number,
	fixed: SentSettings = {},
): fc.Arbitrary<Evening> {
	const flag = fc.boolean();
	const alone = mode === "solo_mode";
	const settings = fc
		.record(
			{
				game_mode: fc.constant(mode),
				// Parts have no timer, because all players write as fast as possible.
				write_duration: fc.constantFrom(0, 90, 3600),
				num_switches: fc.integer(mode === "broken_telephone" ? TELEPHONE_PARTS : PARTS),
				max_players: fc.integer({ min: Math.max(players, 2), max: 32 }),
				num_characters_submit: fc.integer({ min: 1, max: 6 }),
				min_characters: fc.integer({ min: 1, max: 4 }),
				max_characters: fc.integer({ min: 4, max: 10 }),
				num_otp_characters: fc.integer({ min: 0, max: 4 }),
				maturity: fc.constantFrom("MATURE" as const, "ALL_AGES" as const),
				prompt_packs: fc.subarray([...PROMPT_PACKS]),
				show_instructions: flag,
				audiences: flag,
				multi_prompt: flag,
				no_extra_reading_time: flag,
				hide_authors: flag,
				guess_authors: flag,
				moderation: flag,
				self_shuffle: flag,
				faster_phases: flag,
				character_maturity: flag,
				forced_prompts: flag,
				allow_duplicate_characters: flag,
				auto_sync_parts_to_players:
					players <= PARTS.max && mode !== "broken_telephone" ? flag : fc.constant(false),
				bookend: flag,
				read_together: flag,
			},
			{ requiredKeys: ["game_mode", "write_duration", "num_switches", "max_players"] },
		)
		// A bound that one key sets for another also applies to its default.
		.map(
			(drawn): SentSettings => ({
				...drawn,
				...(drawn.min_characters && { max_characters: drawn.max_characters ?? 5 }),
				...fixed,
			}),
		);
	const mature = fc.oneof(
		fc.constant(Array.from({ length: players }, () => true)),
		fc.array(flag, { minLength: players, maxLength: players }),
	);
	const zeal = fc.constantFrom<Zeal>("keen", "lazy", "asleep");
	const fans = fc.array(fc.record({ zeal, late: flag }), { maxLength: 3 });
	return fc.record({ settings, mature, fans, dice: fc.integer() }).map((evening) => ({
		...evening,
		mature:
			evening.settings.maturity === "MATURE" && !alone
				? evening.mature.map(() => true)
				: evening.mature,
		settings:
			evening.mature[0] === false && alone
				? { ...evening.settings, maturity: "ALL_AGES" as const }
				: evening.settings,
		fans: evening.settings.audiences === false ? [] : evening.fans,
	}));
}

/** Returns the stored settings for sent ones (docs/game.md "Settings") without premium. */
export function expectedSettings(sent: SentSettings, hostMature: boolean): Settings {
	const all: Settings = {
		...DEFAULT_SETTINGS,
		game_mode: "default",
		write_duration: 180,
		num_switches: 3,
		num_characters_submit: 5,
		min_characters: 2,
		max_characters: 3,
		num_otp_characters: 0,
		max_players: 12,
		maturity: "ALL_AGES",
		show_instructions: true,
		audiences: true,
		multi_prompt: true,
		prompt_packs: ["basic"],
		no_extra_reading_time: false,
		hide_authors: false,
		guess_authors: false,
		moderation: false,
		self_shuffle: false,
		faster_phases: false,
		character_maturity: false,
		forced_prompts: false,
		allow_duplicate_characters: false,
		auto_sync_parts_to_players: false,
		read_together: false,
		...sent,
		bookend: false,
	} as Settings;
	const solo = all.game_mode === "solo_mode";
	const maturity = (solo || all.maturity === "MATURE") && hostMature ? "MATURE" : "ALL_AGES";
	const allAges = maturity === "ALL_AGES";
	const open = all.prompt_packs.filter((pack) => !(allAges && pack === "hardcore"));
	const pair = all.game_mode === "otp" || (solo && !all.self_shuffle);
	const guess_authors = all.guess_authors && !solo && all.max_players > 2;
	return {
		...all,
		guess_authors,
		hide_authors: all.hide_authors || guess_authors,
		maturity,
		character_maturity: all.character_maturity && !allAges,
		prompt_packs: open.length > 0 ? open : ["basic"],
		forced_prompts: all.forced_prompts || solo,
		num_otp_characters: pair ? sent.num_otp_characters || 2 : 0,
		max_players: solo ? 1 : all.max_players,
	};
}
