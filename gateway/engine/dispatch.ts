import { randomUUID } from "node:crypto";
import type { PlayerAction, PlayerActionName } from "#game/actions.ts";
import type { Room } from "#game/room.ts";
import { type Answers, signalOf } from "../../workflows/messages.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { type ErrorAnswer, type ErrorCode, refuse } from "../refusals.ts";
import { ActionQueue, type PendingAction } from "./action-queue.ts";
import type { Engine } from "./engine.ts";
import { RoomOver } from "./engine-errors.ts";

/** The replies to actions: the room's, with its state, or refusals by this process. */
type FoundAnswers =
	| (Answers & { room: Room })
	| {
			acks: Answers["acks"];
			refusals: {
				player: number;
				id: string;
				error: string;
				code: ErrorCode;
				values?: ErrorAnswer["values"];
			}[];
	  };

export interface DispatchOptions {
	code: string;
	engine: Pick<Engine, "signal" | "state">;
	/** Returns the last known state. */
	room(): Room;
	/** The budget of one seat. */
	actionsPerMinute: number;
	/** Called when `recorded` gets a further action. */
	recorded(): void;
	/**
	 * Receives the state of a room that did not reply in time, and the refusals of actions that did
	 * not reach the engine.
	 */
	answer(answers: FoundAnswers): void;
}

/** The prefix for ids of messages without an id; it differs in every process. */
const PREFIX = `~${randomUUID().slice(0, 8)}`;
let idsMade = 0;

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/** Sends the actions of one room's players to the engine, and expects a reply to each. */
export class Dispatch {
	/** By player. */
	private readonly queues = new Map<number, ActionQueue>();
	/** The actions without a reply, by player and id, oldest first. */
	private readonly unanswered = new Map<number, Map<string, PendingAction>>();
	private unansweredCount = 0;
	/**
	 * The actions that the engine has recorded and the room has not replied to, in the order in which
	 * this process was informed.
	 */
	recorded: readonly PlayerAction[] = [];
	private readonly timers = new Set<NodeJS.Timeout>();
	/** The query to the room in progress. */
	private query: Promise<Room | null> | null = null;
	/** The number of completed queries. */
	private queries = 0;
	private closed = false;
	private readonly options: DispatchOptions;

	constructor(options: DispatchOptions) {
		this.options = options;
	}

	/** Whether the last known state includes all actions of the players. */
	get settled(): boolean {
		return this.unansweredCount === 0;
	}

	/** Returns this player's actions that the last known state may not include, oldest first. */
	pendingOf(player: number): PlayerAction[] {
		return [...(this.unanswered.get(player)?.values() ?? [])].map(({ action }) => action);
	}

	/** Takes one action from the seat's budget; returns false when the budget is exhausted. */
	spend(player: number): boolean {
		return this.queueOf(player).spend();
	}

	/**
	 * Sends an action; the reply arrives later through `answered`. A repeated message has no effect
	 * while its action is in progress. `received` is the monotonic ms of the message's arrival.
	 */
	send(
		type: PlayerActionName,
		player: number,
		id: string | undefined,
		body: PlayerAction["body"],
		received = performance.now(),
	): void {
		if (id !== undefined && this.isUnanswered(player, id)) return;
		const action = { type, player, id: id ?? `${PREFIX}-${++idsMade}`, body };
		const { pending, replaced } = this.queueOf(player).add(action, id ?? true, received);
		const unanswered = this.unanswered.get(player) ?? new Map<string, PendingAction>();
		this.unanswered.set(player, unanswered);
		unanswered.set(action.id, pending);
		if (replaced === null) this.unansweredCount++;
		else unanswered.delete(replaced);
	}

	/**
	 * Records a reply of the room and returns the client ids that it covers; none when another
	 * process sent the action.
	 */
	answered({ player, id }: { player: number; id: string }): (string | true)[] {
		const pending = this.unanswered.get(player)?.get(id);
		if (!pending) return [];
		this.unanswered.get(player)?.delete(id);
		this.forgetUpTo(pending.action);
		this.unansweredCount--;
		return pending.clientIds;
	}

	/** Returns when the oldest action without a reply arrived, in monotonic ms; Infinity without one. */
	oldestReceived(): number {
		const oldest = [...this.unanswered.values()].map((actions) => [...actions.values()][0]);
		return Math.min(...oldest.map((pending) => pending?.received ?? Number.POSITIVE_INFINITY));
	}

