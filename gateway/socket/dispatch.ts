import { randomUUID } from "node:crypto";
import type { PlayerAction, PlayerActionName } from "#game/actions.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { Room } from "#game/room.ts";
import type { Publication } from "../../workflows/messages.ts";
import type { Engine } from "../engine/engine.ts";
import { RoomOver } from "../engine/engine-errors.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { Lane, type Pending } from "./lane.ts";

/** What a room says of actions, without or with its state. */
type Answers = Pick<Publication, "acks" | "refusals"> & { room?: Room };

export interface DispatchOptions {
	code: string;
	engine: Pick<Engine, "signal" | "state">;
	/** Budget of one seat. */
	actionsPerMinute: number;
	/**
	 * Takes in a state that was asked for because the room stayed silent, and refusals of what the
	 * engine did not take.
	 */
	answer(answers: Answers): void;
}

/** Ids of messages that came without one; no two processes make the same. */
const PREFIX = `~${randomUUID().slice(0, 8)}`;
let made = 0;

const quiet = new LogThrottle(WIRE_LIMITS.logPause);

/** Carries the actions of one room's players to the engine, and watches over their answers. */
export class Dispatch {
	private readonly lanes = new Map<number, Lane>();
	/** Actions that have no answer yet. */
	private unanswered = 0;
	private readonly timers = new Set<NodeJS.Timeout>();
	/** The question to the room that is under way. */
	private asking: Promise<Room | null> | null = null;
	private closed = false;
	private readonly options: DispatchOptions;

	constructor(options: DispatchOptions) {
		this.options = options;
	}

	/** Whether the last known state already holds all that players did. */
	get settled(): boolean {
		return this.unanswered === 0;
	}

	/** This player's actions that the last known state may not hold yet, oldest first. */
	pendingOf(player: number): PlayerAction[] {
		return this.lanes.get(player)?.pending.map(({ action }) => action) ?? [];
	}

	/** Takes one action off the seat's budget; false when there is none left. */
	spend(player: number): boolean {
		return this.laneOf(player).spend();
	}

	/**
	 * Hands an action over; its answer comes by `answered`. A message that comes again while its
	 * action is under way changes nothing.
	 */
	send(
		type: PlayerActionName,
		player: number,
		id: string | undefined,
		body: PlayerAction["body"],
	): void {
		const lane = this.laneOf(player);
		if (id !== undefined && lane.isUnanswered(id)) return;
		const action = { type, player, id: id ?? `${PREFIX}-${++made}`, body };
		if (lane.add(action, id ?? true)) this.unanswered++;
	}

	/**
	 * The client ids that this answer of the room stands for; none when another process has sent the
	 * action.
	 */
	answered({ player, id }: { player: number; id: string }): (string | true)[] {
		const pending = this.lanes.get(player)?.answered(id);
		if (!pending) return [];
		this.unanswered--;
		return pending.echoes;
	}

	close(): void {
		this.closed = true;
		for (const timer of this.timers) clearTimeout(timer);
	}

	private laneOf(player: number): Lane {
		const lane =
			this.lanes.get(player) ??
			new Lane(this.options.actionsPerMinute, (pending) => this.signal(pending));
		this.lanes.set(player, lane);
		return lane;
	}

	private async signal({ action: { type, player, id, body } }: Pending): Promise<void> {
		const { code, engine, answer } = this.options;
		try {
			await engine.signal(code, type, { player, id, body });
			this.expectAnswer(player, id);
		} catch (error) {
			const over = error instanceof RoomOver;
			if (!over && quiet.allows(`signal ${code}`))
				log.error({ err: error, action: type, code }, "an action did not reach the engine");
			answer({ acks: [], refusals: [{ player, id, error: over ? REFUSALS.over : NOT_KEPT }] });
			if (over) await this.askRoom(); // whoever is still connected is told
		}
	}

	/**
	 * A publication can be lost with its process: after a silence the room is asked itself, ever more
	 * rarely, until it has answered.
	 */
	private expectAnswer(player: number, id: string, silence: number = WIRE_LIMITS.silence): void {
		if (!this.lanes.get(player)?.isUnanswered(id)) return;
		const timer = setTimeout(async () => {
			this.timers.delete(timer);
			if (!this.lanes.get(player)?.isUnanswered(id)) return;
			await this.askRoom([{ player, id }]);
			if (!this.closed) this.expectAnswer(player, id, silence * 2);
		}, silence);
		this.timers.add(timer.unref());
	}

	/**
	 * Asks the room itself, and takes in its state as if it had been published. Callers share a
	 * question that is under way.
	 */
	async askRoom(hoped: Publication["acks"] = []): Promise<void> {
		const { code, engine, answer } = this.options;
		try {
			this.asking ??= engine.state(code).finally(() => {
				this.asking = null;
			});
			const room = await this.asking;
			if (!room) return;
			const acks = hoped.filter(({ player, id }) => room.seats[player]?.recent.includes(id));
			answer({ room, acks, refusals: [] });
		} catch (error) {
			if (quiet.allows(`state ${code}`))
				log.warn({ err: error, code }, "a silent room could not be asked for its state");
		}
	}
}

const NOT_KEPT = "The server could not keep that. Please try again.";
