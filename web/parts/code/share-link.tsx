import { useEffect, useState } from "react";
import { lobbyWords } from "#words/game/lobby.ts";
import { tableWords } from "#words/game/table.ts";
import { copyText } from "../../device/copy-text.ts";
import { Button } from "../form/button.tsx";

/** Milliseconds for which the button shows the result of copying. */
const RESULT_SHOWN = 2000;

/** Shares a link by the device's share sheet, or copies it where there is none. */
export function ShareLink({ url }: { url: string }) {
	const [copied, setCopied] = useState<"copied" | "copyFailed" | null>(null);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(null), RESULT_SHOWN);
		return () => clearTimeout(timer);
	}, [copied]);
	// A finger shares; a mouse copies, because the sheets of desktops offer little more.
	const shares = "share" in navigator && matchMedia("(pointer: coarse)").matches;
	const share = async () => {
		// A rejection is a sheet that was closed again.
		if (shares) await navigator.share({ url }).catch(() => undefined);
		else setCopied((await copyText(url)) ? "copied" : "copyFailed");
	};
	return (
		<Button kind="plain" small onClick={share}>
			<span aria-live="polite">
				{copied ? lobbyWords[copied] : shares ? tableWords.lobby.share : lobbyWords.copy}
			</span>
		</Button>
	);
}
