import { type CSSProperties, type RefObject, useEffect, useRef } from "react";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { isCalm } from "../../device/calm.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { sparks } from "../../room/sparks.ts";
import { findersOf } from "../guess/guessed.ts";
import { HOP, hop } from "../sparks/moves.ts";
import styles from "./crowd-row.module.css";
import { finderHopsAt, hopsAt } from "./cues/reveal-cues.ts";
import type { Scene } from "./show.ts";

/** More faces could not be distinguished. */
const MOST = 24;

/** Returns the people in the gallery: the writers, then the audience. */
const peopleOf = (game: Game): PublicPlayer[] =>
	Object.values(game.players)
		.filter(({ data }) => !data.gone)
		.sort((a, b) => Number(a.data.audience) - Number(b.data.audience) || a.id - b.id)
		.slice(0, MOST);

/**
 * Shows all people at the stage's foot. They all stay until the sheet is off, because a gap would
 * reveal the winner. The voters of the current award, and those who found the current author, hop one
 * after another.
 */
export function CrowdRow({ game, scene }: { game: Game; scene: Scene }) {
	const turns = turnsIn(scene);
	// Another name of the same motion restarts the hop, and no picture is drawn again.
	const again = "number" in scene && scene.number % 2 === 0;
	const hops = again ? styles.hopsAgain : styles.hops;
	const people = peopleOf(game);
	const list = useHoppingDrummers();
	return (
		<ul
			ref={list}
			className={styles.row}
			aria-label={readingWords.reveal.gallery}
			style={{ "--people": people.length } as CSSProperties} // React's type lacks custom properties.
		>
			{people.map(({ id, name, meta }) => {
				const at = turns.get(id);
				return (
					<li key={id} data-face={id}>
						<span
							className={classes(styles.person, at !== undefined && hops)}
							style={at === undefined ? undefined : ({ "--after": `${at}ms` } as CSSProperties)}
						>
							<Avatar sprite={meta.sprite_id} size={84} label={name} />
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** Returns when each person hops in a scene, in milliseconds from its start. */
function turnsIn(scene: Scene): Map<number, number> {
	if (scene.name === "author")
		return new Map(findersOf(scene.author).map((id, i) => [id, finderHopsAt(i, scene.of)]));
	if (scene.name !== "award") return new Map();
	const voters = scene.award.winners.flatMap((winner) => winner.voters);
	return new Map(voters.map((id, i): [number, number] => [id, hopsAt(i)]).reverse());
}

/** Makes drumming players hop. Returns the ref of the list with their faces. */
function useHoppingDrummers(): RefObject<HTMLUListElement | null> {
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		// Asking the page which faces are moving would compute its layout for each stroke.
		const landsAt = new Map<number, number>();
		return sparks.listen(({ from }) => {
			const now = performance.now();
			if (isCalm() || now < (landsAt.get(from) ?? 0)) return;
			const face = list.current?.querySelector<HTMLElement>(`[data-face="${from}"]`);
			if (!face) return;
			landsAt.set(from, now + HOP);
			hop(face);
		}, "drum");
	}, []);
	return list;
}
