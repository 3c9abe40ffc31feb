import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { pagesOf } from "#game/lines/pages.ts";
import type { Game } from "#game/wire/state.ts";
import { playCue } from "../../device/sound.ts";
import { seatedWriters } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import { type OpenPage, openPage, PAGED } from "../../game/together-pages.ts";
import { isReadable } from "../../parts/story/part-text.tsx";
import { Stage } from "../../screens/story/stage.tsx";
import { Foot } from "../../screens/strip/foot.tsx";
import { store } from "../../store.ts";
import { WritersRow } from "../writers/writers-row.tsx";
import { AnnouncedStory } from "./announced-story.tsx";
import { OpenPart } from "./open-part.tsx";
import { type Speech, useSpeech } from "./voice.ts";

/** Milliseconds for which a new story is announced before the closed curtain. */
const ANNOUNCED = 5000;
/** And the first one of a game over days, which has a recap. */
const ANNOUNCED_WITH_RECAP = 10_000;

/** Shows the open page of a story, after the story was announced. */
export function TvReading({ game, aloud }: { game: Game; aloud: boolean }) {
	const { muted } = useSnapshot(store);
	const page = openPage(game, PAGED);
	const story = page?.story.id;
	const first = page?.before === null || page?.before.story_id !== story;
	const lasts = game.recap && page?.before === null ? ANNOUNCED_WITH_RECAP : ANNOUNCED;
	const [announced, setAnnounced] = useState<number | undefined>();
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced(story), lasts);
		return () => clearTimeout(timer);
	}, [story, lasts]);
	const closed = first && page?.part === 0 && page.page === 0 && announced !== story;
	useEffect(() => {
		if (!closed) playCue("curtain");
	}, [closed]);
	const isHeard = aloud && !muted && !closed && game.paused_at === null;
	useSpeech(
		isHeard && page ? speechOf(page) : null,
		seatedWriters(game).map(({ id }) => id),
		game.extra.language,
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
				<AnnouncedStory game={game} story={page.story} onNext={() => setAnnounced(story)} />
			) : (
				<OpenPart game={game} page={page} />
			)}
		</Stage>
	);
}

/** Returns the text of a page that is read aloud; null without one. */
function speechOf({ story, part, page }: OpenPage): Speech | null {
	const open = partsOf(story)[part];
	if (!open || !isReadable(open)) return null;
	const sentences = pagesOf(open.content.trim())[page] ?? [];
	return { text: sentences.map(({ text }) => text).join(""), writer: open.player_id };
}
