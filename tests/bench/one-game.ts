import { setTimeout as pause } from "node:timers/promises";
import { Client, Connection } from "@temporalio/client";
import { STATUS } from "#game/status.ts";
import { workflowId } from "../../workflows/messages.ts";
import { gather, playTo, takeTurn } from "../support/wire-game.ts";
import { atMost, type Figure } from "./figure.ts";
import { Line } from "./line.ts";
import { startPlotluck } from "./machines.ts";

/** Figures 3 and 6: the bytes of one done toggle and of a full state, and the history of a whole game of eight. */
export async function oneGame(folder: string): Promise<Figure[]> {
	const machine = await startPlotluck(`${folder}/game`);
	const players = await gather(machine.url, 8, { faster_phases: true });
	const [host, guest] = players;
	if (!host || !guest) throw new Error("nobody came");
	await playTo(players, STATUS.storyWrite);
	await pause(6000); // until nobody counts as typing any more

	const watching = new Line(machine.url, { ...guest.seat, submission: 0 });
	let joined = 0;
	let heard = 0;
	let state = 0;
	watching.onMessage = (message, bytes) => {
		if (message.prev === undefined && message.game) [joined, state] = [bytes, JSON.stringify(message).length];
		else heard += bytes;
	};
	await watching.connect();
	await pause(500);
	heard = 0;
	await takeTurn(host);
	await pause(1000);
	watching.close();
	await guest.connect();
	await playTo(players, STATUS.results);

	const connection = await Connection.connect({ address: machine.engine });
	const { events } = await new Client({ connection }).workflow.getHandle(workflowId(host.seat.room_code)).fetchHistory();
	await connection.close();
	for (const player of players) player.leave();
	await machine.stop();
	return [
		atMost("bytes to one client for one done toggle", 250, "bytes", heard),
		atMost("full state on join, bytes over its JSON", 0, "bytes", joined - state),
		atMost("history events of a whole game of 8", 2999, "events", events?.length ?? Number.NaN),
	];
}
