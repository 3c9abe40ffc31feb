import { setTimeout as pause } from "node:timers/promises";
import { STATUS } from "#game/status.ts";
import { playTo, takeTurn } from "../../players/wire/game.ts";
import { call, type WireSeat } from "../../players/wire/player.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";

/** A game that waits in a phase. */
export interface ParkedRoom {
	phase: string;
	code: string;
	players: [SteadyPlayer, SteadyPlayer];
}

/** The phases in which games are parked: each that waits for its players or its clock. */
const PLACES: Record<string, number> = {
	lobby: STATUS.lobby,
	"quick start": STATUS.quickStart,
	minors: STATUS.minors,
	characters: STATUS.characters,
	"story create": STATUS.storyCreate,
	intro: STATUS.preStoryWrite,
	write: STATUS.storyWrite,
	title: STATUS.storyTitle,
	censor: STATUS.censoring,
	read: STATUS.reacting,
	vote: STATUS.reacting,
	results: STATUS.results,
};

const SETTINGS = {
	num_switches: 2,
	show_instructions: true,
	moderation: true,
	write_duration: 3600,
};

/** Opens one room per phase and plays it to that phase. */
export const parkRooms = (url: string): Promise<ParkedRoom[]> =>
	Promise.all(Object.entries(PLACES).map(([phase, status]) => park(url, phase, status)));

async function park(url: string, phase: string, status: number): Promise<ParkedRoom> {
	// Only with faster phases the intro is longer than a moment.
	const settings =
		phase === "intro" ? { ...SETTINGS, num_switches: 1, faster_phases: true } : SETTINGS;
	const { code, players } = await seatTwo(url, settings);
	const [host, guest] = players;
	await playTo(players, status);
	// One of the two has finished, so that there is progress to keep.
	if (status === STATUS.lobby) await host.act("game/ready", {});
	else if (phase === "vote") while (guest.player.status === STATUS.reacting) await turn(guest);
	else if (status < STATUS.results && phase !== "intro" && phase !== "censor") await turn(guest);
	return { phase, code, players };
}

async function turn(player: SteadyPlayer): Promise<void> {
	const refused = await takeTurn(player);
	if (refused !== null) throw new Error(refused);
}

/** Opens a room with a host and a guest, both under 18. */
export async function seatTwo(
	url: string,
	settings: object,
): Promise<{ code: string; players: [SteadyPlayer, SteadyPlayer] }> {
	const meta = { sprite_id: 1, mature: false, accessibility2: "classic" };
	const { body } = await call(url, "POST", "/rooms/", {
		settings,
		host: { name: "Player1", meta },
	});
	const host = body.host as WireSeat;
	const joined = await call(url, "PUT", `/rooms/${host.room_code}/players`, {
		name: "Player2",
		meta,
	});
	const seats = [host, joined.body as unknown as WireSeat] as const;
	const [first, second] = seats.map((seat) => new SteadyPlayer(url, seat)) as [
		SteadyPlayer,
		SteadyPlayer,
	];
	await Promise.all([first.connect(), second.connect()]);
	return { code: host.room_code, players: [first, second] };
}

/** Returns what a player sees that no upgrade may change. */
export const standing = ({ game, player }: SteadyPlayer) => ({
	...{
		status: game.status,
		own: player.status,
		part: game.submission.part ?? null,
		host: game.host_id,
		reading: game.reading,
	},
	...{
		submission: player.current_submission?.id,
		story: player.current_story?.id,
		stories: Object.keys(game.stories),
	},
	...{
		reactions: player.reactions,
		votes: player.votes,
		seats: Object.values(game.players).map(({ id, status }) => [id, status]),
	},
});

/** Milliseconds between two messages of one player, slower than the flood limit. */
const PACE = 60;

/**
 * Sends "done" and "not done" in turn until `over`. Throws when one is refused. Returns whether the
 * last one was "done".
 */
export async function toggleUntil(player: SteadyPlayer, over: Promise<unknown>): Promise<boolean> {
	let going = true;
	const stop = () => {
		going = false;
	};
	over.then(stop, stop);
	let done = false;
	for (let n = 0; going; n++) {
		done = n % 2 === 0;
		const body = {
			submission: { id: player.player.current_submission?.id, content: `draft ${n}` },
			done_submission: done,
		};
		const refused = await player.act("story/submit", body);
		if (refused !== null) throw new Error(`toggle ${n}: ${refused}`);
		await pause(PACE);
	}
	return done;
}
