import type { Game } from "#game/wire/state.ts";
import { sequelWords } from "#words/game/sequel.ts";
import { tvWords } from "#words/game/tv.ts";
import { writersOf } from "../../game/seats.ts";
import { storiesOf } from "../../game/stories.ts";
import { Stage } from "../../screens/story/stage.tsx";
import { Foot } from "../../screens/strip/foot.tsx";
import styles from "../../screens/strip/strip.module.css";
import { ClippingStrip } from "../../screens/strip/strip.tsx";
import { RecapStrip } from "./recap-strip.tsx";
import { rowsOf } from "./rows.ts";
import { TvHead } from "./tv-head.tsx";
import { TvTable } from "./tv-table.tsx";
import { saidIn, waitOf } from "./wait.ts";

/** Shows the table while people write, name, cast, title or vote, large enough for a sofa. */
export function Meanwhile({ game }: { game: Game }) {
	const { heading, line } = saidIn(game);
	const stories = storiesOf(game).length;
	return (
		<Stage
			open
			full
			since={0}
			foot={
				<Foot game={game}>
					<p className={styles.sums}>{stories > 0 && tvWords.stories(stories)}</p>
				</Foot>
			}
		>
			<TvHead
				clock={{ game, done: waitOf(game)?.done ?? null }}
				full={rowsOf(writersOf(game).length) > 2}
			>
				<h1>{heading}</h1>
				<p role="status">{line}</p>
				{game.continues && <p>{sequelWords.of(game.continues.title)}</p>}
			</TvHead>
			<TvTable game={game} />
			{game.recap ? <RecapStrip game={game} /> : <ClippingStrip game={game} />}
		</Stage>
	);
}
