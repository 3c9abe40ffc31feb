import type { PlayerAction, PlayerActionName } from "#game/actions.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { Room } from "#game/room.ts";
import type { Publication } from "../workflows/messages.ts";
import { type Engine, RoomOver } from "./engine.ts";
import { WIRE_LIMITS } from "./limits.ts";
import { log } from "./log.ts";

interface Queued {
	action: PlayerAction;
	/** The client ids that its answer answers, more than one where a later action replaced an earlier one. */
	echoes: (string | true)[];
}

/** Carries the actions of one room's players to the engine: in order for each player, and of fast repeats only the latest. */
export class Dispatch {
	private readonly queues = new Map<number, Queued[]>();
	private readonly unanswered = new Map<string, Queued>();
	private readonly timers = new Set<NodeJS.Timeout>();
	private made = 0;
	/** The question to the room that is under way. */
	private asking: Promise<Room | null> | null = null;
	private closed = false;
	private readonly code: string;
	private readonly engine: Engine;
	private readonly publish: (publication: Publication) => void;

	/** `publish` takes in a state that was asked for because the room stayed silent. */
	constructor(code: string, engine: Engine, publish: (publication: Publication) => void) {
		this.code = code;
		this.engine = engine;
		this.publish = publish;
	}

	/** Whether the last known state already holds all that players did. */
	get settled(): boolean {
		return this.unanswered.size === 0 && this.queues.size === 0;
	}

	/** Hands an action over; its answer comes by `answered`, or as a rejection when the engine cannot take it. */
	async send(type: PlayerActionName, player: number, id: string | undefined, body: PlayerAction["body"]): Promise<void> {
		const action: PlayerAction = { type, player, id: id ?? `~${Date.now()}-${++this.made}`, body };
		const queue = this.queues.get(player) ?? [];
		const waiting = queue.length > 1 ? queue.at(-1) : undefined; // the first one is already under way
		if (waiting && replaces(action, waiting.action)) {
			waiting.action = action;
			waiting.echoes.push(id ?? true);
			return;
		}
		queue.push({ action, echoes: [id ?? true] });
		if (queue.length > 1) return;
		this.queues.set(player, queue);
		while (queue[0]) {
			await this.signal(queue[0]);
			queue.shift();
		}
		this.queues.delete(player);
	}

	/** The client ids that this answer of the room stands for; none when somebody else's process has sent the action. */
	answered({ player, id }: { player: number; id: string }): (string | true)[] {
		const key = `${player} ${id}`;
		const sent = this.unanswered.get(key);
		this.unanswered.delete(key);
		return sent?.echoes ?? [];
	}

	close(): void {
		this.closed = true;
		for (const timer of this.timers) clearTimeout(timer);
	}

	private async signal(sent: Queued): Promise<void> {
		const { type, player, id = "", body } = sent.action;
		this.unanswered.set(`${player} ${id}`, sent);
		try {
			await this.engine.signal(this.code, type, { player, id, body });
			this.expectAnswer(player, id);
		} catch (error) {
			if (!(error instanceof RoomOver)) log.error({ err: error, action: type }, "an action did not reach the engine");
			await this.askRoom(
				[],
				[{ player, id, error: error instanceof RoomOver ? REFUSALS.over : "The server could not keep that. Please try again." }],
			);
		}
	}

	/** A publication can be lost with its process: after a silence the room is asked itself, ever more rarely, until it has answered. */
	private expectAnswer(player: number, id: string, silence: number = WIRE_LIMITS.silence): void {
		const key = `${player} ${id}`;
		if (!this.unanswered.has(key)) return;
		const timer = setTimeout(async () => {
			this.timers.delete(timer);
			if (!this.unanswered.has(key)) return;
			await this.askRoom([{ player, id }]);
			if (!this.closed) this.expectAnswer(player, id, silence * 2);
		}, silence);
		this.timers.add(timer.unref());
	}

	/** Asks the room itself, and takes in its state as if it had been published. Who asks while a question is under way shares its answer. */
	async askRoom(hoped: Publication["acks"] = [], refusals: Publication["refusals"] = []): Promise<void> {
		try {
			this.asking ??= this.engine.state(this.code).finally(() => {
				this.asking = null;
			});
			const room = await this.asking;
			if (!room) return;
			const acks = hoped.filter(({ player, id }) => room.seats[player]?.recent.includes(id));
			this.publish({ room, acks, refusals });
		} catch (error) {
			log.warn({ err: error }, "a silent room could not be asked for its state");
		}
	}
}

/** Reactions replace each other as a whole, so of two to one story only the later one matters; flags must not get lost on the way. */
function replaces(later: PlayerAction, earlier: PlayerAction): boolean {
	if (later.type !== "story/react" || earlier.type !== "story/react") return false;
	const [a, b] = [later.body as PlayerAction<"story/react">["body"], earlier.body as PlayerAction<"story/react">["body"]];
	return a.story === b.story && ((b.flagged ?? null) === null || (a.flagged ?? null) !== null);
}
