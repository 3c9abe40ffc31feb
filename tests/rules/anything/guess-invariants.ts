import { guessedParts } from "#game/guess/guessing.ts";
import { STATUS } from "#game/status.ts";
import { first, type Invariant, type Moment } from "./moment.ts";

/** Returns the guesses as [reader, part, named player]. */
const guessesIn = ({ room }: Moment): [number, number, number][] =>
	Object.entries(room.guesses).flatMap(([reader, guesses]) =>
		Object.entries(guesses).map(([part, named]): [number, number, number] => [
			Number(reader),
			Number(part),
			named,
		]),
	);

/** Invariants of the rules of guessed authors, which hold in games without them too. */
export const GUESS_INVARIANTS: Record<string, Invariant> = {
	"authors are guessed in the reading of rooms with that rule, of one story": ({ room }) => {
		if (room.guessing === null)
			return Object.keys(room.guesses).length === 0 ? null : "there are guesses without a story";
		if (!room.settings.guess_authors || !room.settings.hide_authors) return "the rule is off";
		if (room.status < STATUS.reacting) return `they are guessed in ${room.status}`;
		return room.stories[room.guessing] ? null : `there is no story ${room.guessing}`;
	},

	"a guess names another player for a part of somebody else in that story": (moment) =>
		first(guessesIn(moment), ([reader, id, named]) => {
			const part = moment.room.submissions[id];
			const isFair =
				part?.story === moment.room.guessing &&
				part.player !== reader &&
				named !== reader &&
				moment.room.seats[named]?.audience === false;
			return isFair ? null : `${reader} names ${named} for ${id}`;
		}),

	"who guessed whom is shown to its reader, and to everybody with the author": (moment) => {
		const { room, game, views } = moment;
		const shown = Object.keys(game.reveal?.authors ?? {}).map(Number);
		const parts = guessedParts(room).map(({ id }) => id);
		if (shown.some((id, i) => id !== parts[i])) return `${shown} are shown of ${parts}`;
		if (game.fame !== undefined && room.status !== STATUS.results) return "fame comes early";
		return first([...views], ([viewer, { guesses }]) =>
			JSON.stringify(guesses) === JSON.stringify(room.guesses[viewer])
				? null
				: `${viewer} sees ${JSON.stringify(guesses)}`,
		);
	},

	"the reveal names guessed authors one by one, and the others after them": ({ room, game }) => {
		if (room.status !== STATUS.preResults || room.guessing === null) return null;
		const { reveal } = game;
		if (reveal !== null && reveal.step !== "opening") return null;
		const open = Object.values(game.stories).filter(
			({ captain, submissions }) =>
				captain !== null || Object.values(submissions).some(({ player_id }) => player_id !== null),
		);
		return open.length === 0 ? null : `stories ${open.map(({ id }) => id)} have authors`;
	},
};
