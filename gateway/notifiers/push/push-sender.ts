import { setTimeout as pause } from "node:timers/promises";
import webpush from "web-push";
import { afterQuietHours } from "#game/slow/quiet-hours.ts";
import type { Db } from "../../../db/connection.ts";
import type { PushKeys } from "../../../db/notifiers/push-keys.ts";
import {
	claimSending,
	type DueMessage,
	deferMessage,
	postponeMessage,
	settleMessage,
	takeDueMessages,
} from "../../../db/notifiers/push-messages.ts";
import {
	countRefusal,
	dropEndpoint,
	forgetRefusals,
} from "../../../db/notifiers/push-subscriptions.ts";
import { clockChanges } from "../../clock-changes.ts";
import { PUSH_LIMITS } from "../../limits/away.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { log } from "../../log.ts";
import { LogThrottle } from "../../log-throttle.ts";
import { countPushMessage, type PushOutcome } from "../../metrics.ts";
import { deliveryBy, REFUSALS } from "../../outbound/delivery.ts";
import { post, type Reach } from "../../outbound/post.ts";
import { NotPublic } from "../../outbound/public-address.ts";
import { deliveryOf, isAboutTurn, shownMessage } from "./push-message.ts";

export interface SenderOptions {
	db: Db;
	keys: PushKeys;
	/** The operator's address for push services (RFC 8292): mailto: or https:. */
	subject: string;
	reach: Reach;
	/** Returns the code of an open room; null when it is over. */
	codeOf(game: number): Promise<string | null>;
	/** Returns whether an open room waits for a player now. */
	waitsFor(code: string, player: number): Promise<boolean>;
	/** Returns the time in epoch ms. */
	clock?: () => number;
}

/** Sends the messages that are due, each at its time, until it is stopped. */
export class PushSender {
	private readonly options: SenderOptions;
	private readonly clock: () => number;
	private readonly timer: NodeJS.Timeout;
	private readonly underWay = new Set<Promise<void>>();
	private running: Promise<void> = Promise.resolve();
	/** The run that begins after the one that runs now; null without one. */
	private next: Promise<void> | null = null;
	private stopped = false;

	constructor(options: SenderOptions) {
		this.options = options;
		this.clock = options.clock ?? Date.now;
		this.timer = setInterval(() => void this.sendDue(), PUSH_LIMITS.lookedAt);
		this.timer.unref();
		void this.sendDue();
	}

	/** Sends what is due now. Resolves when all of it was tried. */
	sendDue(): Promise<void> {
		this.next ??= this.running
			.then(() => {
				this.next = null;
				return this.run();
			})
			.catch(late);
		this.running = this.next;
		return this.next;
	}

	/** Resolves when nothing is being sent any more, or soon: others send what is left. */
	async stop(): Promise<void> {
		this.stopped = true;
		clearInterval(this.timer);
		const all = this.running.then(() => Promise.all(this.underWay));
		await Promise.race([all, pause(PUSH_LIMITS.stopping, undefined, { ref: false })]);
	}

	private async run(): Promise<void> {
		while (!this.stopped) {
			const now = this.clock();
			const due = await takeDueMessages(this.options.db, {
				now,
				reservedUntil: now + PUSH_LIMITS.reserved,
				most: PUSH_LIMITS.atOnce - this.underWay.size,
			});
			for (const message of due) this.track(this.deliver(message));
			if (this.underWay.size === 0) return;
			// Slow services must not hold up the messages for others.
			const glance = pause(PUSH_LIMITS.glance, undefined, { ref: false });
			await Promise.race([...this.underWay, glance]);
		}
	}

	/** Counts a delivery until it ends. One that fails stays reserved, and is tried again then. */
	private track(delivery: Promise<void>): void {
		const done: Promise<void> = delivery.catch(late).finally(() => this.underWay.delete(done));
		this.underWay.add(done);
	}

