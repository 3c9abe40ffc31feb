import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { normaliseCode } from "#game/names/room-code.ts";
import type { Game } from "#game/wire/state.ts";
import { StoryLanguage } from "../parts/story/quoted.tsx";
import { BigScreen, OpeningScreen } from "./big-screen.tsx";
import { CodeForm } from "./code-form.tsx";
import { Note, Overlay } from "./overlay.tsx";
import styles from "./tv.module.css";
import { playTvCues } from "./tv-cues.ts";
import { tvRoom } from "./tv-room.ts";
import { useScreen } from "./use-screen.ts";

/**
 * Shows a room on a screen without a seat. `?code=` names the room; `?overlay=1` shows the lower
 * third of a stream on a transparent page, and `&chip=off` hides the code there.
 */
export function TvPage() {
	const [params, setParams] = useSearchParams();
	const code = normaliseCode(params.get("code") ?? "");
	const overlay = params.get("overlay") === "1";
	const { why, retry } = useScreen(code, overlay);
	const { game, connected } = useSnapshot(tvRoom);
	useEffect(() => {
		document.documentElement.classList.toggle(styles.clear ?? "", overlay);
		return () => document.documentElement.classList.remove(styles.clear ?? "");
	}, [overlay]);
	useEffect(() => (overlay ? undefined : playTvCues()), [overlay]);
	if (overlay && why !== null) return <Note>{why}</Note>;
	if (code.length !== 4 || why !== null)
		return (
			<CodeForm
				why={why}
				code={code}
				onCode={(next) => (next === code ? retry() : setParams({ code: next }))}
			/>
		);
	// A snapshot is read-only, and the screens change nothing.
	const shown = game as Game | null;
	if (!shown) return overlay ? null : <OpeningScreen />;
	return (
		<StoryLanguage value={shown.extra.language}>
			{overlay ? (
				<Overlay
					game={shown}
					chip={params.get("chip") !== "off"}
					still={params.get("motion") === "off"}
				/>
			) : (
				<BigScreen room={tvRoom} connected={connected} />
			)}
		</StoryLanguage>
	);
}
