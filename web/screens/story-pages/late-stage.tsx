import { latePart } from "../../parts/late-part.tsx";

/** The small stage, which loads late because only wide windows have room for it. */
export const StoryStage = latePart(() => import("./story-stage.tsx"), "StoryStage");
