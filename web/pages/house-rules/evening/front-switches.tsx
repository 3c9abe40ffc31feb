import { LIMITS } from "#game/limits.ts";
import { createWords } from "#words/game/create.ts";
import { EmojiPicture } from "../../../parts/emoji.tsx";
import { Toggle } from "../../../parts/form/toggle.tsx";
import { Sheet } from "../../../parts/page/sheet.tsx";
import { isAskedFor } from "../house-rules.ts";
import type { RulesState } from "../use-rules.ts";
import styles from "./front-switches.module.css";

const say = createWords;

interface Props extends Pick<RulesState, "settings" | "changes" | "change" | "mature"> {}

/** Shows the switches that are always in view; none in a room for one player. */
export function FrontSwitches({ settings, changes, change, mature }: Props) {
	const switches = [
		{
			name: "guess_authors",
			picture: "eyes",
			...say.settings.guess_authors,
			on: settings.guess_authors,
			// Two players know who wrote what.
			disabled: settings.max_players < LIMITS.minVoters,
			set: (guess_authors: boolean) => change({ guess_authors }),
		},
		{
			name: "read_together",
			picture: "book",
			...say.settings.read_together,
			on: settings.read_together,
			disabled: false,
			set: (read_together: boolean) => change({ read_together }),
		},
		{
			name: "maturity",
			picture: "fire",
			label: say.ratings.MATURE,
			hint: mature ? say.matureHint : say.allAgesOnly,
			on: settings.maturity === "MATURE",
			disabled: !mature,
			set: (on: boolean) => change({ maturity: on ? "MATURE" : "ALL_AGES" }),
		},
	] as const;
	const asked = switches.filter(({ name }) => isAskedFor(name, settings));
	if (asked.length === 0) return null;
	return (
		<Sheet className={styles.switches}>
			{asked.map(({ name, picture, label, hint, on, disabled, set }) => (
				<div
					key={name}
					className={styles.row}
					data-rule={name}
					data-changed={changes.includes(name) || undefined}
				>
					<EmojiPicture name={picture} size={64} className={styles.picture} />
					<Toggle
						className={styles.switch}
						label={label}
						hint={hint}
						checked={on}
						disabled={disabled}
						onChange={set}
					/>
				</div>
			))}
		</Sheet>
	);
}
