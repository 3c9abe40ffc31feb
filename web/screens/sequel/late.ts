import { latePart } from "../../parts/late-part.tsx";

/** All that screens show of sequels, in one chunk, because few games are one. */
const load = () => import("./parts.ts");

export const ContinueStory = latePart(load, "ContinueStory");
export const GivenPart = latePart(load, "GivenPart");
export const SequelIntro = latePart(load, "SequelIntro");
export const SequelNote = latePart(load, "SequelNote");
