import { setTimeout as pause } from "node:timers/promises";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { Dice } from "../wire/dice.ts";
import { anyPen } from "../wire/pens.ts";
import { SteadyPlayer } from "../wire/steady-player.ts";
import { CourseWatch } from "./course.ts";
import { leaksIn } from "./leaks.ts";
import type { Guest, Ledger } from "./ledger.ts";
import { chooseCast, giveTitle, moderate, submitCharacters } from "./moves.ts";
import { leadOn, read, skipToWinner, vote } from "./reading.ts";
import { writePart } from "./writing.ts";

/** A player's turn, by status. They wait in the others. */
const MOVES: Partial<Record<number, (who: ScriptedPlayer) => Promise<unknown>>> = {
	[STATUS.quickStart]: (who) => who.does("game/ready"),
	[STATUS.minors]: (who) => who.does("game/ackMinor"),
	[STATUS.characters]: submitCharacters,
	[STATUS.storyCreate]: chooseCast,
	[STATUS.storyWrite]: writePart,
	[STATUS.storyTitle]: giveTitle,
	[STATUS.censoring]: moderate,
	[STATUS.reacting]: read,
	[STATUS.voting]: vote,
	[STATUS.postReading]: leadOn,
	[STATUS.preResults]: skipToWinner,
};

/**
 * A player written from docs/protocol.md alone. Its seeded dice decide, the ledger records its
 * actions, and it checks every message for leaks.
 */
export class ScriptedPlayer extends SteadyPlayer {
	readonly dice: Dice;
	readonly ledger: Ledger;
	/** Ids of the player's parts and story, remembered because authors may be hidden. */
	readonly written = new Set<number>();
	captained = 0;
	/** Writes the texts of parts. */
	pen = anyPen;
	/** Milliseconds that this player waits for the others, enough for a slow machine. */
	patience = 120_000;
	private readonly watch: CourseWatch;

	constructor(url: string, seat: Guest, ledger: Ledger, seed: number) {
		super(url, seat);
		this.ledger = ledger;
		this.dice = new Dice(seed);
		this.watch = new CourseWatch(this, ledger);
	}

	/** The statuses that this player has seen. */
	get course(): number[] {
		return this.watch.course;
	}

	/** Plays until the game reaches a status. Loses the connection now and then. */
	async play(to: number): Promise<void> {
		await this.until(() => this.game.status > STATUS.lobby);
		while (this.game.status < to) {
			// A turn that begins while it waits would be taken, and then taken again.
			await this.until(() => this.hasAllTexts);
			const before = this.turn();
			await this.takeTurn();
			if (this.dice.chance(0.05)) await this.loseTheLine();
			await this.until(() => this.turn() !== before || this.game.status >= to);
		}
	}

	/** Waits for the state. Rejects at the first fault. */
	override async until(test: () => boolean): Promise<void> {
		await super.until(() => {
			this.ledger.whole();
			return test();
		}, this.patience);
	}

	/** Sends an action that must be acknowledged. */
	async does(action: string, body: object = {}): Promise<void> {
		let refused = await this.act(action, body);
		if (refused === REFUSALS.notNow && this.ledger.disturbed)
			refused = await this.doesAgain(action, body);
		if (refused !== null)
			this.wonders(`${action} ${JSON.stringify(body).slice(0, 300)}: ${refused}`);
	}

	/**
	 * Sends an action, and again when it is refused, because a task that is repeated after a crash
	 * can refuse what the state allows.
	 */
	private async doesAgain(action: string, body: object): Promise<string | null> {
		this.apologies++;
		await pause(1000);
		return this.act(action, body);
	}

	/**
	 * Reacts or votes. Returns false when a fan is too late, because the game does not wait for fans.
	 */
	async takes(action: string, body: object): Promise<boolean> {
		const refused = await this.act(action, body);
		if (refused === null) return true;
		if (!this.player.data.audience) this.wonders(`${action} ${JSON.stringify(body)}: ${refused}`);
		await this.until(() => this.game.status >= STATUS.preResults);
		return false;
	}

	/** Sends an action that must be refused. */
	async isRefused(action: string, body: object): Promise<void> {
		if ((await this.act(action, body)) === null)
			this.wonders(`${action}: nobody minded ${JSON.stringify(body)}`);
	}

	/** Throws an error that names the player and the state. */
	wonders(what: string): never {
		throw new Error(`player ${this.id} in ${this.game.status}/${this.player.status}: ${what}`);
	}

	/** Drops the connection, reconnects and compares the states. */
	async loseTheLine(): Promise<void> {
		this.drop();
		await this.until(() => this.closed !== null);
		await this.back();
		const { current_submission: own } = this.player;
		const noted = own && this.ledger.parts.get(own.id);
		if (noted && own.content !== noted.text)
			this.wonders(`came back to “${own.content}”, not “${noted.text}”`);
	}

	protected async takeTurn(): Promise<void> {
		await MOVES[this.player.status]?.(this);
	}

	protected override heard(message: ServerMessage, text: string): void {
		const faults = [...leaksIn(message, text, this, this.ledger), ...this.watch.faults(message)];
		if (faults.length > 0)
			this.ledger.broken(
				new Error(`player ${this.id} got ${text.slice(0, 2000)}\n${faults.join("\n")}`),
			);
	}

	/** Returns a text that changes whenever the player has something new to do. */
	private turn(): string {
		const { game, player } = this;
		return [
			game.status,
			player.status,
			game.submission.part,
			player.current_submission?.id,
			JSON.stringify(game.reading),
			(game.reveal ?? null) !== null,
		].join();
	}
}
