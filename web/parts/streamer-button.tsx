import { Eye, EyeOff } from "lucide-react";
import { useSnapshot } from "valtio";
import { aside } from "#words/grammar.ts";
import { layoutWords } from "#words/site/layout.ts";
import { STREAMER_KEYS, setHiddenCode } from "../device/streamer-mode.ts";
import { store } from "../store.ts";
import { IconButton } from "./form/icon-button.tsx";

const say = layoutWords.streamerMode;

/** Shows the switch that masks the room code everywhere (docs/site.md "Streamer mode"). */
export function StreamerButton({ className }: { className?: string | undefined }) {
	const { hiddenCode } = useSnapshot(store);
	const Icon = hiddenCode ? EyeOff : Eye;
	const label = hiddenCode ? say.off : say.on;
	return (
		<IconButton
			className={className}
			aria-label={label}
			aria-pressed={hiddenCode}
			aria-keyshortcuts={STREAMER_KEYS}
			title={label + aside(STREAMER_KEYS)}
			onClick={() => setHiddenCode(!hiddenCode)}
		>
			<Icon size={22} aria-hidden />
		</IconButton>
	);
}
