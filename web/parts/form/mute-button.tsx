import { Volume2, VolumeX } from "lucide-react";
import { useSnapshot } from "valtio";
import { setMuted } from "../../device/sound.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { IconButton } from "./icon-button.tsx";

/** Shows the switch for all sounds, which the device remembers (docs/game.md "Sounds"). */
export function MuteButton() {
	const { muted } = useSnapshot(store);
	const Icon = muted ? VolumeX : Volume2;
	return (
		<IconButton
			aria-label={muted ? siteWords.sound.off : siteWords.sound.on}
			aria-pressed={muted}
			onClick={() => setMuted(!muted)}
		>
			<Icon size={22} aria-hidden />
		</IconButton>
	);
}
