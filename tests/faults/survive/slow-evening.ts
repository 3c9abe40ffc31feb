import { setTimeout as pause } from "node:timers/promises";
import type { GameMode } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import { takeTurn, turnOf } from "../../players/wire/game.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";

/** Milliseconds between two looks at a game. */
const GLANCE = 50;
/** Milliseconds that a player waits for a server that starts again. */
const PATIENCE = 120_000;

/** A slow game whose players come and go. Each is away for two parts in a row, one after another. */
export class SlowEvening {
	readonly players: readonly SteadyPlayer[];
	/** The last acknowledged text of each part, by its id. */
	readonly texts = new Map<number, string>();
	/** The players that were seen asleep. */
	readonly slept = new Set<number>();
	private frozen = false;
	private acting = 0;

	private constructor(players: readonly SteadyPlayer[]) {
		this.players = players;
	}

	static async open(url: string, mode: GameMode, people: number): Promise<SlowEvening> {
		const players = await SteadyPlayer.gather(url, people, {
			game_mode: mode,
			pace: "slow",
			num_switches: partsFor(people),
			part_hours: 24,
			phase_hours: 24,
			quiet_from: 0,
			quiet_until: 0,
			show_instructions: false,
			num_otp_characters: mode === "otp" ? 2 : 0,
		});
		await players[0]?.act("game/start");
		return new SlowEvening(players);
	}

	/** Plays to the results. */
	async play(): Promise<void> {
		await Promise.all(this.players.map((player, place) => this.playOn(player, place)));
	}

	/** The highest part that a player has seen, from 0. */
	get part(): number {
		return Math.max(...this.players.map(({ game }) => game.submission.part ?? -1));
	}

	get isOver(): boolean {
		return this.players.every(({ game }) => game.status >= STATUS.results);
	}

	/** Lets nobody act until `thaw`. Resolves when nothing is on its way any more. */
	async freeze(): Promise<void> {
		this.frozen = true;
		while (this.acting > 0) await pause(GLANCE);
	}

	thaw(): void {
		this.frozen = false;
	}

	private async playOn(player: SteadyPlayer, place: number): Promise<void> {
		let seen = "";
		while (player.game.status < STATUS.results) {
			await pause(GLANCE);
			await player.until(() => player.closed === null, PATIENCE);
			for (const { id, data } of Object.values(player.game.players))
				if (data.asleep) this.slept.add(id);
			if (this.frozen || this.isAway(player, place)) continue;
			if (player.game.players[player.id]?.data.asleep) await player.act("game/awake");
			const turn = turnOf(player);
			if (turn === seen) continue;
			this.acting++;
			const done = await this.act(player);
			this.acting--;
			if (done) seen = turn;
		}
	}

	/** Whoever is away stays connected, because the game's clock does not ask for that. */
	private isAway({ game }: SteadyPlayer, place: number): boolean {
		const part = game.submission.part ?? null;
		return part !== null && Math.floor((part - 1) / 2) === place && part > 0;
	}

	/** Does what the state asks for. Returns false when the time for it was over. */
	private async act(player: SteadyPlayer): Promise<boolean> {
		const part = player.player.current_submission;
		const writes = player.player.status === STATUS.storyWrite && part !== null;
		const refused = await takeTurn(player);
		if (refused === null && writes)
			this.texts.set(part.id, `Part ${part.index} by ${player.player.name}: and then it rained.`);
		return refused === null;
	}
}

/** The first part is everybody's, and then each is away for two. */
const partsFor = (people: number): number => 2 * people + 2;
