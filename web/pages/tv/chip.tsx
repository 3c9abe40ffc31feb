import { Suspense } from "react";
import type { Game } from "#game/wire/state.ts";
import { tvWords } from "../../words/show/tv.ts";
import { LateQr } from "./late-qr.tsx";
import styles from "./tv.module.css";

/** Shows how somebody gets into the room who has just come. */
export const Chip = ({ game }: { game: Game }) => (
	<div className={styles.chip}>
		<p>
			{tvWords.watch} <b>{game.room_code}</b>
		</p>
		<Suspense>
			<LateQr code={game.room_code} />
		</Suspense>
	</div>
);
