import type { Maturity } from "#game/settings.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { isSolo } from "../../game/seats.ts";
import { storiesOf } from "../../game/stories.ts";
import { Pill } from "../../parts/pill.tsx";
import { screenWords } from "../../words/screens.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import "./part.css";

const words = screenWords.header;

interface Props {
	game: Game;
	story: WireStory | null;
	/** From 0. */
	part?: number | null | undefined;
	/** Instead of the story's own rating. */
	rating?: Maturity;
}

/** The header "Fanfic n of m, Part p, rating" that every screen about one story wears. */
export function StoryHeader({ game, story, part, rating }: Props) {
	const shown = rating ?? (story?.settings.mature ? "MATURE" : "ALL_AGES");
	return (
		<RoomHeader>
			{story && !isSolo(game) && (
				<Pill>
					<span className="pill-word">{words.fanfic}</span>
					{words.of(story.meta.index + 1, storiesOf(game).length)}
				</Pill>
			)}
			{typeof part === "number" && <Pill>{words.part(part + 1)}</Pill>}
			<span className="grow" />
			<Pill>{screenWords.rating[shown]}</Pill>
		</RoomHeader>
	);
}
