import { useEffect, useRef, useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { Button } from "../../parts/form/button.tsx";
import { sparks } from "../../room/sparks.ts";
import styles from "./reveal.module.css";

const words = readingWords.reveal;

/** The controls that use the Space key. */
const TAKES_SPACE = "button, a, input, textarea, select, summary, dialog";

const beat = () => sparks.send({ kind: "drum" });

/** Lets all people drum with taps and the Space key, and shows how often they did. */
export function Drum({ game }: { game: Game }) {
	const [beats, setBeats] = useState({ count: 0, hands: [] as readonly number[] });
	const button = useRef<HTMLButtonElement>(null);
	useEffect(
		() =>
			sparks.listen(({ from, count }) => {
				setBeats(({ count: before, hands }) => ({
					count: before + count,
					hands: hands.includes(from) ? hands : [...hands, from],
				}));
			}, "drum"),
		[],
	);
	useSpaceKey(button, beat);
	if (!game.sparks) return null;
	return (
		<>
			<Button ref={button} className={styles.drum} onClick={beat}>
				{words.drum}
			</Button>
			<p className={styles.beats}>
				{beats.count > 0 ? (
					words.beats(beats.count, beats.hands.length)
				) : (
					<span className={styles.keys}>{words.drumNote}</span>
				)}
			</p>
		</>
	);
}

/**
 * Calls `onPress` for each press of Space, wherever the focus is, unless another control takes it.
 * On the button the key would else press when it is let go.
 */
function useSpaceKey(button: React.RefObject<HTMLElement | null>, onPress: () => void): void {
	useEffect(() => {
		const isOurs = ({ key, target }: KeyboardEvent) => {
			if (key !== " " || !(target instanceof Element)) return false;
			return target === button.current || target.closest(TAKES_SPACE) === null;
		};
		const down = (event: KeyboardEvent) => {
			if (!isOurs(event)) return;
			event.preventDefault();
			if (!event.repeat) onPress();
		};
		const up = (event: KeyboardEvent) => {
			if (isOurs(event)) event.preventDefault();
		};
		addEventListener("keydown", down);
		addEventListener("keyup", up);
		return () => {
			removeEventListener("keydown", down);
			removeEventListener("keyup", up);
		};
	}, [button, onPress]);
}
