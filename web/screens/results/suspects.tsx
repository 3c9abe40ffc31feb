import type { Game } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Marked } from "../../parts/marked.tsx";
import { screenWords } from "../../words/screens.ts";
import styles from "./suspects.module.css";

const say = screenWords.suspects;
const [before, marked] = say.heading;

/** Shows what each writer did best, the reader's own card in gold. */
export function Suspects({ game, reader }: { game: Game; reader: number | null }) {
	if (!game.superlatives) return null;
	const people = Object.values(game.players)
		.sort((a, b) => a.id - b.id)
		.flatMap((player) => {
			const superlative = game.superlatives?.[player.id];
			return superlative ? [{ player, ...superlative }] : [];
		});
	return (
		<section>
			<h2 className={styles.heading}>
				{before} <Marked>{marked}</Marked>
			</h2>
			<ul className={styles.people}>
				{people.map(({ player, kind, count }) => (
					<li key={player.id} className={styles.card} data-own={player.id === reader || undefined}>
						<Avatar sprite={player.meta.sprite_id} size={64} />
						<b className={styles.title}>
							{player.id === reader ? say.you(say.titles[kind]) : say.titles[kind]}
						</b>
						<span className={styles.fact}>{say.of(player.name, say.facts[kind](count))}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
