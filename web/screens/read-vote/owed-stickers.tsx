import { useState } from "react";
import { STATUS } from "#game/status.ts";
import { readingWords } from "#words/game/reading.ts";
import { stickerWords as words } from "#words/game/stickers.ts";
import { owedBy } from "../../game/read-state.ts";
import { Button } from "../../parts/form/button.tsx";
import { HalfMarked } from "../../parts/marked.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { OwedRow } from "../vote/owed-row.tsx";
import { ReadingFooter } from "../vote/reading-footer.tsx";
import { ReadingPage } from "../vote/reading-page.tsx";
import { VoteCrowd } from "../vote/vote-crowd.tsx";
import styles from "./owed-stickers.module.css";

interface Props extends ScreenProps {
	onList: () => void;
	onStick: () => void;
	onProceed: () => void;
}

/** Shows a row of stickers for each story that still needs one before the reader may vote. */
export function OwedStickers({ game, player, onList, onStick, onProceed }: Props) {
	const owed = owedBy(game, player);
	// The rows stay where they are, because a reader may tap several.
	const [rows] = useState(() => owed.map(({ id }) => id));
	const awards = Object.keys(game.awards).length > 0;
	const through = player.status >= STATUS.voting;
	return (
		<ReadingPage
			footer={
				<ReadingFooter game={game}>
					<Button disabled={!through} onClick={onProceed}>
						{through ? readingWords.read.proceed : readingWords.read.left(owed.length)}
					</Button>
				</ReadingFooter>
			}
			left={
				<>
					<Heading className={styles.heading}>
						<HalfMarked halves={words.heading} />
					</Heading>
					<p>{(awards ? words.text : words.textWithoutAwards)(rows.length)}</p>
					<NewsLine
						text={through ? readingWords.read.proceed : readingWords.read.left(owed.length)}
					/>
				</>
			}
			right={
				<>
					{rows.map((id) => {
						const story = game.stories[id];
						return (
							story && (
								<OwedRow key={id} game={game} player={player} story={story} onStick={onStick} />
							)
						);
					})}
					<Button kind="plain" small className={styles.list} onClick={onList}>
						{words.list}
					</Button>
					<VoteCrowd game={game} player={player} />
				</>
			}
		/>
	);
}
