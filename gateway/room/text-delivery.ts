import type { Game } from "#game/wire/state.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { encodedPieces, type Piece, pieceJson, pieceOf } from "./pieces.ts";
import { inTurns } from "./turns.ts";
import type { Viewer } from "./viewer.ts";
import { type Place, storiesAt } from "./withhold.ts";

/** The state that a room's viewers have by now. */
interface Current {
	seq: number;
	game: Game | null;
}

const PLACES: readonly Place[] = ["front", "desk", "game"];

/**
 * Sends the viewers of one room the long texts that their snapshots and patches have left out,
 * piece by piece.
 */
export class TextDelivery {
	/** In the order in which they are served. */
	private readonly waiting = new Set<Viewer>();
	/** Viewers that are served when their wait is over. */
	private readonly held = new Set<Viewer>();
	/**
	 * By player, monotonic ms: `from` when the texts of the last snapshot may be sent, `next` when
	 * those of the one after the next may.
	 */
	private readonly pace = new Map<number, { from: number; next: number }>();
	private readonly current: Current;
	private readonly pause: number;

	/** `pause` is WIRE_LIMITS.textsPause. */
	constructor(current: Current, pause: number) {
		this.current = current;
		this.pause = pause;
	}

	/**
	 * Begins or goes on to send what is owed to a viewer; called again when its connection has
	 * drained.
	 */
	serve(viewer: Viewer): void {
		if (viewer.closed || PLACES.every((place) => viewer.owed[place].size === 0)) return;
		const wait = this.waitOf(viewer);
		if (wait > 0) {
			this.serveLater(viewer, wait);
			return;
		}
		this.waiting.add(viewer);
		inTurns(this.step);
	}

	/**
	 * Called with a snapshot that texts follow: they wait if the player has only just been sent those
	 * of two others.
	 */
	hold({ player }: Viewer): void {
		const now = performance.now();
		const { from, next } = this.pace.get(player) ?? { from: now, next: now };
		if (from > now) return; // the texts that wait already are those of this snapshot too
		const begin = Math.max(now, next - this.pause);
		this.pace.set(player, { from: begin, next: Math.max(begin, next) + this.pause });
	}

	/** Milliseconds until this player may be sent long texts. */
	private waitOf({ player }: Viewer): number {
		return (this.pace.get(player)?.from ?? 0) - performance.now();
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
	 * Sends one piece to the next viewer that can take it; one whose connection is full is served
	 * when it has drained.
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
				!this.sendPiece(viewer)
			)
				continue;
			this.waiting.add(viewer);
			return true;
		}
		return false;
	};

	/**
	 * Sends a piece as the texts are now, at the seq that the viewer has; false when nothing is owed
	 * any more.
	 */
	private sendPiece(viewer: Viewer): boolean {
		const { game, seq } = this.current;
		for (const place of PLACES) {
			const owed = viewer.owed[place];
			for (const part of owed) {
				const piece = game && viewer.view && pieceOf(storiesAt(place, game, viewer.view), part);
				owed.delete(part);
				if (!piece) continue; // the part is not shown any more
				for (const { id } of piece.parts) owed.delete(id);
				viewer.send(pieceMessage(place, piece, seq));
				return true;
			}
		}
		return false;
	}
}

function pieceMessage(place: Place, piece: Piece, seq: number): string | Uint8Array {
	const head = `{"now":${engineNow()},"seq":${seq},"prev":${seq},"${place === "game" ? "game" : "player"}":`;
	if (place !== "game") return `${head}${pieceJson(place, piece)}}`;
	return Buffer.concat([Buffer.from(head), encodedPieces.json(piece), Buffer.from("}")]);
}
