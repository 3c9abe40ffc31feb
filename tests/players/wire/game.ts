import { STATUS } from "#game/status.ts";
import { WirePlayer } from "./player.ts";
import { type Seated, type TurnTexts, takeTurnWith } from "./turn.ts";

/** Settings of the shortest game with every phase of a story. */
export const QUICK = {
	num_switches: 1,
	show_instructions: false,
	faster_phases: true,
	write_duration: 0,
};

/** Milliseconds that a player waits for the others, enough for slow browsers. */
const PATIENCE = 90_000;

/** Opens a room and seats this number of players. */
export async function gather(
	url: string,
	players: number,
	settings: object = {},
	mature = true,
): Promise<WirePlayer[]> {
	const host = await WirePlayer.host(url, settings, "Player1", mature);
	const others = Array.from({ length: players - 1 }, (_, i) =>
		WirePlayer.join(url, host.seat.room_code, `Player${i + 2}`, { mature }),
	);
	const all = [host, ...(await Promise.all(others))];
	const here = ({ game }: WirePlayer) =>
		Object.values(game.players).filter(({ data }) => data.connected).length;
	await Promise.all(all.map((player) => player.until(() => here(player) === players)));
	return all;
}

/** Opens a room and seats two players. */
export const twoPlayers = async (url: string, settings?: object, mature?: boolean) =>
	(await gather(url, 2, settings, mature)) as [WirePlayer, WirePlayer];

/** Opens a room and seats three players. */
export const threePlayers = async (url: string, settings?: object, mature?: boolean) =>
	(await gather(url, 3, settings, mature)) as [WirePlayer, WirePlayer, WirePlayer];

/** Lets all players play until the game reaches the status, in turns with these texts. */
export async function playTo(
	players: WirePlayer[],
	status: number,
	texts: Partial<TurnTexts> = {},
): Promise<void> {
	const [host] = players;
	if (host?.game.status === STATUS.lobby) await host.act("game/start");
	const isThere = ({ game }: WirePlayer) => game.status >= status;
	await Promise.all(players.map((player) => playOn(player, () => isThere(player), texts)));
}

/** Lets one player play until they have the status, whatever the others do. */
export const playAhead = (player: WirePlayer, status: number): Promise<void> =>
	playOn(player, () => player.player.status >= status);

async function playOn(
	player: WirePlayer,
	isThere: () => boolean,
	texts: Partial<TurnTexts> = {},
): Promise<void> {
	while (!isThere()) {
		const before = turnOf(player);
		const refused = await takeTurnWith(texts, player);
		if (refused)
			throw new Error(
				`${player.seat.id} in status ${player.game.status}/${player.player.status}: ${refused}`,
			);
		await player.until(() => turnOf(player) !== before || isThere(), PATIENCE);
	}
}

/** Returns a text that changes whenever the player has something new to do. */
export const turnOf = ({ game, player }: WirePlayer): string =>
	[
		game.status,
		player.status,
		(game.reveal ?? null) !== null,
		game.submission.part,
		player.current_submission?.id,
		player.cover?.state,
		Object.keys(player.reactions).length,
		Object.keys(player.votes).length,
	].join();

/**
 * Does what the state asks of this player. Returns the refusal, or null, also when there is nothing
 * to do.
 */
export const takeTurn = (who: Seated): Promise<string | null> => takeTurnWith({}, who);
