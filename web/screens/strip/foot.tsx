import { type ReactNode, Suspense } from "react";
import type { Game } from "#game/wire/state.ts";
import { tvWords } from "#words/game/tv.ts";
import { space } from "#words/grammar.ts";
import styles from "./foot.module.css";
import { LateQr } from "./late-qr.tsx";

interface Props {
	game: Game;
	/** The content of the middle. */
	children?: ReactNode;
}

/** Shows the boards of the stage, with the way into the room for late players. */
export const Foot = ({ game, children }: Props) => (
	<div className={styles.foot}>
		<div className={styles.middle}>{children}</div>
		<p className={styles.watch}>
			<span>
				{tvWords.watch}
				{space}
				<b>{game.room_code}</b>
			</span>
			<Suspense>
				<LateQr code={game.room_code} />
			</Suspense>
		</p>
	</div>
);
