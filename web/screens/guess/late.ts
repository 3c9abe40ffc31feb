import { chunkOf, later } from "../chunk.ts";

/** The guesses, which only games with hidden authors have. */
export const guessing = chunkOf(() => import("./guess-authors.tsx"));

export const GuessAuthors = later(guessing, "GuessAuthors");
