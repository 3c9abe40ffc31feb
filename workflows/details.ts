import { setCurrentDetails, upsertSearchAttributes } from "@temporalio/workflow";
import { currentPhase } from "#game/phases/index.ts";
import type { Room } from "#game/room.ts";
import { activePlayers } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { SEARCH_ATTRIBUTES } from "./messages.ts";

/** Returns what a timer is for, as the Temporal UI shows it. */
export function timerName(room: Room): string {
	const { name } = currentPhase(room);
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
		const phase = currentPhase(room).name;
		const attributes = [phase, players].join();
		if (attributes === shown) return; // each change is an event in the history
		shown = attributes;
		upsertSearchAttributes([
			{ key: SEARCH_ATTRIBUTES.code, value: room.code },
			{ key: SEARCH_ATTRIBUTES.status, value: phase },
			{ key: SEARCH_ATTRIBUTES.mode, value: room.settings.game_mode },
			{ key: SEARCH_ATTRIBUTES.players, value: players },
		]);
	};
}

function describe(room: Room): string {
	const { name, waiting } = currentPhase(room);
	const players = activePlayers(room);
	const waitedFor = players.filter((seat) => seat.status !== waiting).map((seat) => seat.name);
	return [
		`# Room ${room.code}`,
		`**Mode** ${room.settings.game_mode} · **phase** ${name} (status ${room.status})${room.part === null ? "" : ` · **part** ${room.part + 1} of ${room.settings.num_switches}`}`,
		`**Players** ${players.length} · **waiting for** ${waitedFor.length === 0 ? "nobody" : waitedFor.join(", ")}`,
		room.closed
			? `**Closed** (${room.closed})`
			: `**Deadline** ${room.deadline === null ? "none" : new Date(room.deadline).toISOString()}`,
	].join("\n\n");
}
