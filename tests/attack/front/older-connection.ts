import { setTimeout as pause } from "node:timers/promises";
import type { AttackCase } from "../case.ts";
import { openSeat } from "./frames.ts";
import { RawSocket } from "./raw-socket.ts";

const ROUNDS = { small: 20, full: 100 };
const AT_ONCE = 4;

/** A browser reconnects before its older connection was accepted. The newest one must stay. */
export const olderConnection: AttackCase = {
	name: "older connection beside the newer",
	asked: "the newest of four connections stays open, each time",
	async run({ target, small }) {
		const rounds = small ? ROUNDS.small : ROUNDS.full;
		let stayed = 0;
		for (let round = 0; round < rounds; round++) if (await newestStays(target.url, round)) stayed++;
		return { figures: { rounds, stayed }, passed: stayed === rounds };
	},
};

async function newestStays(url: string, round: number): Promise<boolean> {
	const seat = await openSeat(url);
	const opening: Promise<RawSocket>[] = [];
	for (let i = 0; i < AT_ONCE; i++) {
		opening.push(RawSocket.open(url, seat));
		await pause(5 + (round % 5)); // in this order, and before the first one is accepted
	}
	const sockets = await Promise.all(opening);
	const newest = sockets.at(-1);
	await newest?.seated();
	await pause(50);
	const stays = (await newest?.isAlive()) ?? false;
	for (const socket of sockets) socket.drop();
	return stays;
}
