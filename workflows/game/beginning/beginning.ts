import { mayBeMature } from "../points/ratings.ts";
import { addCharacter } from "../pool.ts";
import { openStories } from "../ring.ts";
import type { GivenCharacter, Room, Turn } from "../room.ts";
import { storiesOf } from "../selectors.ts";

/** What all stories of a game begin with, in place of names that players bring. */
interface Beginning {
	cast: readonly GivenCharacter[];
	/** The stories are 18+. */
	mature: boolean;
}

/** The owner of given characters, because nobody in the game has brought them. */
const NOBODY = 0;

/**
 * Returns the given beginning of a room's stories; null where players bring the characters. Nobody
 * chooses a rating, so it is that of a room whose captains choose none.
 */
export function beginningOf(room: Room): Beginning | null {
	const { firstLine, sequel } = room;
	if (sequel) {
		const mature = sequel.mature || mayBeMature(room, sequel.cast);
		return { cast: sequel.cast, mature: mature && room.settings.maturity === "MATURE" };
	}
	if (!firstLine) return null;
	return { cast: firstLine.names.map((name) => ({ name, mature: false })), mature: false };
}

/** Opens the stories of a game with a given beginning: each of them has the whole given cast. */
export function openGiven(room: Room, turn: Turn): void {
	const given = beginningOf(room);
	if (!given) return;
	openStories(room, turn);
	const stories = storiesOf(room);
	for (const story of stories) story.mature = given.mature;
	for (const { name, mature } of given.cast)
		addCharacter(room, NOBODY, name, { mature, stories: stories.map(({ id }) => id) });
}