	/** Returns when an action without a reply arrived, in monotonic ms. */
	receivedAt({ player, id }: { player: number; id: string }): number | undefined {
		return this.unanswered.get(player)?.get(id)?.received;
	}

	/** Returns the type of an action without a reply; undefined when it has one. */
	typeOf({ player, id }: { player: number; id: string }): PlayerActionName | undefined {
		return this.unanswered.get(player)?.get(id)?.action.type;
	}

	close(): void {
		this.closed = true;
		for (const timer of this.timers) clearTimeout(timer);
	}

	/** Returns whether an action with this id waits for the room's reply. */
	isUnanswered(player: number, id: string): boolean {
		return this.unanswered.get(player)?.has(id) ?? false;
	}

	/**
	 * Removes a handled action from the recorded ones, together with the player's earlier ones,
	 * because a room handles a player's actions in order and a reply may have been lost.
	 */
	private forgetUpTo(handled: PlayerAction): void {
		const at = this.recorded.indexOf(handled);
		const last = at === -1 ? this.recorded.length : at;
		this.recorded = this.recorded.filter(({ player }, i) => player !== handled.player || i > last);
	}

	private queueOf(player: number): ActionQueue {
		const queue =
			this.queues.get(player) ??
			new ActionQueue(this.options.actionsPerMinute, (pending) => this.signal(pending));
		this.queues.set(player, queue);
		return queue;
	}

	private async signal({ action }: PendingAction): Promise<void> {
		const { code, engine, room, answer, recorded } = this.options;
		const { type, player, id, body } = action;
		const { queries } = this;
		try {
			await engine.signal(code, signalOf(action, room().runsSchema), { player, id, body });
			if (!this.isUnanswered(player, id)) return;
			// The state of a query that completed meanwhile may include the action.
			if (queries === this.queries) {
				this.recorded = [...this.recorded, action];
				recorded();
			}
			this.expectAnswer(player, id);
		} catch (error) {
			const over = error instanceof RoomOver;
			if (!over && logThrottle.allows(`signal ${code}`))
				log.error({ err: error, action: type, code }, "cannot send an action to the engine");
			const { text, ...why } = refuse(over ? "over" : "notKept");
			answer({ acks: [], refusals: [{ player, id, error: text, ...why }] });
			if (over) await this.askRoom(); // its state closes the remaining connections
		}
	}

	/**
	 * Queries the room after a silence, because a publication can be lost with its process. Repeats
	 * with doubled delays until the room has replied.
	 */
	private expectAnswer(player: number, id: string, silence: number = WIRE_LIMITS.silence): void {
		if (!this.isUnanswered(player, id)) return;
		const timer = setTimeout(async () => {
			this.timers.delete(timer);
			if (!this.isUnanswered(player, id)) return;
			await this.askRoom([{ player, id }]);
			if (!this.closed) this.expectAnswer(player, id, silence * 2);
		}, silence);
		this.timers.add(timer.unref());
	}

	/**
	 * Queries the room's state and handles it like a publication, with acks for the actions in
	 * `unanswered` that it includes. Callers share a query in progress.
	 */
	async askRoom(unanswered: Answers["acks"] = []): Promise<void> {
		const { code } = this.options;
		try {
			await this.takeState(unanswered);
		} catch (error) {
			if (logThrottle.allows(`state ${code}`))
				log.warn({ err: error, code }, "cannot query the state of a silent room");
		}
	}

	/**
	 * Queries the room's state as `askRoom` does, but after this call began, because a query already
	 * in progress may return an older state. Returns null when no such room runs.
	 */
	async askAnew(): Promise<Room | null> {
		await this.query?.catch(() => null);
		return this.takeState([]);
	}

	private async takeState(unanswered: Answers["acks"]): Promise<Room | null> {
		this.query ??= this.readRoom();
		const room = await this.query;
		if (!room) return null;
		const acks = unanswered.filter(({ player, id }) => room.seats[player]?.recent.includes(id));
		this.options.answer({ room, acks, refusals: [] });
		return room;
	}

	/** Reads the room's state. The room handles all recorded actions before it returns its state. */
	private async readRoom(): Promise<Room | null> {
		const { code, engine } = this.options;
		const handled = new Set(this.recorded);
		try {
			const room = await engine.state(code);
			this.queries++;
			this.recorded = this.recorded.filter((action) => !handled.has(action));
			return room;
		} finally {
			this.query = null;
		}
	}
}
