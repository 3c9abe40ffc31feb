import type { PlayerAction } from "#game/actions.ts";
import { MessageBudget } from "../front/message-budget.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/** An action without a reply from the room yet. */
export interface PendingAction {
	action: PlayerAction & { id: string };
	/**
	 * The client ids of the messages that the room's reply covers, several when a later action has
	 * replaced earlier ones; true for a message without an id.
	 */
	clientIds: (string | true)[];
	/** Monotonic ms of the first message's arrival, or of the end of the wait for repeats of it. */
	received: number;
	/** Whether the action is being sent to the engine, so that no later action may replace it. */
	signalled: boolean;
}

/**
 * The queue of one player's actions: sends them to the engine in order, one at a time, and merges
 * fast repeats of a reaction.
 */
export class ActionQueue {
	private readonly queue: PendingAction[] = [];
	/** Monotonic ms of the last reaction to each story. */
	private readonly reactedAt = new Map<number, number>();
	private stopWaiting = () => {};
	private readonly budget: MessageBudget;
	private readonly signal: (pending: PendingAction) => Promise<void>;

	/** `signal` sends an action to the engine and never rejects. */
	constructor(actionsPerMinute: number, signal: (pending: PendingAction) => Promise<void>) {
		this.budget = new MessageBudget(actionsPerMinute / 60, WIRE_LIMITS.actionBurst);
		this.signal = signal;
	}

	/** Takes one action from the seat's budget; returns false when the budget is exhausted. */
	spend(): boolean {
		return this.budget.take();
	}

	/**
	 * Queues an action that arrived at `received` (monotonic ms). `replaced` is the id of a waiting
	 * action that it replaces, or null.
	 */
	add(
		action: PendingAction["action"],
		clientId: string | true,
		received: number,
	): { pending: PendingAction; replaced: string | null } {
		const last = this.queue.at(-1);
		if (last && !last.signalled && replaces(action, last.action)) {
			const replaced = last.action.id;
			last.action = action;
			last.clientIds.push(clientId);
			return { pending: last, replaced };
		}
		const pending = { action, clientIds: [clientId], received, signalled: false };
		this.queue.push(pending);
		this.stopWaiting();
		if (this.queue.length === 1) void this.run();
		return { pending, replaced: null };
	}

	private async run(): Promise<void> {
		for (let first = this.queue[0]; first; first = this.queue[0]) {
			await this.waitForRepeats(first);
			first.signalled = true;
			await this.signal(first);
			this.queue.shift();
		}
	}

	/**
	 * Waits before a reaction, so that further reactions to the same story can replace it. Does not
	 * wait when the previous one is long past or another action is queued.
	 */
	private async waitForRepeats(pending: PendingAction): Promise<void> {
		const story = storyOf(pending.action);
		if (story === null) return;
		const now = performance.now();
		for (const [other, at] of this.reactedAt)
			if (at + WIRE_LIMITS.reactionInterval <= now) this.reactedAt.delete(other);
		const last = this.reactedAt.get(story);
		if (last !== undefined && this.queue.length === 1) {
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, last + WIRE_LIMITS.reactionInterval - now);
				this.stopWaiting = () => {
					clearTimeout(timer);
					resolve();
				};
			});
			pending.received = performance.now();
		}
		this.reactedAt.set(story, performance.now());
	}
}

/** Returns the story of a reaction; null for other actions. */
const storyOf = (action: PlayerAction): number | null =>
	isReaction(action) ? action.body.story : null;

const isReaction = (action: PlayerAction): action is PlayerAction<"story/react"> =>
	action.type === "story/react";

/**
 * Returns whether a reaction replaces an earlier one to the same story. A reaction without flags
 * never replaces one with flags, so that no flags are lost.
 */
const replaces = (later: PlayerAction, earlier: PlayerAction): boolean =>
	isReaction(later) &&
	isReaction(earlier) &&
	later.body.story === earlier.body.story &&
	((earlier.body.flagged ?? null) === null || (later.body.flagged ?? null) !== null);
