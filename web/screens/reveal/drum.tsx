import { useEffect, useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { playCue } from "../../device/sound.ts";
import { Button } from "../../parts/form/button.tsx";
import { sparks } from "../../room/sparks.ts";
import { readingWords } from "../../words/reading.ts";
import styles from "./reveal.module.css";

const words = readingWords.reveal;

/** Lets everybody drum, and shows how often they did. */
export function Drum({ game }: { game: Game }) {
	const [beats, setBeats] = useState({ count: 0, hands: [] as readonly number[] });
	useEffect(
		() =>
			sparks.listen(({ from, count }) => {
				playCue("knock");
				setBeats(({ count: before, hands }) => ({
					count: before + count,
					hands: hands.includes(from) ? hands : [...hands, from],
				}));
			}, "drum"),
		[],
	);
	if (!game.sparks) return null;
	return (
		<>
			<Button onClick={() => sparks.send({ kind: "drum" })}>{words.drum}</Button>
			{beats.count > 0 && (
				<p className={styles.beats}>{words.beats(beats.count, beats.hands.length)}</p>
			)}
		</>
	);
}
