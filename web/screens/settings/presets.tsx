import { PRESET_NAMES, PRESETS, type Preset, presetOf } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import type { Game } from "#game/wire/state.ts";
import { createWords } from "#words/game/create.ts";
import { tableWords } from "#words/game/table.ts";
import { minutesOf } from "../../game/minutes.ts";
import { writersOf } from "../../game/seats.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import { changeSettings } from "./house-rules.tsx";
import { lengthOf } from "./lengths.ts";
import { pickedPreset } from "./picked-preset.ts";
import styles from "./presets.module.css";

const say = tableWords.lobby;

/** Returns the length of a game in few words, because four of them share a row. */
const inShort = (settings: Settings, players: number): string =>
	settings.pace === "slow"
		? lengthOf(settings, players)
		: say.minutes(minutesOf(settings, players));

/** Lets the host choose one of the ready-made evenings. */
export function Presets({ game }: { game: Game }) {
	const players = writersOf(game).length;
	const pick = (preset: Preset) => changeSettings(pickedPreset(preset, players));
	return (
		<div className={styles.presets}>
			<Segmented
				label={say.menu}
				options={PRESET_NAMES.map((preset) => ({
					value: preset,
					label: (
						<span className={styles.option}>
							{createWords.presets[preset]}
							<small>{inShort({ ...DEFAULT_SETTINGS, ...PRESETS[preset] }, players)}</small>
						</span>
					),
				}))}
				value={presetOf(game.settings)}
				onChange={pick}
			/>
		</div>
	);
}
