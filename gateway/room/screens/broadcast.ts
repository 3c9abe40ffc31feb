import { stageView } from "#game/view/view-stage.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { Outgoing } from "../outgoing.ts";
import type { Viewer } from "../viewer.ts";

/**
 * Sends a room's state to its viewers. Screens of a room without an audience get only the stage,
 * and all other viewers get everything.
 */
export class Broadcast {
	private readonly whole: Outgoing;
	/** Its state is only updated while a screen watches the stage. */
	private readonly stage: Outgoing;
	/** The last state that was sent. */
	private game: Game | null = null;

	/** `publish` sends to all viewers subscribed to the topic. */
	constructor(game: number, publish: (topic: string, text: string) => void) {
		this.whole = new Outgoing(`game/${game}`, publish);
		this.stage = new Outgoing(`game/${game}/stage`, publish);
	}

	/** Whether there is a state to send snapshots of. */
	get hasState(): boolean {
		return this.game !== null;
	}

	/** Sends all viewers the patch of `game`, if it differs from the last state. */
	sendGame(game: Game, viewers: readonly Viewer[]): void {
		const turned = this.game?.settings.audiences !== game.settings.audiences;
		const moved = turned ? viewers.filter(({ screen }) => screen !== null) : [];
		for (const screen of moved) this.of(screen).suspend(screen);
		this.game = game;
		const screens = viewers.filter((viewer) => this.watchesStage(viewer));
		this.whole.sendGame(
			game,
			viewers.filter((viewer) => !this.watchesStage(viewer)),
		);
		if (screens.length > 0) this.stage.sendGame(stageView(game), screens);
		for (const screen of moved) this.sendSnapshot(screen, null);
	}

	/** Sends one viewer the patch of its `player`, if it differs from the last view. */
	sendPlayer(viewer: Viewer, view: OwnPlayer): void {
		this.whole.sendPlayer(viewer, view);
	}

	/** Sends a full snapshot, without `player` when the view is null. */
	sendSnapshot(viewer: Viewer, view: OwnPlayer | null): void {
		if (this.game && this.watchesStage(viewer)) this.stage.sendGame(stageView(this.game), []);
		this.of(viewer).sendSnapshot(viewer, view);
	}

	/** Stops the patches to connections that fall behind. */
	suspendSlow(viewers: readonly Viewer[]): void {
		for (const viewer of viewers) this.of(viewer).suspendSlow([viewer]);
	}

	/** Sends a message to the viewers that have the state and keep up; the others never get it. */
	sendLossy(text: string, viewers: readonly Viewer[]): void {
		this.whole.sendLossy(text, viewers);
	}

	/** Sends the pending texts of a connection that has drained. */
	serve(viewer: Viewer): void {
		this.of(viewer).serve(viewer);
	}

	private of(viewer: Viewer): Outgoing {
		return this.watchesStage(viewer) ? this.stage : this.whole;
	}

	private watchesStage({ screen }: Viewer): boolean {
		return screen !== null && this.game?.settings.audiences === false;
	}
}
