import { latePart } from "../../parts/late-part.tsx";

/** The ways to take a story home. They load late, because readers open few stories. */
export const LateStoryShare = latePart(() => import("./story-share.tsx"), "StoryShare");
