import type { Room } from "#game/room.ts";
import { activePlayers, seatedPlayers } from "#game/selectors.ts";
import { keepsCrown } from "#game/slow/sleepers.ts";
import type { Bus } from "../bus/bus.ts";
import type { Engine } from "../engine/engine.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import type { LiveRoom } from "./live-room.ts";

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

interface Watch {
	host: number;
	timer: NodeJS.Timeout;
}

/**
 * Reports to the rooms of this process that players are connected without their host: after a
 * minute when the host is away, at once when the host has left (docs/game.md "Host").
 */
export class HostWatch {
	/** By game, from the moment in which players are connected without a host. */
	private readonly watches = new Map<number, Watch>();
	private readonly engine: Pick<Engine, "hostGone">;
	private readonly bus: Pick<Bus, "isTurn">;

	constructor(engine: Pick<Engine, "hostGone">, bus: Pick<Bus, "isTurn">) {
		this.engine = engine;
		this.bus = bus;
	}

	/** Starts or stops the room's timer. Called after every change of its host or presence. */
	check(live: LiveRoom): void {
		const { id: game, hostId: host } = live.room;
		const needed = !isHere(live, host) && !keepsCrown(live.room) && heirsOf(live).length > 0;
		const watch = this.watches.get(game);
		if (needed ? watch?.host === host : !watch) return;
		this.forget(game);
		if (!needed) return;
		const wait = hasSeat(live.room, host) ? WIRE_LIMITS.hostGone : 0;
		const timer = setTimeout(() => void this.report(live, host), wait);
		this.watches.set(game, { host, timer: timer.unref() });
	}

	/** Stops the timer of a room that this process has dropped. */
	forget(game: number): void {
		clearTimeout(this.watches.get(game)?.timer);
		this.watches.delete(game);
	}

	close(): void {
		for (const { timer } of this.watches.values()) clearTimeout(timer);
	}

	private async report(live: LiveRoom, host: number): Promise<void> {
		const { id: game, code } = live.room;
		try {
			if (await this.bus.isTurn(`host ${host} of ${game}`, WIRE_LIMITS.hostReported))
				await this.engine.hostGone(code, { host, heirs: heirsOf(live) });
		} catch (error) {
			if (logThrottle.allows(`host ${game}`))
				log.warn({ err: error, game }, "cannot report a disconnected host to its room");
		}
		// The next change starts another timer if the room did not receive the report.
		if (this.watches.get(game)?.host === host) this.watches.delete(game);
	}
}

const hasSeat = ({ seats }: Room, player: number): boolean => seats[player]?.gone === false;

const isHere = ({ room, presence }: LiveRoom, player: number): boolean =>
	hasSeat(room, player) && presence.connected(player);

/**
 * Returns the connected players besides the host, longest connected first. Players who are asked to
 * play again count only when the host has left, because then no other player could start.
 */
function heirsOf({ room, presence }: LiveRoom): number[] {
	const seats = hasSeat(room, room.hostId) ? activePlayers(room) : seatedPlayers(room);
	const players = new Set(seats.map(({ id }) => id));
	players.delete(room.hostId);
	return presence.successors().filter((id) => players.has(id));
}
