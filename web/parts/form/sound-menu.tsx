import { Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useSnapshot } from "valtio";
import { setCalm } from "../../device/calm.ts";
import { setMuted } from "../../device/sound.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { Dialog } from "../page/dialog.tsx";
import { useCalm } from "../use-calm.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./sound-menu.module.css";
import { Toggle } from "./toggle.tsx";

const words = siteWords.sound;

/**
 * Shows the switches for all sounds and for what moves by itself, which the device remembers
 * (docs/game.md "Sounds").
 */
export function SoundMenu() {
	const { muted, calm } = useSnapshot(store);
	const still = useCalm();
	const [open, setOpen] = useState(false);
	const Icon = muted ? VolumeX : Volume2;
	return (
		<>
			<IconButton
				aria-label={words.menu(muted)}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Icon size={22} aria-hidden />
			</IconButton>
			<Dialog title={words.title} open={open} onClose={() => setOpen(false)}>
				<div className={styles.switches}>
					<Toggle checked={!muted} onChange={(on) => setMuted(!on)} label={words.sound} />
					<Toggle checked={still} disabled={still && !calm} onChange={setCalm} label={words.calm} />
					<p className={styles.note}>{still && !calm ? words.calmBySystem : words.calmNote}</p>
				</div>
			</Dialog>
		</>
	);
}
