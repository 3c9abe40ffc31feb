import { type CSSProperties, useEffect, useRef } from "react";
import { sharingWords } from "#words/game/sharing.ts";
import { Button } from "../../parts/form/button.tsx";
import styles from "./film-progress.module.css";

const words = sharingWords.film;

interface Props {
	percent: number;
	onCancel: () => void;
}

/** Shows how far a film is, in the place of the button that began it, and lets the player cancel. */
export function FilmProgress({ percent, onCancel }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus({ preventScroll: true }), []);
	return (
		<div className={styles.row}>
			<div
				role="progressbar"
				aria-label={words.making}
				aria-valuenow={percent}
				className={styles.bar}
				// A custom property, which the type of styles does not know.
				style={{ "--done": `${percent}%` } as CSSProperties}
			>
				<span className={styles.text}>{words.making}</span>
			</div>
			<Button ref={button} kind="plain" className={styles.cancel} onClick={onCancel}>
				{words.cancel}
			</Button>
		</div>
	);
}
