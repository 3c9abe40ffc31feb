import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { engineNow } from "../engine/engine-time.ts";
import { textFrame } from "../front/short-frames.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import type { ServerMessage } from "../protocol.ts";
import { diffPatch } from "./diff-patch.ts";
import { SharedView } from "./shared-view.ts";
import { deferPlayerTexts, type TextPlace } from "./texts/deferred-texts.ts";
import { TextDelivery } from "./texts/text-delivery.ts";
import { noPendingTexts, sendTo, type Viewer } from "./viewer.ts";

/** Sends a room's viewers snapshots, patches, and the long texts after them. */
export class Outgoing {
	private readonly shared = new SharedView();
	private readonly texts: TextDelivery;
	private readonly topic: string;
	private readonly publish: (topic: string, text: string) => void;

	/**
	 * `publish` sends to all viewers subscribed to the topic; `textsPause` is the pause of
	 * text-delivery.ts, in ms.
	 */
	constructor(
		topic: string,
		publish: (topic: string, text: string) => void,
		textsPause: number = WIRE_LIMITS.textsPause,
	) {
		this.topic = topic;
		this.publish = publish;
		this.texts = new TextDelivery(this.shared, textsPause);
	}

	/** Sends all viewers the patch of `game`, if it differs from the last state. */
	sendGame(game: Game, viewers: Iterable<Viewer>): void {
		const patch = this.shared.update(game);
		if (!patch) return;
		const { seq } = this.shared;
		this.publish(
			this.topic,
			JSON.stringify({
				now: engineNow(),
				seq,
				prev: seq - 1,
				game: patch.message,
			} satisfies ServerMessage),
		);
		for (const viewer of viewers) if (viewer.view) this.deliver(viewer, { game: patch.deferred });
	}

	/** Sends one viewer the patch of its `player`, if it differs from the last view. */
	sendPlayer(viewer: Viewer, view: OwnPlayer): void {
		if (!viewer.view?.player) return;
		const patch = diffPatch(viewer.view.player, view);
		viewer.view = { player: view };
		if (!patch) return;
		const { message, deferred } = deferPlayerTexts(patch);
		const { seq } = this.shared;
		sendTo(viewer, { seq, prev: seq, player: message });
		this.deliver(viewer, deferred);
	}

	/**
	 * Sends a full snapshot of the last seq, without `player` when the view is null. A full
	 * connection gets its snapshot after it has drained.
	 */
	sendSnapshot(viewer: Viewer, view: OwnPlayer | null): void {
		if (isFull(viewer)) {
			this.suspend(viewer);
			return;
		}
		const game = this.shared.snapshot();
		const player = view && deferPlayerTexts(view);
		viewer.view = { player: view };
		viewer.pendingTexts = noPendingTexts();
		viewer.subscribe(this.topic);
		viewer.send(
			`{"now":${engineNow()},"seq":${this.shared.seq},"game":${game.json}${player ? `,"player":${JSON.stringify(player.message)}` : ""}}`,
		);
		const deferred = { game: game.deferred, ...player?.deferred };
		if (Object.values(deferred).some(({ length }) => length > 0)) this.texts.hold(viewer);
		this.deliver(viewer, deferred);
	}

	/**
	 * Stops the patches to connections that fall behind. They get a snapshot after they have drained.
	 */
	suspendSlow(viewers: Iterable<Viewer>): void {
		for (const viewer of viewers)
			if (viewer.view && viewer.buffered() > WIRE_LIMITS.staleBytes) this.suspend(viewer);
	}

	/** Sends a message to the viewers that have the state and keep up; the others never get it. */
	sendLossy(text: string, viewers: Iterable<Viewer>): void {
		const frame = textFrame(text);
		for (const viewer of viewers)
			if (viewer.view && viewer.buffered() === 0) viewer.sendPast(frame);
	}

	/** Sends the pending texts of a connection that has drained. */
	serve(viewer: Viewer): void {
		this.texts.serve(viewer);
	}

	/** Stops the patches to a connection, until it gets a snapshot. */
	suspend(viewer: Viewer): void {
		viewer.view = null;
		viewer.pendingTexts = noPendingTexts();
		viewer.unsubscribe(this.topic);
	}

	private deliver(viewer: Viewer, deferred: Partial<Record<TextPlace, readonly number[]>>): void {
		for (const place of ["front", "desk", "game"] as const)
			for (const part of deferred[place] ?? []) viewer.pendingTexts[place].add(part);
		this.texts.serve(viewer);
	}
}

/** Returns whether a connection has too many unsent bytes for a snapshot or a text. */
export const isFull = (viewer: Viewer): boolean => viewer.buffered() > WIRE_LIMITS.readyBytes;
