import { useState } from "react";
import type { Game, WireReveal } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { Avatar } from "../../../parts/avatar.tsx";
import { classes } from "../../../parts/classes.ts";
import { CoverFace } from "../../../parts/cover/cover-face.tsx";
import { Crown } from "../../../parts/crown.tsx";
import { Quoted } from "../../../parts/story/quoted.tsx";
import { sinceOf } from "../../story/stage.tsx";
import { titleIn } from "../show.ts";
import styles from "./podium.module.css";

/** The stories on the podium, with their places. */
export type Places = WireReveal["podium"];

/** The style makes it fit. */
const FACE = 200;

interface Props {
	game: Game;
	place: 1 | 2 | 3;
	stories: Places;
	/** Milliseconds since the place began to rise; null if it had risen before this page opened. */
	since: number | null;
}

/** Shows a place of the podium with its stories. It rises once, by the clock of its own step. */
export function PodiumPlace({ game, place, stories, since }: Props) {
	const [start] = useState(since);
	return (
		<div className={classes(start !== null && styles.rises)} style={sinceOf(start ?? 0)}>
			<div className={styles.captains} data-many={stories.length > 1 || undefined}>
				{stories.map(({ story }) => {
					const won = game.stories[story];
					const captain = won?.captain;
					return (
						<span key={story} className={styles.captain}>
							<b dir="auto">{captain?.name}</b>
							<span className={styles.head}>
								{place === 1 && <Crown size={64} className={styles.crown} />}
								{won?.meta.cover === undefined ? (
									<Avatar sprite={captain?.meta.sprite_id ?? 0} size={FACE} blink />
								) : (
									<CoverFace story={won} size={FACE} className={styles.cover} />
								)}
							</span>
						</span>
					);
				})}
			</div>
			<div className={styles.block} data-many={stories.length > 1 || undefined}>
				<strong>{place}</strong>
				{stories.map(({ story, line }) => (
					<p key={story}>
						<Quoted as="b">{titleIn(game, story)}</Quoted>
						{line && <Quoted as="q">{readingWords.results.quoted(line.text)}</Quoted>}
					</p>
				))}
			</div>
		</div>
	);
}
