import type { Character, KeptGame, Room, Seat, Story, Submission } from "./room.ts";
import { STATUS } from "./status.ts";

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
const byIndex = (a: { index: number }, b: { index: number }) => a.index - b.index;

/** Returns the taken seats of players (not audience), by id: those who play or are asked. */
export const seatedPlayers = (room: Room): Seat[] =>
	Object.values(room.seats)
		.filter((seat) => !seat.audience && !seat.gone)
		.sort(byId);

/** Returns the seats of players who are in the game and have not left, by id. */
export const activePlayers = (room: Room): Seat[] =>
	seatedPlayers(room).filter((seat) => !seat.asked);

/** Returns the taken seats of the audience. */
export const seatedAudience = (room: Room): Seat[] =>
	Object.values(room.seats).filter((seat) => seat.audience && !seat.gone);

/** Returns the audience of the game. */
export const audienceOf = (room: Room): Seat[] =>
	seatedAudience(room).filter((seat) => !seat.asked);

/** Returns the game whose results the room shows; null before the results. */
export function finishedGame(room: Room): KeptGame | null {
	const [first] = storiesOf(room);
	if (room.status !== STATUS.results || !first || room.deadline === null) return null;
	return { id: first.id, until: room.deadline };
}

export const storiesOf = (room: Room): Story[] => Object.values(room.stories).sort(byIndex);

/** Returns the parts of a story in order. */
export const submissionsOf = (room: Room, story: number): Submission[] =>
	Object.values(room.submissions)
		.filter((submission) => submission.story === story)
		.sort(byIndex);

/** Returns the parts that are being written, by id. */
export const runningSubmissions = (room: Room): Submission[] =>
	Object.values(room.submissions)
		.filter((submission) => submission.index === room.part)
		.sort(byId);

/** Returns the running parts that still take saves; in a slow game some may have ended before. */
export const openParts = (room: Room): Submission[] =>
	runningSubmissions(room).filter(({ closed }) => !closed);

export const charactersOf = (room: Room, test: (character: Character) => boolean): Character[] =>
	Object.values(room.characters).filter(test).sort(byId);

/** Returns the story that a player captains; undefined for the audience. */
export const storyOf = (room: Room, captain: number): Story | undefined =>
	storiesOf(room).find((story) => story.captain === captain);
