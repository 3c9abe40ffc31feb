import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { classes } from "../../../parts/classes.ts";
import common from "../../../parts/common.module.css";
import { Heading } from "../../../parts/page/heading.tsx";
import { podiumSteps, RISES, type Scene, titleIn } from "../show.ts";
import styles from "./podium.module.css";
import { PodiumCaptions } from "./podium-captions.tsx";
import { PodiumDrape } from "./podium-drape.tsx";
import { type Places, PodiumPlace } from "./podium-place.tsx";

const words = readingWords.reveal;

interface Props {
	game: Game;
	scene: Extract<Scene, { name: "podium" }>;
	/** Milliseconds since the running step began. */
	since: number;
}

/** Returns the names of all writers of the stories. */
const writersOf = (game: Game, places: Places): string[] => [
	...new Set(
		places.flatMap(({ story }) =>
			Object.values(game.stories[story]?.submissions ?? {}).flatMap(({ player }) => player ?? []),
		),
	),
];

const CLASSES = { 1: styles.first, 2: styles.second, 3: undefined };

/** Shows the podium, with the winner under a sheet until the end. */
export function PodiumScene({ game, scene: { step, places }, since }: Props) {
	const winner = step === "winner";
	const on = (place: number) => places.filter((one) => one.place === place);
	return (
		<>
			<div className={styles.words}>
				<Heading>{winner ? words.storyOfTheNight : words.andIs}</Heading>
				{winner && <p>{words.by(writersOf(game, on(1)))}</p>}
				<p className={common.silentText}>
					{words.podium(places.map(({ story, place }) => ({ place, title: titleIn(game, story) })))}
				</p>
				<PodiumCaptions game={game} step={step} places={places} since={since} />
			</div>
			<ol className={styles.podium} aria-hidden>
				{podiumSteps(places).map(({ place, stories }, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the steps keep their places
					<li key={i} className={classes(styles.place, CLASSES[place])}>
						{stories.length > 0 && (
							<PodiumPlace
								game={game}
								place={place}
								stories={stories}
								since={step === RISES[place] ? since : null}
							/>
						)}
						{place === 1 && !winner && (
							<div className={styles.block}>
								<strong>1</strong>
							</div>
						)}
						{place === 1 && <PodiumDrape off={winner} trembles={step === "drum"} />}
					</li>
				))}
			</ol>
		</>
	);
}
