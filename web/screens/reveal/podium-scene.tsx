import { useEffect, useRef, useState } from "react";
import type { Game, WireReveal } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { playCue } from "../../device/sound.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Crown } from "../../parts/crown.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { useCalm } from "../../parts/use-calm.ts";
import { sparks } from "../../room/sparks.ts";
import { useRoom } from "../../room/use-room.ts";
import styles from "./podium.module.css";
import { type Scene, titleIn } from "./show.ts";
import { sinceOf } from "./stage.tsx";

const words = readingWords.reveal;

type Places = WireReveal["podium"];

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

/** From left to right. */
const PLACES = [2, 1, 3] as const;
const CLASSES = { 1: styles.first, 2: styles.second, 3: undefined };
/** The step in which each place rises. */
const RISES = { 1: "winner", 2: "second", 3: "third" } as const;
/** More stories that share a place would not fit. */
const MOST = 3;

/** Shows the podium, with the winner under a sheet until the end. */
export function PodiumScene({ game, scene: { step, places }, since }: Props) {
	const winner = step === "winner";
	// The audience has not won anything.
	const watching = useRoom().player?.data.audience === true;
	const on = (place: number) => places.filter((one) => one.place === place);
	return (
		<>
			<div className={styles.words}>
				<Heading>{winner ? words.storyOfTheNight : words.andIs}</Heading>
				{winner && <p>{(watching ? words.by : words.congratulations)(writersOf(game, on(1)))}</p>}
				<p className={common.silentText}>
					{words.podium(places.map(({ story, place }) => ({ place, title: titleIn(game, story) })))}
				</p>
			</div>
			<ol className={styles.podium} aria-hidden>
				{PLACES.map((place) => {
					const stories = on(place).slice(0, MOST);
					return (
						<li key={place} className={classes(styles.place, CLASSES[place])}>
							{stories.length > 0 && (
								<Risen
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
							{place === 1 && <Cover off={winner} trembles={step === "drum"} />}
						</li>
					);
				})}
			</ol>
		</>
	);
}

interface RisenProps {
	game: Game;
	place: 1 | 2 | 3;
	stories: Places;
	/** Milliseconds since the place began to rise; null if it had risen before this page opened. */
	since: number | null;
}

/** Shows a place with its stories. It rises once, by the clock of its own step. */
function Risen({ game, place, stories, since }: RisenProps) {
	const [start] = useState(since);
	return (
		<div className={classes(start !== null && styles.rises)} style={sinceOf(start ?? 0)}>
			<div className={styles.captains} data-many={stories.length > 1 || undefined}>
				{stories.map(({ story }) => {
					const captain = game.stories[story]?.captain;
					return (
						<span key={story} className={styles.captain}>
							<b dir="auto">{captain?.name}</b>
							<span className={styles.head}>
								{place === 1 && <Crown size={64} className={styles.crown} />}
								<Avatar
									sprite={captain?.meta.sprite_id ?? 0}
									size={place === 1 ? 150 : 110}
									blink
								/>
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

/** Two pixels, in the time of one stroke of the roll. */
const BEAT: Keyframe[] = [
	{ translate: "0 0" },
	{ translate: "0 2px", rotate: "0.4deg" },
	{ translate: "0 -2px", rotate: "-0.4deg" },
	{ translate: "0 0" },
];

/**
 * Shows the sheet over the winner, which every beat of the drum shakes, or an envelope where nothing
 * may move.
 */
function Cover({ off, trembles }: { off: boolean; trembles: boolean }) {
	const calm = useCalm();
	const sheet = useRef<HTMLSpanElement>(null);
	useEffect(
		() =>
			sparks.listen(() => {
				playCue("drum");
				sheet.current?.animate(BEAT, { duration: 120 });
			}, "drum"),
		[],
	);
	if (calm)
		return off ? null : (
			<svg className={styles.envelope} viewBox="0 0 130 92" aria-hidden="true">
				<path d="M4 4h122v84H4Z" />
				<path d="m4 6 61 48 61-48" />
				<circle cx="65" cy="54" r="13" />
			</svg>
		);
	return (
		<span
			ref={sheet}
			className={classes(styles.drape, trembles && styles.trembles, off && styles.off)}
		>
			?
		</span>
	);
}
