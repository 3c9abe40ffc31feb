import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { classes } from "../../../parts/classes.ts";
import { Quoted } from "../../../parts/story/quoted.tsx";
import { sinceOf } from "../../story/stage.tsx";
import { type PodiumStep, podiumSteps, RISES, titleIn } from "../show.ts";
import styles from "./podium.module.css";
import type { Places } from "./podium-place.tsx";

interface Props {
	game: Game;
	step: PodiumStep;
	places: Places;
	/** Milliseconds since the running step began. */
	since: number;
}

/**
 * Shows the stories on the podium as a list, the best first, because a step of a phone is narrower
 * than a title.
 */
export function PodiumCaptions({ game, step, places, since }: Props) {
	// A place rises once, by the clock of its own step.
	const [start] = useState({ step, since });
	const shown = podiumSteps(places).flatMap(({ place, stories }) =>
		stories.map(({ story, line }) => ({ story, line, place })),
	);
	return (
		<ul className={styles.captions} aria-hidden>
			{shown
				.sort((one, other) => one.place - other.place)
				.map(({ story, place, line }) => (
					<li
						key={story}
						data-place={place}
						className={classes(step === RISES[place] && styles.rises)}
						style={sinceOf(step === start.step ? start.since : 0)}
					>
						<strong>{place}</strong>
						<span>
							<Quoted as="b">{titleIn(game, story)}</Quoted>
							{line && <Quoted as="q">{readingWords.results.quoted(line.text)}</Quoted>}
						</span>
					</li>
				))}
		</ul>
	);
}
