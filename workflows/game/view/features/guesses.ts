import { fameOf } from "../../guess/found.ts";
import { guessedParts } from "../../guess/guessing.ts";
import type { Room, Seat } from "../../room.ts";
import { STATUS } from "../../status.ts";
import type { Game, OwnPlayer } from "../../wire/state.ts";

export const guesses = {
	/** Returns the guessed story, and at the results the fame; nothing where no author can be named. */
	game(room: Room): Pick<Game, "guessing" | "fame"> {
		const parts = guessedParts(room);
		const { guessing, guessRound } = room;
		if (guessing === null || parts.length === 0) return {};
		return {
			guessing: {
				story_id: guessing,
				submissions: parts.map(({ id }) => id),
				...(guessRound && { in: guessRound.in }),
				...(guessRound?.end && { ends: guessRound.end }),
				...(guessRound?.over && { over: true }),
			},
			...(room.status === STATUS.results && { fame: fameOf(room) }),
		};
	},
	player({ guesses }: Room, { id }: Seat): Pick<OwnPlayer, "guesses"> {
		const own = guesses[id];
		return own ? { guesses: own } : {};
	},
};
