import { Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { store } from "../../store.ts";
import { IconButton } from "../form/icon-button.tsx";
import { latePart } from "../late-part.tsx";
import { Dialog } from "../page/dialog.tsx";

const words = siteWords.sound;

/** Loads when the menu is first opened. */
const Switches = latePart(() => import("./sound-switches.tsx"), "SoundSwitches", {
	loading: siteWords.loading,
	missing: siteWords.errors.badMessage,
});

interface Props {
	language?: boolean;
	/** More switches. */
	children?: ReactNode;
}

/**
 * Shows the button of the menu for sound and motion (docs/game.md "Sounds"), in a room also with the
 * player's own language, for which the page loads again and keeps seat and texts.
 */
export function SoundMenu({ language = false, children }: Props) {
	const { muted } = useSnapshot(store);
	const [open, setOpen] = useState(false);
	const Icon = muted ? VolumeX : Volume2;
	return (
		<>
			<IconButton
				aria-label={muted ? words.off : words.on}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Icon size={22} aria-hidden />
			</IconButton>
			<Dialog title={words.menu} open={open} onClose={() => setOpen(false)}>
				<Switches language={language}>{children}</Switches>
			</Dialog>
		</>
	);
}
