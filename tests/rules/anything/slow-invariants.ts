import { activePlayers } from "#game/selectors.ts";
import { first, type Invariant } from "./moment.ts";

/** Invariants of the rules of slow games, which hold in games of one evening too. */
export const SLOW_INVARIANTS: Record<string, Invariant> = {
	"nobody sleeps and nothing is passed on in one evening": ({ room }) => {
		if (room.settings.pace === "slow") return null;
		const seat = Object.values(room.seats).find(({ asleep, missed }) => asleep || missed > 0);
		if (seat) return `${seat.id} has missed ${seat.missed}`;
		const part = Object.values(room.submissions).find(({ passedOn }) => passedOn);
		return part ? `${part.id} is passed on` : null;
	},

	"no part is dealt to a player who sleeps": ({ room, before }) =>
		first(Object.values(room.submissions), ({ id, player }) =>
			!before.submissions[id] &&
			room.seats[player]?.asleep &&
			activePlayers(room).some(({ asleep }) => !asleep)
				? `${player} gets ${id}`
				: null,
		),

	"a new deadline of a slow game is outside of the quiet hours": ({ room, before }) => {
		const { pace, quiet_from: from, quiet_until: until } = room.settings;
		const { limit } = room.countdown;
		if (pace !== "slow" || limit === null || room.lastCall) return null;
		// A host who pauses the game or leads the reading is there.
		if (room.stage === before.stage && room.part === before.part) return null;
		const hour = new Date(limit).getUTCHours();
		return hour >= from || hour < until ? `it is at ${hour} o'clock` : null;
	},

	"a slow game always has a clock": ({ room }) =>
		room.settings.pace === "slow" && room.deadline === null && room.awaiting === null
			? `status ${room.status} has none`
			: null,
};
