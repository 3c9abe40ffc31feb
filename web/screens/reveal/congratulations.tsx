import { readingWords } from "#words/game/reading.ts";
import { listed } from "#words/grammar.ts";
import { storyStandings, writerStandings } from "../../game/standings.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Crown } from "../../parts/crown.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./congratulations.module.css";

const words = readingWords.congratulations;

/** Picture sizes in CSS pixels by number of winners; more than three get a smaller one. */
const SIZES = [0, 148, 124, 84];

/**
 * Congratulates the winners before the results, on a page that has not shown the reveal (docs/game.md
 * "Results").
 */
export function Congratulations({
	game,
	onOnward,
}: Pick<ScreenProps, "game"> & { onOnward: () => void }) {
	const winners = writerStandings(game).filter(({ rank }) => rank === 1);
	const best = storyStandings(game).filter(({ rank }) => rank === 1);
	return (
		<PhasePage wide action={<Button onClick={onOnward}>{words.onward}</Button>}>
			<div className={styles.congratulations}>
				<Heading>
					<Marked>{words.heading}</Marked>
				</Heading>
				<ul>
					{winners.map(({ who }) => (
						<li key={who.id}>
							<Crown size={52} className={styles.crown} />
							<Avatar
								sprite={who.meta.sprite_id}
								size={SIZES[winners.length] ?? 64}
								blink
								className={styles.avatar}
							/>
							<b dir="auto">{who.name}</b>
						</li>
					))}
				</ul>
				<p>
					{words.won(
						listed(winners.map(({ who }) => who.name)),
						winners.length,
						winners[0]?.points ?? 0,
					)}
				</p>
				<p>{words.best(best.map(({ who }) => titleOf(who)))}</p>
			</div>
		</PhasePage>
	);
}
