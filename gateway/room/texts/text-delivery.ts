import type { Game } from "#game/wire/state.ts";
import { engineNow } from "../../engine/engine-time.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { log } from "../../log.ts";
import type { Viewer } from "../viewer.ts";
import { storiesAt, type TextPlace } from "./deferred-texts.ts";
import { chunkJson, encodedChunks, type TextChunk, textChunk } from "./text-chunks.ts";
import { runInSlices } from "./time-slices.ts";

/** The current state of the room's viewers. */
interface Current {
	seq: number;
	game: Game | null;
}

const PLACES: readonly TextPlace[] = ["front", "desk", "game"];

/**
 * Sends the viewers of one room the texts that were left out of their snapshots and patches, chunk
 * by chunk.
 */
export class TextDelivery {
	/** Viewers that get chunks now, in order. */
	private readonly waiting = new Set<Viewer>();
	/** Viewers that get chunks after their pause. */
	private readonly held = new Set<Viewer>();
	/**
	 * Monotonic ms by player or screen: the texts of the last snapshot may be sent at `from`, and
	 * those of the snapshot after the next at `next`.
	 */
	private readonly pace = new Map<string, { from: number; next: number }>();
	private readonly current: Current;
	private readonly pause: number;

	/** `pause` is WIRE_LIMITS.textsPause. */
	constructor(current: Current, pause: number) {
		this.current = current;
		this.pause = pause;
	}

	/** Sends a viewer its pending texts. Called again when its connection has drained. */
	serve(viewer: Viewer): void {
		if (viewer.closed || PLACES.every((place) => viewer.pendingTexts[place].size === 0)) return;
		const wait = this.waitOf(viewer);
		if (wait > 0) {
			this.serveLater(viewer, wait);
			return;
		}
		this.waiting.add(viewer);
		runInSlices(this.step);
	}

	/**
	 * Delays the texts of a new snapshot when the player has just received the texts of two other
	 * snapshots.
	 */
	hold(viewer: Viewer): void {
		const now = performance.now();
		const { from, next } = this.pace.get(holderOf(viewer)) ?? { from: now, next: now };
		if (from > now) return; // The texts already waiting belong to this snapshot too.
		const begin = Math.max(now, next - this.pause);
		this.pace.set(holderOf(viewer), { from: begin, next: Math.max(begin, next) + this.pause });
	}

	/** Returns the ms until long texts may be sent to this player. */
	private waitOf(viewer: Viewer): number {
		return (this.pace.get(holderOf(viewer))?.from ?? 0) - performance.now();
	}

	private serveLater(viewer: Viewer, wait: number): void {
		if (this.held.has(viewer)) return;
		this.held.add(viewer);
		setTimeout(() => {
			this.held.delete(viewer);
			this.serve(viewer);
		}, wait).unref();
	}

	/**
	 * Sends one chunk to the next viewer that can take it. A viewer with a full connection is served
	 * after the connection has drained.
	 */
	private readonly step = (): boolean => {
		for (const viewer of this.waiting) {
			this.waiting.delete(viewer);
			const wait = this.waitOf(viewer);
			if (wait > 0) this.serveLater(viewer, wait);
			if (
				wait > 0 ||
				viewer.closed ||
				viewer.buffered() > WIRE_LIMITS.readyBytes ||
				!this.trySend(viewer)
			)
				continue;
			this.waiting.add(viewer);
			return true;
		}
		return false;
	};

	/** Sends a chunk. Returns false when none is pending, or it cannot be sent. */
	private trySend(viewer: Viewer): boolean {
		try {
			return this.sendChunk(viewer);
		} catch (error) {
			// The other viewers of the room must still get theirs.
			log.error({ err: error }, "a chunk of texts could not be sent");
			return false;
		}
	}

	/**
	 * Sends a chunk of the current texts, at the viewer's seq. Returns false when no text is pending.
	 */
	private sendChunk(viewer: Viewer): boolean {
		const { game, seq } = this.current;
		for (const place of PLACES) {
			const pending = viewer.pendingTexts[place];
			for (const part of pending) {
				const chunk =
					game && viewer.view && textChunk(storiesAt(place, game, viewer.view.player), part);
				pending.delete(part);
				if (!chunk) continue; // The part is no longer in the view.
				for (const { id } of chunk.parts) pending.delete(id);
				viewer.send(chunkMessage(place, chunk, seq));
				return true;
			}
		}
		return false;
	}
}

/**
 * Returns a key for the connection's player or screen, because a new connection must not reset the
 * pace.
 */
const holderOf = ({ player, screen }: Viewer): string => `${player} ${screen}`;

/** The last message of `chunkMessage`. A new buffer for each would keep the collector busy. */
let sent = Buffer.alloc(0);

/** Returns a message that is valid until the next call, because `Viewer.send` copies it. */
function chunkMessage(place: TextPlace, chunk: TextChunk, seq: number): string | Uint8Array {
	const head = `{"now":${engineNow()},"seq":${seq},"prev":${seq},"${place === "game" ? "game" : "player"}":`;
	if (place !== "game") return `${head}${chunkJson(place, chunk)}}`;
	const json = encodedChunks.json(chunk);
	const length = head.length + json.length + 1;
	if (sent.length < length) sent = Buffer.alloc(length);
	sent.write(head, "latin1");
	json.copy(sent, head.length);
	sent.write("}", length - 1, "latin1");
	return sent.subarray(0, length);
}
