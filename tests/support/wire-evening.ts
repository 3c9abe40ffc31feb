import { STATUS } from "#game/status.ts";
import { type Guest, Ledger } from "./wire-ledger.ts";
import { call, type Seat } from "./wire-player.ts";
import { ScriptedPlayer } from "./wire-script.ts";
import { type Evening, expectedSettings } from "./wire-settings.ts";

/** Somebody in the audience: reads and votes for everything, begins and leaves it, or sleeps. */
class ScriptedFan extends ScriptedPlayer {
	private readonly zeal: Evening["fans"][number];

	constructor(zeal: Evening["fans"][number], ...rest: ConstructorParameters<typeof ScriptedPlayer>) {
		super(...rest);
		this.zeal = zeal;
	}

	protected override async takeTurn(): Promise<void> {
		const { status } = this.player;
		const acts = status === STATUS.voting ? this.zeal === "keen" : status === STATUS.reacting && this.zeal !== "asleep";
		if (acts) await super.takeTurn();
	}
}

export interface PlayedEvening {
	players: ScriptedPlayer[];
	fans: ScriptedPlayer[];
	ledger: Ledger;
}

/** Plays a whole game; throws at the first thing that should not be. */
export async function playEvening(url: string, evening: Evening): Promise<PlayedEvening> {
	const { settings, mature, fans, dice } = evening;
	const ledger = new Ledger(expectedSettings(settings, mature[0] === true));
	let code = "";
	const players: ScriptedPlayer[] = [];
	const come = async (name: string, old: boolean, audience: boolean): Promise<Guest> => {
		const account = `auth|account-of-${name}`;
		const person = { name, user_id: account, meta: { sprite_id: 2, mature: old, accessibility2: "classic" } };
		const { status, body } = code
			? await call(url, "PUT", `/rooms/${code}/${audience ? "audience" : "players"}`, person)
			: await call(url, "POST", "/rooms/", { settings, host: person });
		if (status >= 300) throw new Error(`${name} could not come: ${JSON.stringify(body)}`);
		const seat = (code ? body : body.host) as unknown as Seat;
		code = seat.room_code;
		const guest = { ...seat, name, mature: old, audience, account };
		ledger.guests.set(guest.id, guest);
		return guest;
	};
	for (const [i, old] of mature.entries())
		players.push(new ScriptedPlayer(url, await come(`Player${i + 1}`, old, false), ledger, dice + i));
	const watchers: ScriptedPlayer[] = [];
	const watch = async (i: number) => {
		const zeal = fans[i] ?? "asleep";
		const fan = new ScriptedFan(zeal, url, await come(`Fan${i + 1}`, true, true), ledger, dice - 1 - i);
		watchers.push(fan);
		return fan.connect();
	};
	if (fans.length > 0) await watch(0);
	const [host] = await Promise.all(players.map((player) => player.connect()));
	await host?.does("game/start");
	const all = players.map((player) => player.play());
	if (watchers[0]) all.push(watchers[0].play());
	// The others come when the game is under way.
	for (let i = 1; i < fans.length; i++) all.push(watch(i).then((fan) => fan.play()));
	await Promise.all(all).catch((fault) => {
		ledger.broken(fault);
		throw fault;
	});
	// Who lost the line at last is back, and everybody hears so.
	const guests = [...players, ...watchers];
	const allHere = ({ game }: ScriptedPlayer) => guests.every(({ id }) => game.players[id]?.data.connected === true);
	await Promise.all(guests.map((guest) => guest.until(() => allHere(guest))));
	ledger.whole();
	return { players, fans: watchers, ledger };
}
