import { useId } from "react";
import { modeNamed } from "#game/modes/index.ts";
import { PRESET_NAMES, PRESETS, type Preset } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { minutesOf } from "../../game/minutes.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import pot from "../../parts/page/pot.svg";
import styles from "./menus.module.css";

const say = createWords;
const SIZE = 104;
const POTATO = 9;
const BURGER = 11;
const PICTURES = {
	quick: <Avatar sprite={POTATO} size={SIZE} className={styles.picture} />,
	classic: <Avatar sprite={BURGER} size={SIZE} className={styles.picture} />,
	dinner: <img src={pot} width={SIZE} height={SIZE} alt="" className={styles.picture} />,
} satisfies Record<Preset, unknown>;

interface MenusProps {
	/** The settings as the room will have them. */
	settings: Settings;
	/** The number of people that the lengths are for. */
	people: number;
	/** The last menu that was picked. */
	picked: Preset;
	/** The picked menu is unchanged; false when a rule has changed. */
	pure: boolean;
	onPick: (preset: Preset) => void;
}

/**
 * Shows the presets as a choice of one. A picked one with a changed rule has another name, and a
 * button that undoes the changes.
 */
export function Menus({ settings, people, picked, pure, onPick }: MenusProps) {
	const name = useId();
	const { alone } = modeNamed(settings.game_mode);
	return (
		<>
			<fieldset className={styles.menus}>
				<legend className={common.silentText}>{say.heading}</legend>
				{PRESET_NAMES.map((preset) => {
					const own = preset === picked && !pure;
					const { name: title, text } = own ? say.own : say.presets[preset];
					const served = own
						? settings
						: { ...DEFAULT_SETTINGS, ...PRESETS[preset], ...(alone && { max_players: 1 }) };
					const parts = served.auto_sync_parts_to_players ? null : served.num_switches;
					return (
						<label key={preset} className={styles.menu}>
							<input
								type="radio"
								className={common.covering}
								name={name}
								checked={preset === picked}
								onChange={() => onPick(preset)}
							/>
							{PICTURES[preset]}
							<b className={styles.name}>{title}</b>
							<i className={styles.dots} aria-hidden />
							<b className={styles.minutes}>{say.minutes(minutesOf(served, people))}</b>
							<span className={styles.shape}>{say.shape(parts, served.write_duration)}</span>
							<span className={classes(common.quiet, styles.text)}>{text}</span>
						</label>
					);
				})}
			</fieldset>
			{!pure && (
				<Button kind="plain" small className={styles.back} onClick={() => onPick(picked)}>
					{say.backTo(say.presets[picked].name)}
				</Button>
			)}
		</>
	);
}
