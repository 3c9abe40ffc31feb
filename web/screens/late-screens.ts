import { lateModule } from "../parts/late-part.tsx";

/** The screens after the lobby and before the reading. */
export const inPlay = lateModule(() => import("./in-play.ts"));

/** The reading and the vote, which a game needs once its stories are written. */
export const reading = lateModule(() => import("./read-vote/read-vote.tsx"));

/** The results, which a game needs an evening later. */
export const ending = lateModule(() => import("./results/results.tsx"));
