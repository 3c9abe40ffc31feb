import { pensInUse } from "#game/phases/covers.ts";
import { storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { first, type Invariant } from "./moment.ts";

/** Invariants of covers, whose ids name them in the views of random games. */
export const COVER_INVARIANTS: Record<string, Invariant> = {
	"a cover is drawn by who began it, in time, and stays until it is removed": (moment) => {
		const { before, room, action, now } = moment;
		return first(storiesOf(room), ({ id, captain, cover, pen }) => {
			const earlier = before.stories[id]?.cover ?? null;
			if (cover === earlier) return null;
			if (cover === null) return action.type === "game/vip" ? null : `${id} loses its cover`;
			if (earlier !== null) return `${id} gets another cover`;
			const isOwn = action.type === "cover/draw" && action.player === captain;
			if (!isOwn || !pen?.done) return `${action.type} draws ${id}`;
			const clock = before.pause?.at ?? now;
			return pen.end === null || clock <= pen.end + 5000 ? null : `${id} is drawn late`;
		});
	},

	"pens have a clock exactly where the titles have one, and end before it": ({ room }) => {
		if (room.status !== STATUS.storyTitle || room.lastCall) return null;
		const { limit } = room.countdown;
		const isTimed = limit !== null && room.settings.pace !== "slow";
		return first(pensInUse(room), ({ end }) => {
			if ((end !== null) !== isTimed) return `a pen ends at ${end}, the titles at ${limit}`;
			// The limit is never in the past, and a pen that ran out may be.
			return end === null || limit === null || end <= limit ? null : `${end} is after ${limit}`;
		});
	},

	"a cover is shown to its captain, to the host in moderation, and to all from the reading on": ({
		room,
		game,
		views,
	}) => {
		const early = room.status < STATUS.preVoting;
		const all = JSON.stringify(game);
		return first(storiesOf(room), ({ id, captain, cover }) => {
			if (cover === null) return null;
			const mark = `"cover":"${cover}"`;
			if (!early)
				return game.stories[id]?.meta.cover === cover ? null : `nobody sees that of ${id}`;
			if (all.includes(mark)) return `everybody sees that of ${id}`;
			return first([...views], ([viewer, view]) => {
				const isHost = room.status === STATUS.censoring && viewer === room.hostId;
				const others = storiesOf(room).some(
					(other) => other.cover === cover && other.captain === viewer,
				);
				const may = viewer === captain || isHost || others;
				return may || !JSON.stringify(view).includes(mark) ? null : `${viewer} sees that of ${id}`;
			});
		});
	},
};
