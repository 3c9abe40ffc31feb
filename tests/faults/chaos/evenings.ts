import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { GameMode } from "#game/settings.ts";
import { differences } from "../../players/evening/differences.ts";
import { playAt } from "../../players/evening/evening.ts";
import { Party } from "../../players/evening/party.ts";
import type { ScriptedPlayer } from "../../players/evening/script.ts";
import { anyEvening, type Evening } from "../../players/evening/settings.ts";
import { WirePlayer, type WireSeat } from "../../players/wire/player.ts";
import { callAgain, type PendingWait } from "../../players/wire/steady-player.ts";
import type { Crowd } from "./crowd.ts";

/** Tables with mode and number of players. Each plays one game after another. */
export const CHAOS_TABLES: [GameMode, number][] = [
	["default", 3],
	["otp", 2],
	["self_insert", 4],
	["broken_telephone", 3],
	["solo_mode", 1],
];

/** Milliseconds that a player waits for the others, across many faults. */
const PATIENCE = 400_000;

/** A party whose players repeat calls that got no reply. */
class SteadyParty extends Party {
	readonly waits = new Set<PendingWait>();
	private readonly crowd: Crowd;

	constructor(crowd: Crowd, url: string, { settings, dice, mature }: Evening) {
		super(url, settings, dice, mature[0]);
		this.crowd = crowd;
		this.ledger.disturbed = true;
		crowd.enters("a newcomer", this);
	}

	protected override enters<P extends ScriptedPlayer>(guest: P, name: string): P {
		guest.patience = PATIENCE;
		this.crowd.enters(`${name} of ${this.code}`, guest);
		return guest;
	}

	/**
	 * Repeats a call without a reply, because the same secret in the same room is the same player.
	 */
	protected override call(method: string, path: string, person: object): ReturnType<Party["call"]> {
		const body = method === "PUT" ? { ...person, secret: randomUUID() } : person;
		return callAgain(this.waits, this.url, method, path, body);
	}

	break(): void {
		for (const member of [...this.players, ...this.fans, this]) this.crowd.leaves(member);
		this.leave();
	}
}

/** Plays a game and returns its faults. With `closes` the host closes the room in the end. */
export async function playChaosGame(
	crowd: Crowd,
	url: string,
	{
		mode,
		players,
		seed,
		closes = false,
	}: { mode: GameMode; players: number; seed: number; closes?: boolean },
): Promise<string[]> {
	const fixed = {
		write_duration: 0 as const,
		faster_phases: true,
		auto_sync_parts_to_players: false,
	};
	const [evening] = fc.sample(anyEvening(mode, players, fixed), { seed, numRuns: 1 });
	if (!evening) throw new Error("no evening was drawn");
	const party = new SteadyParty(crowd, url, evening);
	try {
		return differences(await playAt(party, evening));
	} catch (fault) {
		return [fault instanceof Error ? fault.message : String(fault)];
	} finally {
		party.break();
		if (closes) await closeRoom(url, party.players[0]?.seat);
	}
}

async function closeRoom(url: string, seat?: WireSeat): Promise<void> {
	if (!seat) return;
	const host = await new WirePlayer(url, seat).connect();
	// An id that the seat has used before would be taken for a repetition, and do nothing.
	const close = { vip_action: { close_game: true } };
	const refusal = await host.act("game/vip", close, randomUUID());
	host.leave();
	if (refusal !== null) throw new Error(`the room stays open: ${refusal}`);
}
