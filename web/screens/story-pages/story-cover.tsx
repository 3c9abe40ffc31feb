import type { WireStory } from "#game/wire/state.ts";
import { latePart } from "../../parts/late-part.tsx";

// Loads late, because few stories have a cover.
const HungCover = latePart(() => import("./hung-cover.tsx"), "default");

/** Shows a story's cover in the room, or nothing without one. */
export const StoryCover = ({ story }: { story: WireStory }) =>
	story.meta.cover === undefined ? null : <HungCover story={story} cover={story.meta.cover} />;
