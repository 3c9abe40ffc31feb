import type { PlayerAction } from "#game/actions.ts";
import { MessageBudget } from "../front/message-budget.ts";
import { WIRE_LIMITS } from "../limits.ts";

/** An action that a room has not answered yet. */
export interface Pending {
	action: PlayerAction & { id: string };
	/**
	 * The client ids that its answer answers, more than one where a later action replaced an earlier
	 * one; true for a message without an id.
	 */
	echoes: (string | true)[];
	/** The engine has it, or is about to: nothing replaces it any more. */
	signalled: boolean;
}

/**
 * One player's way to the engine: actions go in order, one at a time, and fast repeats of a
 * reaction go as one.
 */
export class Lane {
	private readonly queue: Pending[] = [];
	private readonly unanswered = new Map<string, Pending>();
	/** Monotonic ms of the last reaction to each story. */
	private readonly reactedAt = new Map<number, number>();
	private goOn = () => {};
	private readonly budget: MessageBudget;
	private readonly signal: (pending: Pending) => Promise<void>;

	/** `signal` hands an action to the engine and never rejects. */
	constructor(actionsPerMinute: number, signal: (pending: Pending) => Promise<void>) {
		this.budget = new MessageBudget(actionsPerMinute / 60, WIRE_LIMITS.actionBurst);
		this.signal = signal;
	}

	/** Actions without an answer, oldest first. */
	get pending(): Pending[] {
		return [...this.unanswered.values()];
	}

	/** Takes one action off the seat's budget; false when there is none left. */
	spend(): boolean {
		return this.budget.take();
	}

	/**
	 * Queues an action; returns false when it took the place of one that waits. Starts the way to the
	 * engine where it rests.
	 */
	add(action: Pending["action"], echo: string | true): boolean {
		const last = this.queue.at(-1);
		if (last && !last.signalled && replaces(action, last.action)) {
			this.unanswered.delete(last.action.id);
			last.action = action;
			last.echoes.push(echo);
			this.unanswered.set(action.id, last);
			return false;
		}
		const pending = { action, echoes: [echo], signalled: false };
		this.unanswered.set(action.id, pending);
		this.queue.push(pending);
		this.goOn();
		if (this.queue.length === 1) void this.run();
		return true;
	}

	/** Forgets an action that the room has answered; null when it is not this lane's. */
	answered(id: string): Pending | null {
		const pending = this.unanswered.get(id) ?? null;
		this.unanswered.delete(id);
		return pending;
	}

	isUnanswered(id: string): boolean {
		return this.unanswered.has(id);
	}

	private async run(): Promise<void> {
		for (let first = this.queue[0]; first; first = this.queue[0]) {
			await this.gather(first);
			first.signalled = true;
			await this.signal(first);
			this.queue.shift();
		}
	}

	/**
	 * Lets further taps on the same story replace a reaction, unless the last one is long ago or
	 * something else waits behind it.
	 */
	private async gather({ action }: Pending): Promise<void> {
		const story = storyOf(action);
		if (story === null) return;
		const now = performance.now();
		for (const [other, at] of this.reactedAt)
			if (at + WIRE_LIMITS.reactionGather <= now) this.reactedAt.delete(other);
		const last = this.reactedAt.get(story);
		if (last !== undefined && this.queue.length === 1) {
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, last + WIRE_LIMITS.reactionGather - now);
				this.goOn = () => {
					clearTimeout(timer);
					resolve();
				};
			});
		}
		this.reactedAt.set(story, performance.now());
	}
}

/** The story of a reaction; null for other actions. */
const storyOf = (action: PlayerAction): number | null =>
	isReaction(action) ? action.body.story : null;

const isReaction = (action: PlayerAction): action is PlayerAction<"story/react"> =>
	action.type === "story/react";

/**
 * A reaction replaces the player's reaction to that story as a whole, so only the latest counts;
 * flags must not get lost on the way.
 */
const replaces = (later: PlayerAction, earlier: PlayerAction): boolean =>
	isReaction(later) &&
	isReaction(earlier) &&
	later.body.story === earlier.body.story &&
	((earlier.body.flagged ?? null) === null || (later.body.flagged ?? null) !== null);
