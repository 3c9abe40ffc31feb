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
import { leadOn, read, vote } from "./reading.ts";
import { write } from "./writing.ts";

/** What a player does in a status; they wait in the others. */
const MOVES: Partial<Record<number, (who: ScriptedPlayer) => Promise<unknown>>> = {
	[STATUS.quickStart]: (who) => who.does("game/ready"),
	[STATUS.minors]: (who) => who.does("game/ackMinor"),
	[STATUS.characters]: submitCharacters,
	[STATUS.storyCreate]: chooseCast,
	[STATUS.storyWrite]: write,
	[STATUS.storyTitle]: giveTitle,
	[STATUS.censoring]: moderate,
	[STATUS.reacting]: read,
	[STATUS.voting]: vote,
	[STATUS.postReading]: leadOn,
};

/**
 * Somebody who plays by protocol.md alone, decides by their dice, notes in the ledger what they do,
 * and looks at every message that comes for what should not be in it.
 */
export class ScriptedPlayer extends SteadyPlayer {
	readonly dice: Dice;
	readonly ledger: Ledger;
	/** Ids of one's own parts and story: while authors are hidden, who reads has to remember. */
	readonly written = new Set<number>();
	captained = 0;
	/** How parts are written. */
	pen = anyPen;
	/** How long this player waits for the others on a slow machine; ms. */
	patience = 120_000;
	private readonly watch: CourseWatch;

	constructor(url: string, seat: Guest, ledger: Ledger, seed: number) {
		super(url, seat);
		this.ledger = ledger;
		this.dice = new Dice(seed);
		this.watch = new CourseWatch(this, ledger);
	}

	/** The statuses that the game went through, as this player saw it. */
	get course(): number[] {
		return this.watch.course;
	}

	/** Plays until the game has reached a status, and now and then loses the line. */
	async play(to: number): Promise<void> {
		await this.until(() => this.game.status > STATUS.lobby);
		while (this.game.status < to) {
			const before = this.turn();
			await this.takeTurn();
			if (this.dice.chance(0.05)) await this.loseTheLine();
			await this.until(() => this.turn() !== before || this.game.status >= to);
		}
	}

	/** Waits as long as the game is sound. */
	override async until(test: () => boolean): Promise<void> {
		await super.until(() => {
			this.ledger.whole();
			return test();
		}, this.patience);
	}

	/** Does something that has to be taken. */
	async does(action: string, body: object = {}): Promise<void> {
		let refused = await this.act(action, body);
		if (refused === REFUSALS.notNow && this.ledger.disturbed)
			refused = await this.doesAgain(action, body);
		if (refused !== null)
			this.wonders(`${action} ${JSON.stringify(body).slice(0, 300)}: ${refused}`);
	}

	/**
	 * A task that was repeated after a crash may refuse what was shown as possible; nothing is lost
	 * when it is done again.
	 */
	private async doesAgain(action: string, body: object): Promise<string | null> {
		this.apologies++;
		await pause(1000);
		return this.act(action, body);
	}

	/**
	 * Reacts or votes; false when somebody in the audience is too late for it, which nobody waits
	 * for.
	 */
	async takes(action: string, body: object): Promise<boolean> {
		const refused = await this.act(action, body);
		if (refused === null) return true;
		if (!this.player.data.audience) this.wonders(`${action} ${JSON.stringify(body)}: ${refused}`);
		await this.until(() => this.game.status >= STATUS.preResults);
		return false;
	}

	/** Tries something that has to be refused. */
	async isRefused(action: string, body: object): Promise<void> {
		if ((await this.act(action, body)) === null)
			this.wonders(`${action}: nobody minded ${JSON.stringify(body)}`);
	}

	/** Gives up the game over something that should not be. */
	wonders(what: string): never {
		throw new Error(`player ${this.id} in ${this.game.status}/${this.player.status}: ${what}`);
	}

	/** Loses the connection and comes back to what there was. */
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
		await this.until(() => this.hasAllTexts);
		await MOVES[this.player.status]?.(this);
	}

	protected override heard(message: ServerMessage, text: string): void {
		const faults = [...leaksIn(message, text, this, this.ledger), ...this.watch.faults(message)];
		if (faults.length > 0)
			this.ledger.broken(
				new Error(`player ${this.id} got ${text.slice(0, 2000)}\n${faults.join("\n")}`),
			);
	}

	/** Something new to do comes with a change of this. */
	private turn(): string {
		const { game, player } = this;
		return [
			game.status,
			player.status,
			game.submission.part,
			player.current_submission?.id,
			JSON.stringify(game.reading),
		].join();
	}
}
