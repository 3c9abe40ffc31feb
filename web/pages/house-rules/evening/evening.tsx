import { type ReactNode, useId, useState } from "react";
import { type GameMode, SETTING_ROWS } from "#game/settings.ts";
import { createWords as say } from "#words/game/create.ts";
import { facts } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import { Avatar } from "../../../parts/avatar.tsx";
import { latePart } from "../../../parts/late-part.tsx";
import { MODE_FORMS } from "../modes.ts";
import type { RulesState } from "../use-rules.ts";
import styles from "./evening.module.css";
import { FrontSwitches } from "./front-switches.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { OpeningRow } from "./opening-row.tsx";
import { PresetCards } from "./preset-cards.tsx";

/** Loads late, because a preset and a switch are all that most hosts choose. */
const AllRules = latePart(() => import("../all-rules.tsx"), "AllRules", {
	loading: siteWords.loading,
	missing: siteWords.errors.badMessage,
});

interface Props {
	rules: RulesState;
	mode: GameMode;
	/** The modes on offer. */
	modes: readonly GameMode[];
	onMode: (mode: GameMode) => void;
	/** The number of people that the lengths are for. */
	people: number;
	/** It has two pages of its own, which it fills. */
	whole?: boolean;
	/** The content below all rules. */
	children?: ReactNode;
}

/**
 * Shows what a host chooses for an evening: a preset, the switches, and behind one row, which names
 * the mode, everything else.
 */
export function Evening({ rules, mode, modes, onMode, people, whole = false, children }: Props) {
	const [opened, setOpened] = useState({ modes: false, all: false });
	const id = useId();
	const changes = rules.changes.filter((one) => SETTING_ROWS[one].form?.block !== "front").length;
	const { name, text } = say.modes[mode];
	const about = facts([name, changes > 0 && say.changes(changes)]);
	return (
		<div className={styles.evening} data-whole={whole || undefined}>
			<PresetCards {...rules} people={people} />
			<FrontSwitches {...rules} />
			<div className={styles.everything}>
				<OpeningRow
					picture={<Avatar sprite={MODE_FORMS[mode].sprite} size={44} />}
					title={say.everything}
					text={about}
					controls={`${id}all`}
					open={opened.all}
					onToggle={() => setOpened({ ...opened, all: !opened.all })}
				/>
			</div>
			<div id={`${id}all`} className={styles.all} hidden={!opened.all}>
				{opened.all && (
					<>
						<section className={styles.mode}>
							<h2 id={`${id}h`}>{say.mode}</h2>
							<OpeningRow
								title={name}
								text={text}
								controls={`${id}modes`}
								open={opened.modes}
								onToggle={() => setOpened({ ...opened, modes: !opened.modes })}
							/>
							<div id={`${id}modes`} hidden={!opened.modes}>
								{opened.modes && (
									<ModeChoice
										labelledBy={`${id}h`}
										mode={mode}
										modes={modes}
										settingsIn={rules.settingsIn}
										people={people}
										onChange={onMode}
									/>
								)}
							</div>
						</section>
						<AllRules {...rules} mode={mode}>
							{children}
						</AllRules>
					</>
				)}
			</div>
		</div>
	);
}
