import { WIRE_LIMITS } from "./limits.ts";
import { encodedPieces, type Piece, pieceJson, pieceOf } from "./pieces.ts";
import type { Game } from "./protocol.ts";
import { inTurns } from "./turns.ts";
import type { Viewer } from "./viewer.ts";
import { type Place, storiesAt } from "./withhold.ts";

/** The state that a room's viewers have by now. */
interface Current {
	seq: number;
	game: Game | null;
}

const PLACES: readonly Place[] = ["front", "desk", "game"];

/** Sends the viewers of one room the long texts that their snapshots and patches have left out, piece by piece. */
export class TextDelivery {
	/** In the order in which they are served. */
	private readonly waiting = new Set<Viewer>();
	/** Monotonic ms from which on a player is sent the texts of the last snapshot. */
	private readonly from = new Map<number, number>();
	private readonly current: Current;
	private readonly pause: number;

	/** `pause` is the least time between the texts of two snapshots of one player, ms. */
	constructor(current: Current, pause: number) {
		this.current = current;
		this.pause = pause;
	}

	/** Begins or goes on to send what is owed to a viewer; called again when its connection has drained. */
	serve(viewer: Viewer): void {
		if (PLACES.every((place) => viewer.owed[place].size === 0) || this.isHeld(viewer)) return;
		this.waiting.add(viewer);
		inTurns(this.step);
	}

	/** Called with a snapshot that texts follow: they wait if those of the player's last snapshot have only just been sent. */
	hold(viewer: Viewer): void {
		const now = performance.now();
		const last = this.from.get(viewer.player) ?? -Infinity;
		const from = last > now ? last : Math.max(now, last + this.pause);
		this.from.set(viewer.player, from);
		if (from > now) setTimeout(() => this.serve(viewer), from - now + 1).unref();
	}

	private isHeld({ player }: Viewer): boolean {
		return (this.from.get(player) ?? 0) > performance.now();
	}

	/** Sends one piece to the next viewer that can take it; one whose connection is full is served when it has drained. */
	private readonly step = (): boolean => {
		for (const viewer of this.waiting) {
			this.waiting.delete(viewer);
			if (viewer.closed || viewer.buffered() > WIRE_LIMITS.readyBytes || !this.sendPiece(viewer)) continue;
			this.waiting.add(viewer);
			return true;
		}
		return false;
	};

	/** Sends a piece as the texts are now, at the seq that the viewer has; false when nothing is owed any more. */
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
	const head = `{"now":${Date.now()},"seq":${seq},"prev":${seq},"${place === "game" ? "game" : "player"}":`;
	if (place !== "game") return `${head}${pieceJson(place, piece)}}`;
	return Buffer.concat([Buffer.from(head), encodedPieces.json(piece), Buffer.from("}")]);
}
