import { lateModule } from "../../parts/late-part.tsx";

/** The guesses, which only games with hidden authors have. */
export const guessing = lateModule(() => import("./guess-authors.tsx"));
