import {
	allHandlersFinished,
	condition,
	makeContinueAsNewFunc,
	patched,
	workflowInfo,
} from "@temporalio/workflow";
import { getActivator } from "@temporalio/workflow/lib/global-attributes";
import { LIMITS } from "#game/limits.ts";
import { migrate } from "#game/migrate.ts";
import { newRoom } from "#game/new-room.ts";
import { currentPhase } from "#game/phases/index.ts";
import { type Room, SCHEMA } from "#game/room.ts";
import { isSlow } from "#game/slow/slow-clock.ts";
import type { Effects } from "./effects.ts";
import type { Renew, Run } from "./messages.ts";
import type { Wait } from "./waits.ts";

/** Milliseconds without a signal after which a room starts a new run. */
const ALONE = 50;

/** Returns the initial state of a run: a new room's, or the former run's in the current shape. */
export function begin(run: Run): Room {
	if ("room" in run) return { ...migrate(run.room), runsSchema: SCHEMA };
	const room = newRoom(run.input);
	// Slow rooms whose histories are older closed after the hour of a game of one evening.
	return isSlow(room) && !patched("slow-lobby")
		? { ...room, deadline: run.input.now + LIMITS.lobbyIdle }
		: room;
}

/** The facts about a room that the renewal needs. */
export interface Renewable {
	room(): Room;
	effects: Effects;
	/** Returns whether there is anything unpublished. */
	unpublished(): boolean;
	/** Returns whether the running task has published what no signal or update has asked for. */
	movedByItself(): boolean;
}

/**
 * Passes a room's state on to a new run when its history has grown long, or when the server asks
 * for it.
 */
export class Renewal {
	/** The part of the game that has to end before the renewal; "none" if it need not wait. */
	private waitsFor: string | null = null;
	private readonly renewable: Renewable;

	constructor(renewable: Renewable) {
		this.renewable = renewable;
	}

	/** Asks for a renewal; an immediate one replaces one that waits for a boundary. */
	ask({ at }: Renew): void {
		const room = this.renewable.room();
		const { gathers, over } = currentPhase(room);
		if (at === "once" || gathers || over) this.waitsFor = "none";
		else this.waitsFor ??= placeOf(room);
	}

	/** Returns the wait for the point in the game at which the room starts a new run. */
	waits(): Wait[] {
		if (this.waitsFor === null) return [];
		const boundary =
			this.waitsFor === "none" ? "a moment without an effect" : "the end of the phase or part";
		return [
			{ at: "Renewal.due", file: "workflows/renewal.ts", for: `${boundary}, then for a new run` },
		];
	}

	/** Returns whether the server's request can be met now. */
	due(): boolean {
		return (
			this.waitsFor !== null && this.waitsFor !== placeOf(this.renewable.room()) && this.idle()
		);
	}

	/**
	 * Renews the room if the server asked for it or the history is long, and nothing is running or
	 * unpublished; otherwise does nothing.
	 */
	async renewWhenDue(): Promise<void> {
		if (this.due()) await condition(allHandlersFinished);
		else if (!workflowInfo().continueAsNewSuggested) return;
		// The SDK counts a signal's handler as running until after the turn that it started, so a room
		// that receives only signals has to wait. Histories recorded before this wait existed continue
		// without it.
		else if (patched("renew-after-signals")) await condition(allHandlersFinished);
		if (!this.isFree() || (await this.isAnswered())) return;
		await renew(this.renewable.room());
	}

	/**
	 * After an activity or the clock has changed the room, waits until that change is recorded, and
	 * returns whether somebody has acted meanwhile. The engine repeats the task of a renewal when a
	 * signal comes before its end, and puts the signal first: a player's answer to what the task has
	 * published would be refused.
	 */
	private async isAnswered(): Promise<boolean> {
		if (!this.renewable.movedByItself() || !patched("renew-alone")) return false;
		return condition(() => !this.isFree(), ALONE);
	}

	/** Returns whether nothing would be lost or late with a renewal now. */
	private isFree(): boolean {
		return this.idle() && allHandlersFinished();
	}

	private idle(): boolean {
		const { room, effects, unpublished } = this.renewable;
		return !unpublished() && effects.idle() && room().awaiting === null && room().closed === null;
	}
}

/** Returns a text that changes with every phase and part. */
const placeOf = ({ status, part }: Room): string => `${status}/${part}`;

/** Ends this run; the next one starts on the build that is current then. */
function renew(room: Room): Promise<never> {
	// A run is pinned to its build, and engines before 1.31 ignore this command and keep the next run
	// there. They release it when the run's last task reports another behavior, and the SDK has no
	// public way to report one.
	getActivator().versioningBehavior = "AUTO_UPGRADE";
	return makeContinueAsNewFunc<(run: Run) => Promise<void>>({
		initialVersioningBehavior: "AUTO_UPGRADE",
	})({ room });
}
