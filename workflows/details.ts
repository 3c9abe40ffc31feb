import { setCurrentDetails, upsertSearchAttributes } from "@temporalio/workflow";
import { currentPhase } from "#game/phases/index.ts";
import type { Room } from "#game/room.ts";
import { activePlayers } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { SEARCH_ATTRIBUTES } from "./messages.ts";

/** What a timer is for, as the Temporal UI shows it. */
export function timerName(room: Room): string {
	const { name } = currentPhase(room);
	if (room.part === null) return name === "results" ? "content is removed" : `${name} ends`;
	return room.status === STATUS.preStoryWrite
		? `part ${room.part + 1}: intro ends`
		: `part ${room.part + 1}: writing ends`;
}

/**
 * Shows a developer where the room stands: Markdown details and search attributes, with no secret
 * and no text.
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
			: `**Ends by itself** ${room.deadline === null ? "never" : new Date(room.deadline).toISOString()}`,
	].join("\n\n");
}
