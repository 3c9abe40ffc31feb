import type { ReactNode } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { Continued } from "../sequel/continued.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { StoryCover } from "./story-cover.tsx";

interface Props {
	game: Game;
	story: WireStory;
	castClass?: string | undefined;
	/** Shown between the cast and what the story continues. */
	children?: ReactNode;
}

/** Shows what comes before the parts of a story: its cover, its cast, and what it continues. */
export const StoryFront = ({ game, story, castClass, children }: Props) => (
	<>
		<StoryCover story={story} />
		<CastLine story={story} className={castClass} />
		{children}
		<Continued game={game} />
	</>
);
