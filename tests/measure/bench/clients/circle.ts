import { setTimeout as pause } from "node:timers/promises";
import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import type { Line, WritingSeat } from "./line.ts";
import { Samples } from "./samples.ts";
import { someText } from "./text.ts";

/** Number of players who never press done, so that the part cannot end. */
const NEVER_DONE = 2;

/** Measurements of rooms under load, in ms. */
export interface Score {
	/** From a player's action until the last client of the room has the patch that carries it. */
	seen: Samples;
	/** From an action until its ack. */
	acked: Samples;
	/** From an autosave until its ack. */
	saved: Samples;
	errors: string[];
}

export const newScore = (): Score => ({
	seen: new Samples(),
	acked: new Samples(),
	saved: new Samples(),
	errors: [],
});

/** The connection of a player of a room under load. */
export interface RoomLine {
	/** The player and the running part. */
	readonly writer: Pick<WritingSeat, "id" | "submission">;
	/** Called with every message, as in docs/protocol.md, and its size in bytes, 0 if unknown. */
	onMessage: (message: ServerMessage, bytes: number) => void;
	/** Resolves when the snapshot has arrived. */
	connect(): Promise<void>;
	/** Saves a JSON-encoded text of the part and sets `done`, if given. Returns the message's id. */
	submit(content: string, done?: boolean): string;
	close(): void;
}

interface Toggle<L> {
	line: L;
	status: number;
	at: number;
	unseen: Set<L>;
}

interface Sent {
	at: number;
	toggle: boolean;
	submission: number;
	/** As JSON. */
	text: string;
}

/** A room in which all players write. */
export class Circle<L extends RoomLine = Line> {
	readonly lines: readonly L[];
	score: Score | null = null;
	private readonly done = new Set<L>();
	private readonly toggles = new Map<number, Toggle<L>>();
	private readonly sent = new Map<string, Sent>();
	/** By submission: the last acknowledged text, as JSON. */
	private readonly kept = new Map<number, string>();

	constructor(lines: readonly L[]) {
		this.lines = lines;
		for (const line of this.lines) line.onMessage = (message) => this.hear(line, message);
	}

	async connect(): Promise<void> {
		await Promise.all(this.lines.map((line) => line.connect()));
	}

	/** Number of messages without a reply. */
	get unanswered(): number {
		return this.sent.size + this.toggles.size;
	}

	/**
	 * Lets a player press done or take it back. Returns the player's line, or null while all wait for
	 * replies.
	 */
	toggle(): L | null {
		const able = this.lines.slice(NEVER_DONE).filter(({ writer }) => !this.toggles.has(writer.id));
		const line = able[Math.floor(Math.random() * able.length)];
		if (!line) return null;
		const done = !this.done.has(line);
		if (done) this.done.add(line);
		else this.done.delete(line);
		const at = performance.now();
		this.toggles.set(line.writer.id, {
			line,
			status: done ? STATUS.postStoryWrite : STATUS.storyWrite,
			at,
			unseen: new Set(this.lines),
		});
		this.send(line, at, done);
		return line;
	}

	/** Toggles done. Resolves when it is acknowledged; throws when it is refused. */
	async toggleAcknowledged(): Promise<void> {
		this.forget(); // messages in flight when a process died get no reply
		const score = newScore();
		this.score = score;
		this.toggle();
		while (this.sent.size > 0) await pause(5);
		this.score = null;
		if (score.errors.length > 0) throw new Error(score.errors.join());
	}

	save(line: L): void {
		this.send(line, performance.now());
	}

	/**
	 * Returns the texts that a part may have, by submission and as JSON: the last acknowledged one, and
	 * those without a reply, which are later.
	 */
	storable(): Map<number, string[]> {
		const texts = new Map([...this.kept].map(([id, text]) => [id, [text]]));
		for (const { submission, text } of this.sent.values()) texts.get(submission)?.push(text);
		return texts;
	}

	close(): void {
		for (const line of this.lines) line.close();
	}

	/** Forgets messages without a reply. */
	forget(): void {
		this.sent.clear();
		this.toggles.clear();
	}

	private send(line: L, at: number, done?: boolean): void {
		const text = someText();
		const { id, submission } = line.writer;
		const toggle = done !== undefined;
		this.sent.set(`${id} ${line.submit(text, done)}`, { at, toggle, submission, text });
	}

	private hear(line: L, { prev, game, ack, error, id }: ServerMessage): void {
		if (game) prev === undefined ? this.learn(line, game) : this.see(line, game);
		const answered = `${line.writer.id} ${ack ?? id}`;
		const sent = this.sent.get(answered);
		if (error !== undefined) this.score?.errors.push(error);
		if (!sent) return;
		this.sent.delete(answered);
		if (error === undefined) this.kept.set(line.writer.submission, sent.text);
		(sent.toggle ? this.score?.acked : this.score?.saved)?.add(performance.now() - sent.at);
	}

	/** Reads from a snapshot whether the player had pressed done. */
	private learn(line: L, game: object): void {
		if (statusesIn(game)[line.writer.id] === STATUS.postStoryWrite) this.done.add(line);
		else this.done.delete(line);
	}

	private see(line: L, game: object): void {
		for (const [player, status] of Object.entries(statusesIn(game))) {
			const toggle = this.toggles.get(Number(player));
			if (!toggle || status !== toggle.status) continue;
			toggle.unseen.delete(line);
			if (toggle.unseen.size > 0) continue;
			this.toggles.delete(Number(player));
			this.score?.seen.add(performance.now() - toggle.at);
		}
	}
}

/** Returns the players' statuses in a state or a patch. */
function statusesIn(game: object): Record<string, number | undefined> {
	const players = "players" in game ? (game.players as Record<string, { status?: number }>) : {};
	return Object.fromEntries(Object.entries(players).map(([id, { status }]) => [id, status]));
}
