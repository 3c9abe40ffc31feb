import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { call, type WireSeat } from "../wire/player.ts";
import { type Guest, Ledger } from "./ledger.ts";
import { ScriptedPlayer } from "./script.ts";
import { expectedSettings } from "./settings.ts";

/** The share of reading and voting that a fan does. */
export type Zeal = "keen" | "lazy" | "asleep";

/** A fan in the audience: reacts and votes, only reacts, or does nothing. */
export class ScriptedFan extends ScriptedPlayer {
	private readonly zeal: Zeal;

	constructor(zeal: Zeal, ...rest: ConstructorParameters<typeof ScriptedPlayer>) {
		super(...rest);
		this.zeal = zeal;
	}

	protected override async takeTurn(): Promise<void> {
		const { status } = this.player;
		const acts =
			status === STATUS.voting
				? this.zeal === "keen"
				: status === STATUS.reacting && this.zeal !== "asleep";
		if (acts) await super.takeTurn();
	}
}

/** A room with scripted players and the ledger that they share. */
export class Party {
	readonly players: ScriptedPlayer[] = [];
	readonly fans: ScriptedFan[] = [];
	readonly ledger: Ledger;
	/** The room's code, once the host has opened it. */
	code = "";
	protected readonly url: string;
	private readonly settings: SentSettings;
	private readonly dice: number;

	/** `dice` is the seed of the players' dice. `hostMature` decides whether the room may be 18+. */
	constructor(url: string, settings: SentSettings, dice: number, hostMature = true) {
		this.url = url;
		this.settings = settings;
		this.dice = dice;
		this.ledger = new Ledger(expectedSettings(settings, hostMature));
	}

	/** Adds a player. The first one opens the room. */
	async comes(mature = true): Promise<ScriptedPlayer> {
		const n = this.players.length + 1;
		const seat = await this.seat(`Player${n}`, mature, false);
		const player = this.enters(
			new ScriptedPlayer(this.url, seat, this.ledger, this.dice + n),
			seat.name,
		);
		this.players.push(player);
		return player.arrive();
	}

	async watches(zeal: Zeal): Promise<ScriptedFan> {
		const n = this.dice - this.ledger.fans.length;
		const seat = await this.seat(`Fan${this.ledger.fans.length + 1}`, true, true);
		const fan = this.enters(new ScriptedFan(zeal, this.url, seat, this.ledger, n), seat.name);
		this.fans.push(fan);
		return fan.arrive();
	}

	/** Waits for all of these. Rejects at the first fault of any player. */
	async all(doings: Promise<unknown>[]): Promise<void> {
		await Promise.all(doings).catch((fault) => {
			this.ledger.broken(fault);
			throw fault;
		});
		this.ledger.whole();
	}

	/** Lets all players play until each has seen the status. */
	async play(to: number = STATUS.results): Promise<void> {
		const { players, fans } = this;
		if (players[0]?.game.status === STATUS.lobby) await players[0].does("game/start");
		await this.all([...players, ...fans].map((guest) => guest.play(to)));
		await this.gathered();
	}

	/** Resolves when all players are connected, see each other connected, and have all texts. */
	async gathered(): Promise<void> {
		const guests = [...this.players, ...this.fans];
		const allHere = ({ game }: ScriptedPlayer) =>
			guests.every(({ id }) => game.players[id]?.data.connected === true);
		await this.all(guests.map((guest) => guest.until(() => allHere(guest) && guest.hasAllTexts)));
	}

	leave(): void {
		for (const guest of [...this.players, ...this.fans]) guest.leave();
	}

	/** Called with each player before they connect. */
	protected enters<P extends ScriptedPlayer>(guest: P, _name: string): P {
		return guest;
	}

	/** Makes the REST call of a player who joins. */
	protected call(
		method: string,
		path: string,
		body: object,
	): Promise<{ status: number; body: Record<string, unknown> }> {
		return call(this.url, method, path, body);
	}

	private async seat(name: string, mature: boolean, audience: boolean): Promise<Guest> {
		const account = `auth|account-of-${name}`;
		const person = {
			name,
			user_id: account,
			meta: { sprite_id: 2, mature, accessibility2: "classic" },
		};
		const { code, settings } = this;
		const { status, body } = code
			? await this.call("PUT", `/rooms/${code}/${audience ? "audience" : "players"}`, person)
			: await this.call("POST", "/rooms/", { settings, host: person });
		if (status >= 300) throw new Error(`${name} could not come: ${status} ${JSON.stringify(body)}`);
		const seat = (code ? body : body.host) as unknown as WireSeat;
		this.code = seat.room_code;
		const guest = { ...seat, name, mature, audience, account };
		this.ledger.guests.set(guest.id, guest);
		return guest;
	}
}
