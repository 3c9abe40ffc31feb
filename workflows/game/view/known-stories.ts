import { showsTitles } from "../hidden-authors.ts";
import type { Texts } from "../lines/texts.ts";
import { visibleBefore } from "../ring.ts";
import type { Room, Seat } from "../room.ts";
import { storiesOf } from "../selectors.ts";
import type { WireStory } from "../wire/state.ts";
import { partsOf } from "./by-story.ts";
import { ownFlags, storyFor, withoutEarlyCover } from "./view-stories.ts";

/**
 * Returns the stories that a player has written in, each with the parts that they may know: their
 * own closed ones, and those that they saw before them (docs/game.md "Writing").
 */
export function knownStories(room: Room, seat: Seat, texts: Texts): WireStory[] {
	return storiesOf(room).flatMap((story) => {
		const parts = partsOf(room, story.id);
		const own = parts.filter(({ player, closed }) => player === seat.id && closed);
		if (own.length === 0) return [];
		const known = new Set(own.flatMap((part) => [...visibleBefore(room, part), part]));
		const begun = story.captain === seat.id;
		const shown = storyFor(
			room,
			begun ? story : withoutEarlyCover(room, story),
			parts.filter((part) => known.has(part)),
			ownFlags(seat.id),
			texts,
		);
		// A title that appears while the captain's status changes would show who the captain is.
		const titled = showsTitles(room) || begun;
		return [titled ? shown : { ...shown, meta: { ...shown.meta, title: null } }];
	});
}
