import { useId } from "react";
import { PRESET_NAMES, PRESETS, type Preset } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { space } from "#words/grammar.ts";
import common from "../../../parts/common.module.css";
import { lengthOf, shapeOf } from "../../../screens/settings/lengths.ts";
import type { RulesState } from "../use-rules.ts";
import { focusFirst } from "./focus-first.ts";
import styles from "./preset-cards.module.css";
import { PresetPicture } from "./preset-picture.tsx";

const say = createWords;

interface Props extends Pick<RulesState, "settings" | "alone" | "preset" | "picked" | "pick"> {
	/** The number of people that the lengths are for. */
	people: number;
}

/**
 * Shows the presets as a choice of one. A picked one with a changed rule has another name, and its
 * next press undoes the changes.
 */
export function PresetCards({ settings, alone, preset: pure, picked, pick, people }: Props) {
	const id = useId();
	const served = (preset: Preset): Settings => ({
		...DEFAULT_SETTINGS,
		...PRESETS[preset],
		...(alone && { max_players: 1 }),
	});
	return (
		<fieldset className={styles.presets}>
			<legend className={common.silentText}>{say.heading}</legend>
			{PRESET_NAMES.map((preset) => {
				const own = preset === picked && !pure;
				const shown = own ? settings : served(preset);
				const part = (name: string) => `${id}${preset}${name}`;
				return (
					<label key={preset} className={styles.card} data-changed={own || undefined}>
						<input
							type="radio"
							ref={preset === picked ? focusFirst : undefined}
							className={common.covering}
							name={id}
							aria-labelledby={own ? `${part("")} ${part("back")}` : part("")}
							aria-describedby={part("about")}
							// One that is chosen already could not be pressed.
							checked={preset === pure}
							onChange={() => pick(preset)}
						/>
						<b id={part("")} className={styles.name}>
							{own ? say.own : say.presets[preset]}
						</b>
						<span id={part("about")} className={styles.about}>
							<span>{shapeOf(shown)}</span>
							{space}
							<span>{lengthOf(shown, people)}</span>
						</span>
						<PresetPicture settings={shown} people={people} />
						{own && (
							<span id={part("back")} className={styles.back}>
								{say.backTo(say.presets[preset])}
							</span>
						)}
					</label>
				);
			})}
		</fieldset>
	);
}
