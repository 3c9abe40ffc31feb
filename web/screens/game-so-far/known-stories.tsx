import { useCallback } from "react";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { screenWords } from "#words/game/screens.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError } from "../../api.ts";
import { castOf, partsOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { PartText } from "../../parts/story/part-text.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { seatDevices } from "../../room/seats/device-api.ts";
import styles from "./game-so-far.module.css";

const say = comingBackWords.soFar;

interface KnownStoriesProps {
	game: Game;
	player: OwnPlayer;
}

/** Shows a writer the stories that they have written in, with the parts that they may know. */
export function KnownStories({ game, player }: KnownStoriesProps) {
	const { room_code: code } = game;
	const last = player.own_submissions.at(-1);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a further part loads them again
	const load = useCallback(() => seatDevices(code).knownStories(), [code, last]);
	const { found } = useLoaded(load);
	return (
		<section className={styles.block}>
			<h3>{say.own}</h3>
			{found === null && <p>{siteWords.loading}</p>}
			{found instanceof ApiError && <p role="alert">{say.ownMissing}</p>}
			{Array.isArray(found) && found.length === 0 && <p className={common.quiet}>{say.ownNone}</p>}
			{Array.isArray(found) &&
				found.map((story) => (
					<KnownStory key={story.id} story={story} own={player.own_submissions} />
				))}
		</section>
	);
}

interface KnownStoryProps {
	story: WireStory;
	/** The ids of the reader's parts. */
	own: readonly number[];
}

function KnownStory({ story, own }: KnownStoryProps) {
	return (
		<details className={styles.story}>
			<summary dir="auto">{story.meta.title ?? say.story(castOf(story))}</summary>
			{partsOf(story).map((part) => (
				<div key={part.id} className={styles.part}>
					<p className={common.quiet}>
						{screenWords.write.byline(
							own.includes(part.id) ? say.you : (part.player ?? screenWords.write.unknown),
							part.index + 1,
						)}
					</p>
					<PartText part={part} />
				</div>
			))}
		</details>
	);
}
