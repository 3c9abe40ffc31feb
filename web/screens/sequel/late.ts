import { lazy } from "react";
import { loadPart } from "../../routing/late.ts";

/** All that screens show of sequels, in one chunk, because few games are one. */
const parts = () => loadPart(() => import("./parts.ts"));

export const ContinueStory = lazy(async () => ({ default: (await parts()).ContinueStory }));
export const GivenPart = lazy(async () => ({ default: (await parts()).GivenPart }));
export const SequelIntro = lazy(async () => ({ default: (await parts()).SequelIntro }));
export const SequelNote = lazy(async () => ({ default: (await parts()).SequelNote }));
