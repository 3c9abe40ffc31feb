import { firstId, type Newcomer, type Room, type RoomInput, SCHEMA, type Seat } from "./room.ts";
import { addedToRooms, GUESS_ROUNDS_SINCE, neededForSettings } from "./schemas.ts";
import { allSettings } from "./settings.ts";
import { lobbyTime } from "./slow/slow-clock.ts";
import { STATUS, type Status } from "./status.ts";

/** The keys of a room that belong to one game; all others stay when it plays again. */
type OfGame =
	| "status"
	| "ring"
	| "characters"
	| "stories"
	| "submissions"
	| "awards"
	| "reactions"
	| "marks"
	| "votes"
	| "guessing"
	| "guesses"
	| "guessRound"
	| "part"
	| "readingStart"
	| "countdown"
	| "lastCall"
	| "pause"
	| "reading"
	| "hurryAt"
	| "reveal"
	| "sequel"
	| "awaiting";

/** Returns the keys of a game that has not started. */
export const newGame = (): Pick<Room, OfGame> => ({
	status: STATUS.lobby,
	ring: [],
	characters: {},
	stories: {},
	submissions: {},
	awards: {},
	reactions: {},
	marks: {},
	votes: {},
	guessing: null,
	guesses: {},
	guessRound: null,
	part: null,
	readingStart: null,
	countdown: { limit: null, hard_limit: null },
	lastCall: false,
	pause: null,
	reading: null,
	hurryAt: null,
	reveal: null,
	sequel: null,
	awaiting: null,
});

/**
 * Returns a new room in its lobby, with its host in it. Throws if this build does not support its
 * settings; the engine then repeats the room's first task, on the newer build that opened it.
 */
export function newRoom(input: RoomInput): Room {
	const { id, code, host, prompts, selfReactions = false, now } = input;
	const { clockChanges = [], firstLine } = input;
	const settings = allSettings(input.settings); // an older server may have opened the room
	if (neededForSettings(settings).some((since) => since > SCHEMA))
		throw new Error(`settings of a room must be of schema ${SCHEMA}: a newer version opened it`);
	return {
		...addedToRooms(),
		...newGame(),
		schema: SCHEMA,
		runsSchema: SCHEMA,
		id,
		code,
		version: 1,
		nextId: firstId(id),
		since: now,
		settings,
		selfReactions,
		timesGuesses: input.schema >= GUESS_ROUNDS_SINCE,
		clockChanges,
		...(firstLine && { firstLine }),
		hostId: host.id,
		seats: { [host.id]: newSeat(host, STATUS.lobby) },
		kicked: [],
		deck: prompts,
		deadline: now + lobbyTime(settings),
		locked: false,
		closed: null,
	};
}

/** The keys of a seat that stay when the room plays again. */
type LastingOfSeat = "id" | "name" | "meta" | "audience" | "premium" | "recent";

/** Returns the other keys of a seat, for a game that has not started. */
export const newPlay = (status: Status): Omit<Seat, LastingOfSeat> => ({
	status,
	gone: false,
	asked: false,
	missed: 0,
	asleep: false,
	nudgedAt: null,
	reactionIndex: 0,
	points: 0,
});

export function newSeat(who: Newcomer, status: Status): Seat {
	const { id, name, meta, audience, premium } = who;
	return { ...newPlay(status), id, name, meta, audience, premium, recent: [] };
}
