import { useState } from "react";
import type { WireReveal } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { isHost } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import { Button } from "../../parts/form/button.tsx";
import { useCalm } from "../../parts/use-calm.ts";
import { useSending } from "../../room/sending.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { Drum } from "./drum.tsx";
import styles from "./reveal.module.css";
import { type Scene, scenesOf } from "./show.ts";
import { ShowStage } from "./show-stage.tsx";

const words = readingWords.reveal;

interface Props extends ScreenProps {
	reveal: WireReveal | null;
	/** Leaves the stage for the results; null while the reveal runs. */
	onOnward: (() => void) | null;
}

/**
 * Shows the reveal of the awards on a stage. All screens show the same scene, except that a reader
 * without motion goes from scene to scene by a button.
 */
export function RevealScreen({ game, player, reveal, onOnward }: Props) {
	const still = useCalm();
	const scenes = reveal ? scenesOf(game, reveal) : [];
	const last = scenes.length - 1;
	const [own, setOwn] = useState(last);
	// The stage begins with the running scene, even for a reader who joins late.
	const at = Math.max(0, still ? Math.min(own, last) : last);
	const scene: Scene = scenes[at] ?? { name: "opening" };
	const behind = still && at < last;
	const won = scene.name === "podium" && scene.step === "winner";
	return (
		<PhasePage
			wide
			mainClass={styles.theatre}
			action={
				<>
					{reveal?.step === "drum" && !still && <Drum game={game} />}
					<div className={styles.ways}>
						{still && (behind || !(onOnward || won)) && (
							<Next ready={behind} onNext={() => setOwn(at + 1)}>
								{nextName(scenes[at + 1] ?? null, scene)}
							</Next>
						)}
						{onOnward && (
							<Button kind={behind ? "plain" : "hot"} onClick={onOnward}>
								{words.onward}
							</Button>
						)}
						{!onOnward && reveal && reveal.step !== "winner" && (
							<Skip game={game} player={player} reveal={reveal} />
						)}
					</div>
				</>
			}
		>
			<ShowStage game={game} reveal={reveal} own={behind ? scene : undefined} />
		</PhasePage>
	);
}

function nextName(next: Scene | null, scene: Scene): string {
	if (scene.name === "podium") return words.envelope;
	if (next?.name === "author" || (!next && scene.name === "author" && scene.number < scene.of))
		return guessWords.next;
	return next?.name === "podium" ? words.toPodium : words.next;
}

/** Shows the button to the next scene. It keeps the focus while the next scene is not there yet. */
function Next({ ready, onNext, children }: { ready: boolean; onNext(): void; children: string }) {
	return (
		<Button
			className={classes(!ready && styles.waits)}
			aria-disabled={!ready}
			onClick={() => ready && onNext()}
		>
			{children}
		</Button>
	);
}

/** Lets players skip the steps before the winner: the host at once, the others together. */
function Skip({ game, player, reveal }: ScreenProps & { reveal: WireReveal }) {
	const { sending, send } = useSending();
	if (player.data.audience) return null;
	const here = Object.values(game.players).filter(
		({ data }) => data.connected && !data.audience && !data.gone,
	).length;
	const wants = reveal.skips.includes(player.id);
	const label = isHost(game, player) ? words.skip : words.skipCount(reveal.skips.length, here);
	return (
		<Button kind="plain" busy={sending} disabled={wants} onClick={() => send("reveal/skip", {})}>
			{label}
		</Button>
	);
}
