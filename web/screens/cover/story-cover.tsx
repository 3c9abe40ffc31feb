import { lazy } from "react";
import type { WireStory } from "#game/wire/state.ts";
import { LatePart } from "../../parts/late-part.tsx";

// Loads late, because few stories have a cover.
const HungCover = lazy(() => import("./hung-cover.tsx"));

/** Shows a story's cover in the room, or nothing without one. */
export const StoryCover = ({ story }: { story: WireStory }) =>
	story.meta.cover === undefined ? null : (
		<LatePart loading="" missing="">
			<HungCover story={story} cover={story.meta.cover} />
		</LatePart>
	);
