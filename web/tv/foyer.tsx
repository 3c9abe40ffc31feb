import { type CSSProperties, Suspense } from "react";
import type { Game } from "#game/wire/state.ts";
import { sequelWords } from "#words/game/sequel.ts";
import { tvWords } from "#words/game/tv.ts";
import { seatedWriters } from "../game/seats.ts";
import { classes } from "../parts/classes.ts";
import { CodeLetters } from "../parts/code/code-letters.tsx";
import { useArrivals } from "../screens/round-table/use-arrivals.ts";
import { Stage } from "../screens/story/stage.tsx";
import { LateQr } from "../screens/strip/late-qr.tsx";
import styles from "./foyer.module.css";
import { TvFace, TvName } from "./writers/tv-face.tsx";

/** The most people whose faces fit in one row, and of those the most with large faces. */
const ONE_ROW = 13;
const LARGE = 7;

/** Shows the address and the code, for people who have not joined yet, and the people who have. */
export function Foyer({ game }: { game: Game }) {
	const seated = seatedWriters(game);
	const { arrived } = useArrivals(seated);
	const { length } = seated;
	const { max_players, audiences } = game.settings;
	const size = length <= LARGE ? "large" : length <= ONE_ROW ? "small" : "rows";
	const columns = length > ONE_ROW ? Math.ceil(length / 2) : Math.max(length, 1);
	return (
		<Stage
			open
			full
			since={0}
			foot={
				<ul
					className={styles.faces}
					data-size={size}
					// React's type lacks custom properties.
					style={{ "--columns": columns } as CSSProperties}
				>
					{seated.map((player) => (
						<li key={player.id} className={classes(arrived.has(player.id) && styles.arrived)}>
							<TvFace player={player} blink />
							<TvName name={player.name} />
						</li>
					))}
				</ul>
			}
		>
			<div className={styles.ways}>
				<div className={styles.words}>
					<h1>{tvWords.foyer}</h1>
					{game.continues && <p>{sequelWords.of(game.continues.title)}</p>}
					<p className={styles.address}>{location.host}</p>
					<CodeLetters code={game.room_code} hidden="" className={styles.letters} />
				</div>
				<div className={styles.scan}>
					<span className={styles.card}>
						<Suspense>
							<LateQr code={game.room_code} />
						</Suspense>
					</span>
					<p className={styles.room}>
						{tvWords.seated(length, max_players - length, { locked: game.locked, audiences })}
					</p>
				</div>
			</div>
		</Stage>
	);
}
