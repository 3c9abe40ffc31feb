import { Settings2 } from "lucide-react";
import { useState } from "react";
import { tvWords } from "#words/game/tv.ts";
import { IconButton } from "../parts/form/icon-button.tsx";
import { Toggle } from "../parts/form/toggle.tsx";
import { Dialog } from "../parts/page/dialog.tsx";
import { SoundSwitches } from "../parts/sound/sound-switches.tsx";
import { useVoices } from "./reading/voice.ts";
import styles from "./tv.module.css";

interface Props {
	/** The open part is read aloud. */
	aloud: boolean;
	onAloud: (aloud: boolean) => void;
}

/** Shows the switches of the big screen. Browsers without a voice have no switch for it. */
export function TvMenu({ aloud, onAloud }: Props) {
	const [open, setOpen] = useState(false);
	const voices = useVoices();
	return (
		<section className={styles.menu}>
			<IconButton aria-label={tvWords.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<Settings2 size={22} aria-hidden />
			</IconButton>
			<Dialog title={tvWords.menu} open={open} onClose={() => setOpen(false)}>
				<SoundSwitches />
				{voices.length > 0 && (
					<>
						<Toggle checked={aloud} onChange={onAloud} label={tvWords.voice} />
						<p>{tvWords.voiceNote}</p>
					</>
				)}
			</Dialog>
		</section>
	);
}
