import { useEffect } from "react";
import type { Game } from "#game/wire/state.ts";
import { partsOf, storiesOf } from "../../game/stories.ts";
import { noteWritten } from "./days.ts";

/**
 * Notes the day for the calendar when a story that began with its line is over, also for writers who
 * leave before the library. A story that was left blank counts for nothing.
 */
export function useDayWritten(game: Game, isWriter: boolean): void {
	const date = game.first_line?.date;
	const isWritten = storiesOf(game).some((story) =>
		partsOf(story).some(({ content }) => content.trim() !== ""),
	);
	useEffect(() => {
		if (isWriter && isWritten && date !== undefined) noteWritten(date);
	}, [isWriter, isWritten, date]);
}
