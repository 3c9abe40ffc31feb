import { Volume2, VolumeX } from "lucide-react";
import { useSnapshot } from "valtio";
import { setMuted } from "../sound.ts";
import { store } from "../store.ts";
import { words } from "../words.ts";
import "../styles/button.css";

/** The one switch for all sound; remembered on this device. */
export function MuteButton() {
	const { muted } = useSnapshot(store);
	const Icon = muted ? VolumeX : Volume2;
	return (
		<button
			type="button"
			className="icon-btn"
			aria-label={muted ? words.site.sound.off : words.site.sound.on}
			aria-pressed={muted}
			onClick={() => setMuted(!muted)}
		>
			<Icon size={22} aria-hidden />
		</button>
	);
}
