import type { Game, WireStory } from "#game/wire/state.ts";
import { sequelWords } from "#words/game/sequel.ts";
import { tvWords } from "#words/game/tv.ts";
import { castOf, partsOf, storiesOf, titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { LateCover } from "../../parts/cover/late-cover.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { RecapStrip } from "../writers/recap-strip.tsx";
import styles from "./reading.module.css";

/** A title with more letters has smaller ones. */
const LONG = 24;
/** The size of the faces; the style makes them fit. */
const FACE = 120;

interface Props {
	game: Game;
	story: WireStory;
	/** Opens the curtain at once. */
	onNext(): void;
}

/** Shows title, cast and writers of a story before the closed curtain. */
export function AnnouncedStory({ game, story, onNext }: Props) {
	const ids = new Set(partsOf(story).flatMap(({ player_id }) => player_id ?? []));
	const title = titleOf(story);
	const writers = [...ids].flatMap((id) => game.players[id] ?? []);
	return (
		<div className={styles.closed}>
			{story.meta.index === 0 && <RecapStrip game={game} />}
			<div className={styles.announced}>
				<LateCover
					cover={story.meta.cover}
					by={story.captain?.name ?? null}
					className={styles.drawn}
				/>
				<div className={styles.words}>
					<p>{tvWords.story(story.meta.index + 1, storiesOf(game).length)}</p>
					<Quoted as="h1" data-long={title.length > LONG || undefined}>
						{title}
					</Quoted>
					<p>{tvWords.with(castOf(story))}</p>
					{game.continues && <p>{sequelWords.of(game.continues.title)}</p>}
					{writers.length > 0 && (
						<>
							<p className={styles.company}>
								{writers.map(({ id, meta }) => (
									<span key={id} data-face={id}>
										<Avatar sprite={meta.sprite_id} size={FACE} blink />
									</span>
								))}
							</p>
							<p>{tvWords.writtenBy(writers.map(({ name }) => name))}</p>
						</>
					)}
				</div>
			</div>
			<Button kind="plain" small className={styles.next} onClick={onNext}>
				{tvWords.next}
			</Button>
		</div>
	);
}
