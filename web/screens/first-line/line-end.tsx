import { type ReactNode, useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { HalfMarked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { BestLine } from "./best-line.tsx";
import { answerOn } from "./days.ts";
import { LineConsent } from "./line-consent.tsx";
import styles from "./line-end.module.css";
import { OthersLines } from "./others-lines.tsx";
import { OwnDayCard } from "./own-day-card.tsx";
import { useOwnLine } from "./use-own-line.ts";
import { WeekWritten } from "./week-written.tsx";

interface Props {
	game: Game;
	story: WireStory;
	given: NonNullable<Game["first_line"]>;
	/** The whole story with its other ways home. */
	children: ReactNode;
}

/** Shows the writer their card of the day. The story itself is one press away. */
export function LineEnd({ game, story, given, children }: Props) {
	const { lines, place, choose, quoted } = useOwnLine(story);
	const [shared, setShared] = useState(() => answerOn(given.date) ?? false);
	const written = lines.length > 0;
	return (
		<TwoPages
			className={styles.end}
			left={
				<>
					<Heading className={styles.heading}>
						<HalfMarked halves={say.end.heading} />
					</Heading>
					<div className={styles.card}>
						<OwnDayCard {...{ game, given }} story={quoted} />
					</div>
				</>
			}
			right={
				<>
					{written && (
						<>
							<p>{say.end.deal}</p>
							<LineConsent
								{...{ shared, date: given.date, sentence: place }}
								code={game.room_code}
								onAnswer={setShared}
							/>
						</>
					)}
					<OthersLines />
					<details className={styles.whole}>
						<summary>{say.end.whole}</summary>
						<div>
							{/* Others have the chosen line until the writer takes it back. */}
							{written && <BestLine {...{ lines, place, choose }} fixed={shared} />}
							{children}
						</div>
					</details>
					<WeekWritten date={given.date} />
				</>
			}
		/>
	);
}
