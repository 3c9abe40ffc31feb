import { decidedBy, PRESET_NAMES, PRESETS, type Preset, presetOf } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS } from "#game/settings.ts";
import type { Game } from "#game/wire/state.ts";
import { createWords } from "#words/game/create.ts";
import { tableWords } from "#words/game/table.ts";
import { minutesOf } from "../../game/minutes.ts";
import { writersOf } from "../../game/seats.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import { changeSettings } from "./house-rules.tsx";
import styles from "./presets.module.css";

const say = tableWords.lobby;

/** Lets the host choose one of the ready-made evenings. */
export function Presets({ game }: { game: Game }) {
	const players = writersOf(game).length;
	// The room keeps a seat for all who are here.
	const max_players = Math.max(DEFAULT_SETTINGS.max_players, players);
	const pick = (preset: Preset) => changeSettings({ ...decidedBy(preset), max_players });
	return (
		<div className={styles.presets}>
			<Segmented
				label={say.menu}
				options={PRESET_NAMES.map((preset) => ({
					value: preset,
					label: (
						<span className={styles.option}>
							{createWords.presets[preset].name}
							<small>
								{say.minutes(minutesOf({ ...DEFAULT_SETTINGS, ...PRESETS[preset] }, players))}
							</small>
						</span>
					),
				}))}
				value={presetOf(game.settings)}
				onChange={pick}
			/>
		</div>
	);
}
