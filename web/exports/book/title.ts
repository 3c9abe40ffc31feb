import type { Game } from "#game/wire/state.ts";
import { writerStandings } from "../../game/standings.ts";
import type { Evening } from "./layout.ts";

/** Returns the title of the book: the name of the group's table, else the names of its writers. */
export function bookTitle(game: Game, { table, words }: Evening): string {
	const writers = writerStandings(game)
		.map(({ who }) => who)
		.sort((a, b) => a.id - b.id);
	return table ?? words.listed(writers.map(({ name }) => name));
}

/** Returns the title of the book with the day of the evening, by which shelves and tabs name it. */
export const datedTitle = (game: Game, evening: Evening): string =>
	evening.words.story.facts([bookTitle(game, evening), evening.words.dayOf(evening.date)]);
