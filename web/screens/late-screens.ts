import { lateModule } from "../parts/late-part.tsx";

/** The screens after the lobby and before the results. */
export const inPlay = lateModule(() => import("./in-play.ts"));

/** The results, which a game needs an evening later. */
export const ending = lateModule(() => import("./results/results.tsx"));
