import { STATUS } from "#game/status.ts";
import { first, type Invariant } from "./moment.ts";

/** Invariants of sequels, which hold in games that are none too. */
export const SEQUEL_INVARIANTS: Record<string, Invariant> = {
	"every story of a sequel has the given cast, and nobody brings or holds another": ({ room }) => {
		const { sequel, status } = room;
		if (!sequel || status < STATUS.preStoryWrite) return null;
		const stories = Object.keys(room.stories).length;
		const cast = Object.values(room.characters);
		if (cast.length !== sequel.cast.length) return `there are ${cast.length} characters`;
		return first(cast, ({ id, owner, hands, stories: { length } }) =>
			owner === 0 && hands.length === 0 && length === stories
				? null
				: `${id} of ${owner} is in ${length} of ${stories} stories`,
		);
	},

	"the given part of a sequel is no part of its stories": ({ room, game }) => {
		if ((room.sequel === null) !== (game.continues === undefined)) return "the view differs";
		const given = room.sequel?.part;
		return given !== undefined && given in room.submissions ? `${given} can be voted for` : null;
	},

	"a sequel is of the last game, and ends with the next one": ({ before, room }) =>
		room.sequel !== before.sequel &&
		room.sequel !== null &&
		room.sequel.story !== before.sequel?.story &&
		!(room.sequel.story in before.stories)
			? `${room.sequel.story} is no story of the last game`
			: null,

	"only a clean story with a text can be continued": ({ room, game }) => {
		const { can_continue } = game;
		if (can_continue === undefined) return null;
		if (room.status !== STATUS.results) return `one can in ${room.status}`;
		const parts = Object.values(room.submissions).filter(({ story }) => story === can_continue);
		return parts.some(({ words }) => words > 0) &&
			parts.every(({ flagged, censored }) => flagged.length === 0 && !censored)
			? null
			: `${can_continue} has a sequel`;
	},
};
