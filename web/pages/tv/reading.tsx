import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { pagesOf } from "#game/lines/pages.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { playCue } from "../../device/sound.ts";
import { seatedWriters } from "../../game/seats.ts";
import { castOf, partsOf, storiesOf, titleOf } from "../../game/stories.ts";
import { type OpenPage, openPage, PAGED } from "../../game/together-pages.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Stage } from "../../screens/reveal/stage.tsx";
import { isReadable } from "../../screens/story/part-text.tsx";
import { Foot } from "../../screens/tv/foot.tsx";
import { store } from "../../store.ts";
import { tvWords } from "../../words/evening/tv.ts";
import { OpenPart } from "./open-part.tsx";
import styles from "./reading.module.css";
import { type Speech, useSpeech } from "./voice.ts";
import { WritersRow } from "./writers-row.tsx";

/** Milliseconds for which a new story is announced before the closed curtain. */
const ANNOUNCED = 5000;

/** Shows the open page of a story, after the story was announced. */
export function TvReading({ game, aloud }: { game: Game; aloud: boolean }) {
	const { muted } = useSnapshot(store);
	const page = openPage(game, PAGED);
	const story = page?.story.id;
	const first = page?.before === null || page?.before.story_id !== story;
	const [announced, setAnnounced] = useState<number | undefined>();
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced(story), ANNOUNCED);
		return () => clearTimeout(timer);
	}, [story]);
	const closed = first && page?.part === 0 && page.page === 0 && announced !== story;
	useEffect(() => {
		if (!closed) playCue("curtain");
	}, [closed]);
	const isHeard = aloud && !muted && !closed && game.paused_at === null;
	useSpeech(
		isHeard && page ? speechOf(page) : null,
		seatedWriters(game).map(({ id }) => id),
	);
	if (!page) return null;
	return (
		<Stage
			key={story}
			open={!closed}
			full
			since={0}
			foot={
				<Foot game={game}>
					<WritersRow game={game} />
				</Foot>
			}
		>
			{closed ? (
				<Announced game={game} story={page.story} onNext={() => setAnnounced(story)} />
			) : (
				<OpenPart game={game} page={page} />
			)}
		</Stage>
	);
}

/** Returns what a voice reads of a page; null where there is nothing to read. */
function speechOf({ story, part, page }: OpenPage): Speech | null {
	const open = partsOf(story)[part];
	if (!open || !isReadable(open)) return null;
	const sentences = pagesOf(open.content.trim())[page] ?? [];
	return { text: sentences.map(({ text }) => text).join(""), writer: open.player_id };
}

interface AnnouncedProps {
	game: Game;
	story: WireStory;
	/** Opens the curtain at once. */
	onNext(): void;
}

/** Shows title, cast and writers of a story before the closed curtain. */
function Announced({ game, story, onNext }: AnnouncedProps) {
	const ids = new Set(partsOf(story).flatMap(({ player_id }) => player_id ?? []));
	const writers = [...ids].flatMap((id) => game.players[id] ?? []);
	return (
		<div className={styles.closed}>
			<div className={styles.announced}>
				<p>{tvWords.story(story.meta.index + 1, storiesOf(game).length)}</p>
				<h1 dir="auto">{titleOf(story)}</h1>
				<p>{tvWords.with(castOf(story))}</p>
			</div>
			{writers.length > 0 && (
				<>
					<p className={styles.company}>
						{writers.map(({ id, meta }) => (
							<span key={id} data-face={id}>
								<Avatar sprite={meta.sprite_id} size={96} blink />
							</span>
						))}
					</p>
					<p className={styles.by}>{tvWords.writtenBy(writers.map(({ name }) => name))}</p>
				</>
			)}
			<Button kind="plain" small className={styles.next} onClick={onNext}>
				{tvWords.next}
			</Button>
		</div>
	);
}
