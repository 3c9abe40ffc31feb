import type { Game, WireReveal } from "#game/wire/state.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { Crown } from "../../parts/crown.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { readingWords } from "../../words/reading.ts";
import styles from "./podium.module.css";

const words = readingWords.reveal;

interface Props {
	game: Game;
	places: WireReveal["podium"];
	/** The sheet is off the winner. */
	winner: boolean;
}

/** Returns the names of everybody who wrote in the stories. */
const writersOf = (game: Game, places: WireReveal["podium"]): string[] => [
	...new Set(
		places.flatMap(({ story }) =>
			Object.values(game.stories[story]?.submissions ?? {}).flatMap(({ player }) => player ?? []),
		),
	),
];

/** From left to right. */
const PLACES = [2, 1, 3] as const;
const CLASSES = { 1: styles.first, 2: styles.second, 3: styles.third };

/** Shows the podium, on which the winner stands under a sheet until the end. */
export function PodiumScene({ game, places, winner }: Props) {
	const on = (place: number) => places.filter((one) => one.place === place);
	return (
		<>
			<Heading key={String(winner)}>{winner ? words.storyOfTheNight : words.andIs}</Heading>
			{winner && <p>{words.congratulations(writersOf(game, on(1)))}</p>}
			<p className={styles.said} role="status">
				{words.podium(
					places.map(({ story, place }) => ({
						place,
						title: game.stories[story] ? titleOf(game.stories[story]) : "",
					})),
				)}
			</p>
			<ol className={styles.podium} aria-hidden>
				{PLACES.map((place) => {
					const stories = on(place);
					const hidden = place === 1 && !winner;
					return (
						<li key={place} className={classes(styles.place, CLASSES[place])}>
							{stories.slice(0, 3).map(({ story }) => {
								const captain = game.stories[story]?.captain;
								return (
									<span key={story} className={styles.captain}>
										{place === 1 && <Crown size={44} className={styles.crown} />}
										<b>{captain?.name}</b>
										<Avatar
											sprite={captain?.meta.sprite_id ?? 0}
											size={place === 1 ? 104 : 76}
											blink
										/>
									</span>
								);
							})}
							<div className={classes(styles.block, (hidden || stories.length > 0) && styles.up)}>
								<strong>{place}</strong>
								{stories.slice(0, 3).map(({ story, line }) => (
									<p key={story}>
										<b>{game.stories[story] ? titleOf(game.stories[story]) : ""}</b>
										{line && <q>{readingWords.results.quoted(line.text)}</q>}
									</p>
								))}
							</div>
							{place === 1 && (
								<span className={classes(styles.drape, winner && styles.off)}>?</span>
							)}
						</li>
					);
				})}
			</ol>
		</>
	);
}
