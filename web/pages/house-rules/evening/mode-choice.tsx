import { useId } from "react";
import { LIMITS } from "#game/limits.ts";
import { modeNamed } from "#game/modes/index.ts";
import type { GameMode, Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { minutesOf } from "../../../game/minutes.ts";
import { Avatar } from "../../../parts/avatar.tsx";
import common from "../../../parts/common.module.css";
import { MODE_FORMS } from "../modes.ts";
import styles from "./mode-choice.module.css";

const say = createWords;

interface ModeChoiceProps {
	/** The id of the heading. */
	labelledBy: string;
	mode: GameMode;
	/** The modes on offer. */
	modes: readonly GameMode[];
	/** Returns the settings that the room would have in a mode. */
	settingsIn: (mode: GameMode) => Settings;
	people: number;
	onChange: (mode: GameMode) => void;
}

/** Shows the modes as a choice of one, each with its drawing, head count and length. */
export function ModeChoice({
	labelledBy,
	mode,
	modes,
	settingsIn,
	people,
	onChange,
}: ModeChoiceProps) {
	const name = useId();
	return (
		<div role="radiogroup" aria-labelledby={labelledBy} className={styles.modes}>
			{modes.map((option) => {
				const settings = settingsIn(option);
				const { max_players } = settings;
				const low = modeNamed(option).alone ? max_players : LIMITS.minPlayers;
				return (
					<label key={option} className={styles.mode}>
						<input
							type="radio"
							className={common.covering}
							name={name}
							checked={option === mode}
							onChange={() => onChange(option)}
						/>
						<Avatar sprite={MODE_FORMS[option].sprite} size={52} />
						<span>
							<b>{say.modes[option].name}</b>
							<small>{say.modes[option].text}</small>
							<small>
								{say.inShort(say.heads(low, max_players), say.minutes(minutesOf(settings, people)))}
							</small>
						</span>
					</label>
				);
			})}
		</div>
	);
}
