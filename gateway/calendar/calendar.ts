import type { EventAttributes } from "ics";
import { ownTurn } from "#game/news/turns.ts";
import { currentPhase } from "#game/phases/index.ts";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { servedWords } from "../pages/served-words.ts";
import { iCalendar } from "./icalendar.ts";

/** How long an event of a moment is shown, ms: calendars draw shorter ones as a line. */
const SHOWN = 30 * 60_000;

/**
 * Returns the calendar of a player in a game as iCalendar (RFC 5545), in the room's language: the
 * end of their turn, of the reading, and when the results came. It has no text of a player. `link`
 * leads to the room.
 */
export function calendarOfPlayer(room: Room, player: number, link: string): string {
	const words = servedWords(room.settings.language).calendar;
	const event = eventOf(room, player);
	const events: EventAttributes[] = event
		? [
				{
					uid: `${room.id}-${player}-${event.kind}-${room.stage}-${room.part}@plotluck`,
					title: words[event.kind](room.code),
					start: event.start,
					startInputType: "utc",
					end: event.end,
					endInputType: "utc",
					url: link,
					description: link,
					busyStatus: "FREE",
				},
			]
		: [];
	return iCalendar(`Plotluck (${room.code})`, events);
}

interface Event {
	kind: "turn" | "reading" | "results";
	/** Epoch ms. */
	start: number;
	end: number;
}

/** Returns what a player's calendar shows now; null when the game wants nothing from them. */
function eventOf(room: Room, player: number): Event | null {
	const own = ownTurn(room, player);
	if (!own) return null;
	if (room.status === STATUS.results && room.ended !== undefined)
		return { kind: "results", start: room.ended, end: room.ended + SHOWN };
	if (!own.turn || own.until === null) return null;
	const kind = currentPhase(room).name === "read-vote" ? "reading" : "turn";
	return { kind, start: own.until - SHOWN, end: own.until };
}
