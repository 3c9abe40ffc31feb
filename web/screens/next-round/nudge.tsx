import { useEffect, useState } from "react";
import { SPARKS } from "#game/wire/sparks.ts";
import type { Game } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import { playCue } from "../../device/sound.ts";
import { Banner } from "../../parts/page/banner.tsx";
import { hasSparks, sparks } from "../../room/sparks.ts";
import text from "./text-button.module.css";

const say = roomWords.again;

/** Milliseconds for which the host sees a nudge. */
const SHOWN = 12_000;

/** Nudges the host, once a minute. Shows nothing where the host has switched off sparks. */
export function Nudge({ host, name }: { host: number; name: string }) {
	const [rests, setRests] = useState(false);
	useEffect(() => {
		if (!rests) return;
		const timer = setTimeout(() => setRests(false), SPARKS.nudge.pause.ms);
		return () => clearTimeout(timer);
	}, [rests]);
	if (!hasSparks()) return null;
	return (
		<button
			type="button"
			className={text.button}
			aria-disabled={rests}
			onClick={() => {
				if (!rests && sparks.send({ kind: "nudge", to: host })) setRests(true);
			}}
		>
			<span aria-live="polite">{rests ? say.nudged(name) : say.nudge(name)}</span>
		</button>
	);
}

/** Shows the host which players want another round. The live region is always in the page. */
export function Nudges({ game, own }: { game: Game; own: number }) {
	const [from, setFrom] = useState<readonly number[]>([]);
	useEffect(() => {
		const stop = sparks.listen(({ from: who, to }) => {
			if (to !== own) return;
			setFrom((others) => [...others.filter((id) => id !== who), who]);
			playCue("knock");
		}, "nudge");
		return () => {
			stop();
		};
	}, [own]);
	useEffect(() => {
		if (from.length === 0) return;
		const timer = setTimeout(() => setFrom([]), SHOWN);
		return () => clearTimeout(timer);
	}, [from]);
	const names = from.flatMap((id) => game.players[id]?.name ?? []);
	return (
		<div role="status" className={text.news}>
			{names.length > 0 && (
				<Banner inRegion onDismiss={() => setFrom([])}>
					{say.nudges(names)}
				</Banner>
			)}
		</div>
	);
}
