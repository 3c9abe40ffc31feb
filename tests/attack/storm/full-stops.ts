import { STATUS } from "#game/status.ts";
import { playTo } from "../../players/wire/game.ts";
import { waitingCase } from "../waiting-case.ts";
import { writtenRoom } from "./full-room.ts";

const FULL = { players: 16, parts: 4, length: 13_900, unit: "." };
/** A room that is filled in seconds. */
const SMALL = { players: 3, parts: 1, length: 13_900, unit: "." };

/** A room whose texts are full stops counts its votes, and shows its reveal and its results. */
export const fullStops = waitingCase({
	name: "parts of full stops at the reveal",
	async prepare({ target: { url }, small }) {
		const players = await writtenRoom(url, small ? SMALL : FULL);
		await playTo(players, STATUS.voting);
		return players;
	},
	async attack(_, players) {
		await playTo(players, STATUS.results);
		for (const player of players) player.leave();
	},
});
