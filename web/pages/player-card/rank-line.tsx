import { Star } from "lucide-react";
import { space } from "#words/grammar.ts";
import { personWords } from "#words/site/person.ts";
import common from "../../parts/common.module.css";
import styles from "./player-card.module.css";
import { rankOf } from "./rank.ts";

/** Shows the rank of a writer of this many stories: stars and title. */
export function RankLine({ stories }: { stories: number }) {
	const { stars, title } = rankOf(stories);
	return (
		<p className={styles.rank}>
			{stars === null ? (
				<b className={styles.top}>{personWords.topClass}</b>
			) : (
				<>
					<span className={common.silentText}>{personWords.stars(stars)}</span>
					<span className={styles.stars} aria-hidden>
						{Array.from({ length: stars }, (_, star) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: equal stars in a fixed order
							<Star key={star} size={16} strokeWidth={2} />
						))}
					</span>
				</>
			)}
			{space}
			<span>{title}</span>
		</p>
	);
}
