import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { STATUS } from "#game/status.ts";
import { workflowId } from "../../../workflows/messages.ts";
import { recordedHistory } from "./recorded-history.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { openTemporal } from "../../support/temporal.ts";
import { gather, playTo, QUICK, takeTurn } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

/** Plays a game on the server at this address. Returns its host in the last phase. */
type Play = (url: string) => Promise<WirePlayer>;

const whole =
	(players: number, settings: object): Play =>
	async (url) => {
		const all = await gather(url, players, { ...QUICK, ...settings });
		await playTo(all, STATUS.results);
		return all[0] as WirePlayer;
	};

/**
 * A game with every detour: instructions, minors, a kick, an exit, expired deadlines, a skip and a
 * censored part.
 */
const eventful: Play = async (url) => {
	const settings = { ...QUICK, show_instructions: true, moderation: true, num_switches: 2, write_duration: 10 };
	const all = await gather(url, 5, settings, false);
	const [host, second, third, kicked, gone] = all as [WirePlayer, WirePlayer, WirePlayer, WirePlayer, WirePlayer];
	await WirePlayer.join(url, host.seat.room_code, "Fan", { audience: true, mature: false });
	const vip = (vip_action: object) => host.act("game/vip", { vip_action });
	await playTo(all, STATUS.characters);
	await vip({ kick_player: kicked.id });
	const four = [host, second, third, gone];
	await playTo(four, STATUS.storyWrite);
	await gone.act("game/exit");
	const three = [host, second, third];
	for (const player of three) await takeTurn(player);
	// The second part ends at its deadline.
	await host.reached(STATUS.storyTitle);
	await takeTurn(host);
	await takeTurn(second);
	await vip({ skip_player: third.id });
	await host.reached(STATUS.censoring);
	await host.act("submission/censor", { vip_action: { censor_submission: host.player.own_submissions } });
	await playTo(three, STATUS.results);
	return host;
};

/** The games to record, one per file. replay.test.ts replays them against the current workflows. */
const GAMES: Record<string, Play> = {
	default: eventful,
	otp: whole(2, { game_mode: "otp" }),
	"self-insert": whole(3, { game_mode: "self_insert" }),
	"broken-telephone": whole(2, { game_mode: "broken_telephone", num_switches: 2, hide_authors: true }),
	"solo-pair": whole(1, { game_mode: "solo_mode" }),
	"solo-random": whole(1, { game_mode: "solo_mode", self_shuffle: true }),
};

/**
 * Plays every game and records its histories. Run `node tests/room/histories/record.mjs` after a change
 * that breaks the replay of old games.
 */
export async function record(): Promise<void> {
	const limits = {}; // those of the project
	const plotluck = await startPlotluck({}, { limits });
	await Promise.all(Object.entries(GAMES).map(([name, play]) => keep(plotluck, name, play)));
	await plotluck.stop();
	const renewing = await startPlotluck({}, { limits, dynamic: { "limit.historyCount.suggestContinueAsNew": 25 } });
	await keep(renewing, "renewed", whole(2, {}), 1);
	await renewing.stop();
}

/** Records the last run of a game, or the run `back` runs before it. */
async function keep(plotluck: Plotluck, name: string, play: Play, back = 0): Promise<void> {
	const host = await play(plotluck.url);
	await host.act("game/vip", { vip_action: { close_game: true } });
	const temporal = await openTemporal(plotluck.engine.address);
	const handle = (run?: string) => temporal.client.workflow.getHandle(workflowId(host.seat.room_code), run);
	await handle().result();
	let history = await handle().fetchHistory();
	for (let i = 0; i < back; i++) {
		const begun = history.events?.[0]?.workflowExecutionStartedEventAttributes;
		history = await handle(begun?.continuedExecutionRunId ?? undefined).fetchHistory();
	}
	await writeFile(join(import.meta.dirname, `${name}.json`), recordedHistory(history));
	await temporal.close();
}
