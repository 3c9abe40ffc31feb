import { setTimeout as pause } from "node:timers/promises";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import type { Guest } from "../evening/ledger.ts";
import { WirePlayer } from "../wire/player.ts";
import type { MonkeyRoom } from "./monkey-room.ts";
import { faultsIn } from "./watch.ts";

/** A message that waits for its answer. */
interface Unanswered {
	id: string;
	envelope: object;
	/** Called with null when it is acknowledged, else with the error. */
	answered(error: string | null): void;
}

/** The results of `act` when the seat is gone, and when too many messages have no answer yet. */
export const GONE = "gone";
const BUSY = "busy";
/** Messages without an answer at a time: fewer than a connection takes at once. */
const MOST = 12;
/** Milliseconds after which messages that the server dropped are sent again. */
const COOL_DOWN = 2000;
/** Milliseconds before a monkey reconnects after a loss that it did not choose. */
const REDIAL = 200;

/**
 * A player who does anything at any moment. It sends unanswered messages again when it is back, as
 * docs/protocol.md "Messages from the client" asks, and checks every message that it gets.
 */
export class Monkey extends WirePlayer {
	readonly name: string;
	/** The seat was left or taken away. */
	gone = false;
	/** Offline by its own will. */
	isAway = false;
	/** The latest messages that were acknowledged, which may be sent again. */
	readonly acknowledged: { id: string; envelope: object }[] = [];
	/** Ids of all acknowledged messages. */
	readonly settled = new Set<string>();
	/** The latest `now` of this connection. */
	latest = 0;
	private isRedialing = false;
	private unanswered: Unanswered[] = [];
	private readonly room: MonkeyRoom;

	constructor(url: string, { name, ...seat }: Guest, room: MonkeyRoom) {
		super(url, { ...seat });
		this.name = name;
		this.room = room;
	}

	get isOpen(): boolean {
		return this.socket?.readyState === 1 && this.seq >= 0;
	}

	/** The number of messages without an answer. */
	get waiting(): number {
		return this.unanswered.length;
	}

	/** Sends an action. Resolves with null, the error, or GONE. */
	override act(action: string, body: object = {}, id = this.nextId()): Promise<string | null> {
		if (this.gone) return Promise.resolve(GONE);
		if (this.unanswered.length >= MOST) return Promise.resolve(BUSY);
		const envelope = this.envelope(action, { id, ...body });
		this.noteText(id, body);
		return new Promise((answered) => {
			this.unanswered.push({ id, envelope, answered });
			if (this.isOpen) this.raw(envelope);
		});
	}

	/** Waits long enough for a slow machine. */
	override until(test: () => boolean, patience = 120_000): Promise<void> {
		return super.until(test, patience);
	}

	/** Sends a message again as it was. */
	repeat(message: { id: string; envelope: object }): void {
		if (this.isOpen) this.raw(message.envelope);
	}

	/** Opens the seat's connection, in place of the one that it has, and sends what is unanswered. */
	async dial(): Promise<void> {
		if (this.gone) return;
		this.isAway = false;
		this.latest = 0;
		await this.connect();
		this.sendUnanswered();
	}

	/** Drops the connection without a close frame, and reconnects after `ms` milliseconds. */
	async loseTheLine(ms: number): Promise<void> {
		this.isAway = true;
		this.drop();
		await pause(ms);
		if (this.isAway) await this.dial();
	}

	/** Takes nothing from the line for a while. */
	async sleep(ms: number): Promise<void> {
		const { socket } = this;
		if (socket?.readyState !== 1) return;
		socket.pause();
		await pause(ms);
		socket.resume();
	}

	/** Comes back when the line was lost. Called regularly. */
	async stayConnected(): Promise<void> {
		if (this.closed === null || this.isAway || this.gone || this.isRedialing) return;
		this.isRedialing = true;
		await pause(REDIAL);
		if (this.closed !== null && !this.isAway) await this.dial();
		this.isRedialing = false;
	}

	protected override hear(text: string): void {
		const before = { game: this.game, player: this.player, seq: this.seq };
		try {
			super.hear(text);
			const message = this.messages.at(-1);
			// Only the latest messages are needed, and the games are long.
			if (this.messages.length > 100) this.messages.splice(0, 50);
			if (message) this.take(message, text, before);
		} catch (fault) {
			this.room.fault(`${this.name}: ${fault}`);
		}
	}

	private take(
		message: ServerMessage,
		text: string,
		before: Pick<Monkey, "game" | "player" | "seq">,
	): void {
		const faults = faultsIn({ message, text, reader: this, before, room: this.room });
		for (const fault of faults) this.room.fault(`${this.name}: ${fault}`);
		const { ack, error, id, code } = message;
		if (typeof ack === "string") this.answer(ack, null);
		if (error !== undefined && id !== undefined) this.answer(id, error, code);
		if (code === "tooManyMessages") void pause(COOL_DOWN).then(() => this.sendUnanswered());
		if (message.goaway) this.goes();
		this.latest = message.now;
	}

	private sendUnanswered(): void {
		if (this.isOpen) for (const { envelope } of this.unanswered) this.raw(envelope);
	}

	private answer(id: string, error: string | null, code?: ServerMessage["code"]): void {
		const message = this.unanswered.find((one) => one.id === id);
		this.unanswered = this.unanswered.filter((one) => one.id !== id);
		const texts = [...this.room.texts.values()];
		for (const sent of texts) error === null ? sent.acknowledge(id) : sent.refuse(id, code);
		if (error === null && message) {
			this.settled.add(id);
			this.acknowledged.push(message);
			if (this.acknowledged.length > 3) this.acknowledged.shift();
		}
		message?.answered(error);
	}

	/** Notes the end of the seat; nothing is answered any more. */
	private goes(): void {
		this.gone = true;
		for (const { answered } of this.unanswered) answered(GONE);
		this.unanswered = [];
	}

	/** Ids are unique in the room, so that all monkeys share one table of texts. */
	protected override nextId = (): string => `${this.id}.${this.room.nextMessage()}`;

	private noteText(id: string, { submission }: { submission?: { id: number; content: string } }) {
		if (submission) this.room.textsOf(submission.id).send(id, submission.content);
	}
}
