import { setCurrentDetails, upsertSearchAttributes } from "@temporalio/workflow";
import { currentPhase } from "#game/phases/index.ts";
import type { Room, Seat } from "#game/room.ts";
import { activePlayers, audienceOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { CLOSED, SEARCH_ATTRIBUTES } from "./messages.ts";

/** Returns the purpose of a timer for the Temporal UI. */
export function timerName(room: Room): string {
	const { name } = currentPhase(room);
	if (room.pause !== null) return "the pause ends";
	if (room.status === STATUS.preResults) return "the reveal goes on";
	if (room.part === null) return name === "results" ? "content is removed" : `${name} ends`;
	return room.status === STATUS.preStoryWrite
		? `part ${room.part + 1}: intro ends`
		: `part ${room.part + 1}: writing ends`;
}

/**
 * Returns a function that shows the room's state in the Temporal UI as Markdown and search
 * attributes. It shows no secret and no text of a player.
 */
export function detailsBoard(): (room: Room) => void {
	let shown = "";
	return (room) => {
		setCurrentDetails(describe(room));
		const players = activePlayers(room).length;
		const status = room.closed === null ? currentPhase(room).name : CLOSED;
		const attributes = [status, players].join();
		if (attributes === shown) return; // each change is an event in the history
		shown = attributes;
		upsertSearchAttributes([
			{ key: SEARCH_ATTRIBUTES.code, value: room.code },
			{ key: SEARCH_ATTRIBUTES.status, value: status },
			{ key: SEARCH_ATTRIBUTES.mode, value: room.settings.game_mode },
			{ key: SEARCH_ATTRIBUTES.players, value: players },
		]);
	};
}

/**
 * Returns the room's state as Markdown. Connections are missing, because rooms do not track them: a
 * lost connection must not cost a signal.
 */
function describe(room: Room): string {
	const { name, waiting } = currentPhase(room);
	const { settings, closed, locked, awaiting } = room;
	const players = activePlayers(room);
	const host = players.filter(({ id }) => id === room.hostId);
	const left = Object.values(room.seats).filter(({ gone }) => gone);
	const part = room.part === null ? "" : `, part ${room.part + 1} of ${settings.num_switches}`;
	const since = room.since === null ? "" : ` · **since** ${timeOf(room.since)}`;
	return [
		`# Room ${room.code}${closed === null ? "" : `: closed (${closed})`}`,
		`**Phase** ${name}${part} (status ${room.status})${since} · **until** ${endOf(room)}`,
		`**Mode** ${settings.game_mode} · **newcomers** ${locked ? "locked out" : "let in"}`,
		`**Host** ${namesOf(host)} · **players** ${players.length} · **audience** ${audienceOf(room).length}`,
		`**Waiting for** ${awaiting ?? namesOf(players.filter(({ status }) => status !== waiting))}`,
		`**Left** ${namesOf(left)}`,
	].join("\n\n");
}

function endOf({ pause, deadline, closed }: Room): string {
	if (closed !== null) return "closed";
	if (pause === null) return deadline === null ? "somebody acts, no clock runs" : timeOf(deadline);
	const left =
		pause.deadline === null ? "" : `, ${Math.round((pause.deadline - pause.at) / 1000)} s left`;
	return `the host goes on, paused since ${timeOf(pause.at)}${left}`;
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** Escapes Markdown, because players choose their names. */
const namesOf = (seats: Seat[]): string =>
	seats.length === 0
		? "nobody"
		: seats.map(({ name }) => name.replace(/[!-/:-@[-`{-~]/g, "\\$&")).join(", ");
