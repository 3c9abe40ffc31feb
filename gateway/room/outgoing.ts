import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits.ts";
import type { ServerMessage } from "../protocol.ts";
import { mergePatch } from "./diff-patch.ts";
import { SharedView } from "./shared-view.ts";
import { TextDelivery } from "./text-delivery.ts";
import { nothingOwed, send, type Viewer } from "./viewer.ts";
import { type Place, withholdPlayer } from "./withhold.ts";

/**
 * Brings a room's viewers from state to state: snapshots, patches, and the long texts after them.
 */
export class Outgoing {
	private readonly shared = new SharedView();
	private readonly texts: TextDelivery;
	private readonly topic: string;
	private readonly publish: (topic: string, text: string) => void;

	/**
	 * `publish` sends to all viewers that have subscribed to the topic; `textsPause` as in
	 * text-delivery.ts.
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

	/** Sends everybody what has changed in `game`; nothing when it is the same. */
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
				game: patch.shown,
			} satisfies ServerMessage),
		);
		for (const viewer of viewers) if (viewer.view) this.owe(viewer, { game: patch.owed });
	}

	/** Sends one viewer what has changed in their `player`. */
	sendPlayer(viewer: Viewer, view: OwnPlayer): void {
		if (!viewer.view) return;
		const patch = mergePatch(viewer.view, view);
		viewer.view = view;
		if (!patch) return;
		const { shown, owed } = withholdPlayer(patch);
		const { seq } = this.shared;
		send(viewer, { seq, prev: seq, player: shown });
		this.owe(viewer, owed);
	}

	/**
	 * Sends a full snapshot with the state of the last seq; a connection that is full gets it when it
	 * has drained.
	 */
	sendSnapshot(viewer: Viewer, view: OwnPlayer): void {
		if (isFull(viewer)) {
			this.lapse(viewer);
			return;
		}
		const game = this.shared.snapshot();
		const player = withholdPlayer(view);
		viewer.view = view;
		viewer.owed = nothingOwed();
		viewer.subscribe(this.topic);
		viewer.send(
			`{"now":${engineNow()},"seq":${this.shared.seq},"game":${game.json},"player":${JSON.stringify(player.shown)}}`,
		);
		const owed = { game: game.owed, ...player.owed };
		if (Object.values(owed).some(({ length }) => length > 0)) this.texts.hold(viewer);
		this.owe(viewer, owed);
	}

	/**
	 * Stops the patches to connections that do not keep up; they get a snapshot when they have
	 * drained.
	 */
	lapseSlow(viewers: Iterable<Viewer>): void {
		for (const viewer of viewers)
			if (viewer.view && viewer.buffered() > WIRE_LIMITS.staleBytes) this.lapse(viewer);
	}

	/** Sends the texts that wait for a connection that has drained. */
	serve(viewer: Viewer): void {
		this.texts.serve(viewer);
	}

	private lapse(viewer: Viewer): void {
		viewer.view = null;
		viewer.owed = nothingOwed();
		viewer.unsubscribe(this.topic);
	}

	private owe(viewer: Viewer, owed: Partial<Record<Place, readonly number[]>>): void {
		for (const place of ["front", "desk", "game"] as const)
			for (const part of owed[place] ?? []) viewer.owed[place].add(part);
		this.texts.serve(viewer);
	}
}

/** Whether a connection holds so much already that nothing long is made for it. */
export const isFull = (viewer: Viewer): boolean => viewer.buffered() > WIRE_LIMITS.readyBytes;
