import { chunkOf } from "./chunk.ts";

/** The screens after the lobby and before the results. */
export const inPlay = chunkOf(() => import("./in-play.ts"));

/** The results, which a game needs an evening later. */
export const ending = chunkOf(() => import("./results/results.tsx"));
