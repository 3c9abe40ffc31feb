import type { CSSProperties } from "react";
import { LIMITS } from "#game/limits.ts";
import { REVEAL_MS } from "#game/reveal/reveal-steps.ts";
import type { Game, WireRevealedAward } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { awardName, awardSubtitle } from "../../game/awards.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Rosette } from "../../parts/rosette.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import styles from "./reveal.module.css";

const words = readingWords.reveal;

interface Props {
	game: Game;
	award: WireRevealedAward;
	number: number;
	of: number;
}

/** The rule of the award for the best title (docs/game.md "Awards and points"). */
const TITLE_RULE = 1;

/** The style makes it fit. */
const ROSETTE = 200;

/** Returns the delay of a later animation, as a style; a late screen begins in the middle. */
const after = (ms: number) => ({ "--after": `${ms}ms` }) as CSSProperties;

/** Shows an award with the stories that won it, their lines and their voters. */
export function AwardScene({ game, award: { award, winners }, number, of }: Props) {
	const meta = game.awards[award]?.meta;
	const points = Math.floor(LIMITS.pointsPerAward / Math.max(1, winners.length));
	return (
		<>
			<p className={styles.small}>{words.award(number, of)}</p>
			<Heading>{words.shared(awardName(meta?.name ?? ""), winners.length)}</Heading>
			<p className={styles.small}>{meta && awardSubtitle(meta)}</p>
			{winners.length === 0 && <p className={styles.nobody}>{words.nobody}</p>}
			{/* A new award restarts the motion. The heading stays, and with it the focus. */}
			<ul key={award} className={styles.winners} data-many={winners.length > 1 || undefined}>
				{winners.map(({ story, line, writer, voters }) => {
					const won = game.stories[story];
					const person = writer === null ? undefined : game.players[writer];
					const names = voters.map((id) => game.players[id]?.name ?? words.somebody);
					return (
						<li
							key={story}
							className={styles.card}
							data-title={meta?.rule === TITLE_RULE || undefined}
						>
							<Rosette size={ROSETTE} rule={meta?.rule ?? 0} className={styles.drops} />
							<div className={styles.won} style={after(REVEAL_MS.line)}>
								{line && (
									<Quoted as="q" className={styles.line}>
										{readingWords.results.quoted(line.text)}
									</Quoted>
								)}
								<Quoted as="b" className={styles.title}>
									{won ? titleOf(won) : ""}
								</Quoted>
								<span dir="ltr" className={styles.points}>
									{words.points(points)}
								</span>
							</div>
							{person && (
								<p className={styles.writer} style={after(REVEAL_MS.writer)}>
									<Avatar sprite={person.meta.sprite_id} size={150} />
									<b dir="auto">{person.name}</b>
								</p>
							)}
							<p className={styles.voters} style={after(REVEAL_MS.voters)}>
								{words.voted(names)}
							</p>
						</li>
					);
				})}
			</ul>
		</>
	);
}
