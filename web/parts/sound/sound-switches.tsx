import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { soundWords } from "#words/game/sound.ts";
import { setCalm } from "../../device/calm.ts";
import { setMuted } from "../../device/sound.ts";
import { store } from "../../store.ts";
import { Toggle } from "../form/toggle.tsx";
import { LanguageMenu } from "../person/language-menu.tsx";
import styles from "./sound-switches.module.css";

interface Props {
	language?: boolean;
	/** More switches. */
	children?: ReactNode;
}

/** Shows the switches for all sounds and for motion, which the device remembers, and the languages. */
export function SoundSwitches({ language = false, children }: Props) {
	const { muted, calm, calmSystem } = useSnapshot(store);
	return (
		<div className={styles.switches}>
			<Toggle checked={!muted} onChange={(on) => setMuted(!on)} label={soundWords.sound} />
			<Toggle
				checked={calm || calmSystem}
				disabled={calmSystem}
				onChange={setCalm}
				label={soundWords.calm}
			/>
			<p className={styles.note}>{calmSystem ? soundWords.calmBySystem : soundWords.calmNote}</p>
			{children}
			{language && <LanguageMenu />}
		</div>
	);
}
