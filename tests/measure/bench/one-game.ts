import { Client, Connection } from "@temporalio/client";
import { STATUS } from "#game/status.ts";
import { workflowId } from "../../../workflows/messages.ts";
import { gather, playTo } from "../../players/wire/game.ts";
import { bytesFigures, bytesSent } from "./bytes.ts";
import { floorRooms, writingRooms } from "./clients/rooms.ts";
import { atMost, type Figure } from "./figure.ts";
import { startBenchServer, startFloor } from "./machines.ts";

/**
 * Measures figures 3 and 6: the bytes of a done toggle and of a snapshot, and the history of a
 * default game of eight.
 */
export async function oneGame(folder: string): Promise<Figure[]> {
	const floor = await startFloor(`${folder}/game-floor`);
	const real = await startBenchServer(`${folder}/game`);
	const [[bareRoom], [room], events] = await Promise.all([
		floorRooms(floor.url, 1),
		writingRooms(real.url, 1),
		historyOfGame(real),
	]);
	if (!bareRoom || !room) throw new Error("no room was opened");
	const [bare, full] = await Promise.all([bytesSent(bareRoom), bytesSent(room)]);
	bareRoom.close();
	room.close();
	await floor.stop();
	await real.stop();
	return [
		...bytesFigures(full, bare),
		atMost("history of a whole default game of 8", 2999, "events", events),
	];
}

/**
 * Plays a game with the create form's settings to its results. Returns the number of its workflow's
 * events.
 */
async function historyOfGame({ url, engine }: { url: string; engine: string }): Promise<number> {
	const players = await gather(url, 8);
	await playTo(players, STATUS.results);
	const connection = await Connection.connect({ address: engine });
	const { events } = await new Client({ connection }).workflow
		.getHandle(workflowId(players[0]?.seat.room_code ?? ""))
		.fetchHistory();
	await connection.close();
	for (const player of players) player.leave();
	return events?.length ?? Number.NaN;
}
