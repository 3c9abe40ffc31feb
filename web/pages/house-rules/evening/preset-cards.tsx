import { useId, useRef } from "react";
import { PRESET_NAMES, PRESETS, type Preset } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { space } from "#words/grammar.ts";
import common from "../../../parts/common.module.css";
import { Button } from "../../../parts/form/button.tsx";
import { lengthOf, shapeOf } from "../../../screens/settings/lengths.ts";
import type { RulesState } from "../use-rules.ts";
import styles from "./preset-cards.module.css";

const say = createWords;

interface Props extends Pick<RulesState, "settings" | "alone" | "preset" | "picked" | "pick"> {
	/** The number of people that the lengths are for. */
	people: number;
}

/**
 * Shows the presets as a choice of one. A picked one with a changed rule has another name, and a
 * button that undoes the changes.
 */
export function PresetCards({ settings, alone, preset: pure, picked, pick, people }: Props) {
	const id = useId();
	const cards = useRef<HTMLFieldSetElement>(null);
	const served = (preset: Preset): Settings => ({
		...DEFAULT_SETTINGS,
		...PRESETS[preset],
		...(alone && { max_players: 1 }),
	});
	return (
		<fieldset className={styles.presets} ref={cards}>
			<legend className={common.silentText}>{say.heading}</legend>
			<div className={styles.cards}>
				{PRESET_NAMES.map((preset) => {
					const own = preset === picked && !pure;
					const shown = own ? settings : served(preset);
					return (
						<label key={preset} className={styles.card} data-changed={own || undefined}>
							<input
								type="radio"
								className={common.covering}
								name={id}
								aria-labelledby={`${id}${preset}`}
								aria-describedby={`${id}${preset}about`}
								checked={preset === picked}
								onChange={() => pick(preset)}
							/>
							<b id={`${id}${preset}`} className={styles.name}>
								{own ? say.own : say.presets[preset]}
							</b>
							<span id={`${id}${preset}about`} className={styles.about}>
								<span>{shapeOf(shown)}</span>
								{space}
								<span>{lengthOf(shown, people)}</span>
							</span>
						</label>
					);
				})}
			</div>
			{!pure && (
				<Button
					kind="plain"
					small
					className={styles.back}
					onClick={() => {
						pick(picked);
						// The button goes away.
						cards.current?.querySelector<HTMLElement>(":checked")?.focus();
					}}
				>
					{say.backTo(say.presets[picked])}
				</Button>
			)}
		</fieldset>
	);
}
