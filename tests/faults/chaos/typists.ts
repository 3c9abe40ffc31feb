import { setTimeout as pause } from "node:timers/promises";
import { STATUS } from "#game/status.ts";
import { takeTurn, turnOf } from "../../players/wire/game.ts";
import { type PendingWait, SteadyPlayer } from "../../players/wire/steady-player.ts";
import type { Crowd } from "./crowd.ts";

/** Milliseconds between messages, below the limit of messages per second. */
const PACE = 80;
const PATIENCE = 400_000;
const SETTINGS = {
	num_switches: 2,
	show_instructions: false,
	faster_phases: true,
	write_duration: 15,
	no_extra_reading_time: true,
};
const PLAYERS = 3;

/**
 * The texts that a part may end with: the last acknowledged one, or the one that was refused at the
 * deadline.
 */
type Typed = Map<number, string[]>;

/**
 * Plays a game in which all players type until the deadline and are never done. Returns the faults
 * of its texts.
 */
export async function typeAgainstTheClock(crowd: Crowd, url: string): Promise<string[]> {
	const party = { waits: new Set<PendingWait>() };
	const players: SteadyPlayer[] = [];
	const typed: Typed = new Map();
	crowd.enters("typists", party);
	try {
		await SteadyPlayer.gather(url, PLAYERS, SETTINGS, {
			waits: party.waits,
			enters(player) {
				players.push(player);
				crowd.enters(`typist ${player.id} of ${player.seat.room_code}`, player);
			},
		});
		await players[0]?.act("game/start");
		await Promise.all(players.map((player) => play(player, typed)));
		await Promise.all(players.map((player) => player.until(() => player.hasAllTexts, PATIENCE)));
		return players.flatMap((player) => faults(player, typed));
	} catch (fault) {
		return [fault instanceof Error ? fault.message : String(fault)];
	} finally {
		for (const player of players) player.leave();
		for (const member of [...players, party]) crowd.leaves(member);
	}
}

async function play(player: SteadyPlayer, typed: Typed): Promise<void> {
	while (player.game.status < STATUS.results) {
		const before = turnOf(player);
		if (player.player.status === STATUS.storyWrite) await typeUntilRefused(player, typed);
		// A phase can reach its deadline while the server is away, so a refusal is no fault.
		else await takeTurn(player);
		await player.until(
			() => turnOf(player) !== before || player.game.status >= STATUS.results,
			PATIENCE,
		);
	}
}

async function typeUntilRefused(player: SteadyPlayer, typed: Typed): Promise<void> {
	const part = player.player.current_submission?.id ?? 0;
	let content = player.player.current_submission?.content ?? "";
	for (;;) {
		const longer = `${content}${content.length} `;
		if ((await player.act("story/submit", { submission: { id: part, content: longer } })) === null)
			content = longer;
		else return void typed.set(part, [content, longer]);
		await pause(PACE);
	}
}

function faults({ id, game }: SteadyPlayer, typed: Typed): string[] {
	const shown = Object.values(game.stories).flatMap(({ submissions }) =>
		Object.values(submissions),
	);
	return [...typed].flatMap(([part, texts]) => {
		const content = shown.find((other) => other.id === part)?.content ?? "no part";
		return texts.includes(content)
			? []
			: [`${id} reads part ${part} as “${content.slice(-60)}”, not “${texts[0]?.slice(-60)}”`];
	});
}
