import type { Character, Room, Seat, Story, Submission } from "./room.ts";

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
const byIndex = (a: { index: number }, b: { index: number }) => a.index - b.index;

/** Returns the seats of players (not audience) who are still here, by id. */
export const activePlayers = (room: Room): Seat[] =>
	Object.values(room.seats)
		.filter((seat) => !seat.audience && !seat.gone)
		.sort(byId);

export const audienceOf = (room: Room): Seat[] =>
	Object.values(room.seats).filter((seat) => seat.audience && !seat.gone);

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

export const charactersOf = (room: Room, test: (character: Character) => boolean): Character[] =>
	Object.values(room.characters).filter(test).sort(byId);

/** Returns the story that a player captains; undefined for the audience. */
export const storyOf = (room: Room, captain: number): Story | undefined =>
	storiesOf(room).find((story) => story.captain === captain);
