import type { Maturity } from "#game/settings.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo } from "../../game/seats.ts";
import { storiesOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Pill } from "../../parts/pill.tsx";
import { RoomHeader } from "../frame/room-header.tsx";

const words = screenWords.header;

interface Props {
	game: Game;
	story: WireStory | null;
	/** From 0. */
	part?: number | null | undefined;
	/** Passed to the `RoomHeader`. */
	thin?: boolean;
	/** Replaces the story's own rating. */
	rating?: Maturity;
}

/** Shows the header "Fanfic n of m, Part p, rating". */
export function StoryHeader({ game, story, part, thin = false, rating }: Props) {
	const shown = rating ?? (story?.settings.mature ? "MATURE" : "ALL_AGES");
	return (
		<RoomHeader thin={thin}>
			{story && !isSolo(game) && (
				<Pill>
					<span className={common.silentOnPhones}>{words.fanfic}</span>
					{words.of(story.meta.index + 1, storiesOf(game).length)}
				</Pill>
			)}
			{typeof part === "number" && <Pill>{words.part(part + 1)}</Pill>}
			<span className={common.grow} />
			<Pill>{screenWords.rating[shown]}</Pill>
		</RoomHeader>
	);
}
