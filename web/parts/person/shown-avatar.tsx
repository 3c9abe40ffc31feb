import { useState } from "react";
import { useSnapshot } from "valtio";
import { personWords } from "#words/site/person.ts";
import { nameOfSprite } from "../../avatars/free.ts";
import { store } from "../../store.ts";
import { Avatar } from "../avatar.tsx";
import { EmojiPicture } from "../emoji.tsx";
import styles from "./shown-avatar.module.css";

const SIZE = 132;
/** The default address that poulet leads to. */
const COOP = "/drawing";

/** Shows the avatar of the carousel. Some of them react to a press (docs/game.md "Profiles"). */
export function ShownAvatar({ sprite, locked }: { sprite: number; locked: boolean }) {
	const name = nameOfSprite(sprite);
	if (locked)
		return (
			<span className={styles.shown}>
				<Avatar sprite={sprite} size={SIZE} className={styles.locked} />
				<EmojiPicture
					name="lock"
					size={40}
					label={personWords.locked.mark}
					className={styles.lock}
				/>
			</span>
		);
	if (name === "dog") return <Dog sprite={sprite} />;
	if (name === "poulet") return <Poulet sprite={sprite} />;
	return <Avatar sprite={sprite} size={SIZE} blink />;
}

function Dog({ sprite }: { sprite: number }) {
	const [pets, setPets] = useState(0);
	return (
		<div className={styles.shown}>
			<button
				type="button"
				className={styles.press}
				aria-label={personWords.dog.press}
				onClick={() => setPets(pets + 1)}
			>
				{/* A new key starts the jump again. */}
				<span key={pets} className={pets > 0 ? styles.leaping : undefined}>
					<Avatar sprite={sprite} size={SIZE} blink />
				</span>
			</button>
			<span role="status">
				{pets > 0 && (
					<span key={pets} className={styles.bark}>
						{personWords.dog.barks}
					</span>
				)}
			</span>
		</div>
	);
}

function Poulet({ sprite }: { sprite: number }) {
	const { poulet } = useSnapshot(store).flags;
	return (
		<a
			className={styles.press}
			href={poulet ?? COOP}
			target="_blank"
			rel="noreferrer"
			aria-label={personWords.poulet}
		>
			<Avatar sprite={sprite} size={SIZE} blink />
		</a>
	);
}