	/** Sends a message, defers it to the end of the person's quiet hours, or drops it. */
	private async deliver(message: DueMessage): Promise<void> {
		const { db } = this.options;
		const now = this.clock();
		const { id, until } = message;
		const awake = afterQuietHours(now, quietHoursOf(message, now));
		if (until !== null && awake >= until) return this.settle(id, "dropped");
		if (awake > now) return deferMessage(db, id, awake);
		const code = await this.options.codeOf(message.subscription.gameId);
		if (code === null || !(await this.isWanted(message, code, now)))
			return this.settle(id, "dropped");
		const { day, messages: most } = PUSH_LIMITS;
		const device = { id, subscriptionId: message.subscription.id };
		if (!(await claimSending(db, device, { since: now - day, most, now })))
			return this.settle(id, "dropped");
		await this.send(message, code, now);
	}

	private async isWanted(message: DueMessage, code: string, now: number): Promise<boolean> {
		const { subscription, kind, createdAt } = message;
		if (!subscription.kinds.includes(kind)) return false;
		// A player who has handed in since must not be told that it is their turn.
		if (!isAboutTurn(kind) || now - createdAt <= PUSH_LIMITS.fresh) return true;
		return this.options.waitsFor(code, subscription.playerId);
	}

	private async send(message: DueMessage, code: string, now: number): Promise<void> {
		const { endpoint } = message.subscription;
		const service = new URL(endpoint);
		try {
			const request = this.requestOf(message, code, now);
			const { status, retryAfter } = await post(service, request, this.options.reach);
			const delivery = deliveryBy(status);
			if (delivery === "gone") return this.forget(endpoint);
			if (delivery === "later") return this.tryAgain(message, now, Number(retryAfter) * 1000 || 0);
			if (delivery === "refused") return this.refused(message, status);
			await forgetRefusals(this.options.db, endpoint);
			await this.settle(message.id, "sent", now);
		} catch (error) {
			if (error instanceof NotPublic) return this.forget(endpoint);
			log.debug({ err: error, service: service.host }, "a push service is away");
			await this.tryAgain(message, now, 0);
		}
	}

	/** Drops a message that the push service has refused, and a device after several of them. */
	private async refused({ id, subscription }: DueMessage, status: number): Promise<void> {
		const { endpoint } = subscription;
		const { host } = new URL(endpoint);
		if (lines.allows(host)) log.warn({ status, service: host }, "a push service refused a message");
		await this.settle(id, "refused");
		if ((await countRefusal(this.options.db, endpoint)) >= REFUSALS) await this.forget(endpoint);
	}

	private async settle(id: number, outcome: PushOutcome, sentAt: number | null = null) {
		await settleMessage(this.options.db, id, sentAt);
		countPushMessage(outcome);
	}

	private async forget(endpoint: string): Promise<void> {
		await dropEndpoint(this.options.db, endpoint);
		countPushMessage("gone");
	}

	/** Returns the encrypted message with its headers. */
	private requestOf(message: DueMessage, code: string, now: number) {
		const { keys, subject } = this.options;
		const { endpoint, keys: receiver } = message.subscription;
		const { headers, body } = webpush.generateRequestDetails(
			{ endpoint, keys: receiver },
			JSON.stringify(shownMessage(message, code, now)),
			{ vapidDetails: { subject, ...keys }, ...deliveryOf(message, now) },
		);
		return { headers: headers as Record<string, string>, body: body as Buffer };
	}

	private async tryAgain(
		{ id, attempts }: DueMessage,
		now: number,
		retryAfter: number,
	): Promise<void> {
		const { first, longest, attempts: most } = PUSH_LIMITS.retry;
		if (attempts + 1 >= most) return this.settle(id, "dropped");
		const wait = Math.min(longest, Math.max(first * 2 ** attempts, retryAfter));
		await postponeMessage(this.options.db, id, now + wait);
		countPushMessage("late");
	}
}

/** Anybody can name a push service, and an outage concerns every message. */
const lines = new LogThrottle(WIRE_LIMITS.logPause);

function late(error: unknown): void {
	if (lines.allows("late")) log.warn({ err: error }, "messages to devices have to wait");
}

/** The days of clock changes that quiet hours can reach. */
const DAYS_AHEAD = 2;

const quietHoursOf = ({ subscription }: DueMessage, now: number) => ({
	...subscription.quiet,
	changes: clockChanges(subscription.timeZone, now, DAYS_AHEAD),
});
