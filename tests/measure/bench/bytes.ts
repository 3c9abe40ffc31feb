import { setTimeout as pause } from "node:timers/promises";
import type { Circle } from "./clients/circle.ts";
import type { Line } from "./clients/line.ts";
import { atMost, type Figure, told } from "./figure.ts";

/**
 * Milliseconds longer than any effect of the toggle, but shorter than until its player no longer
 * counts as typing.
 */
const SETTLED = 1500;
/** Milliseconds until no player counts as typing. */
const RESTED = 6000;

/** Bytes of WebSocket frames that clients receive. */
export interface Sent {
	/** Most bytes to a client while another player presses done. */
	watching: number;
	/** Bytes to the player who presses done. */
	pressing: number;
	/** Bytes of the snapshot on join beyond its JSON. */
	overJson: number;
}

/** Measures figure 3 in an otherwise idle room. */
export async function bytesSent(circle: Circle): Promise<Sent> {
	await pause(RESTED);
	const heard = new Map<Line, number>(circle.lines.map((line) => [line, 0]));
	for (const line of circle.lines) {
		const former = line.onMessage;
		line.onMessage = (message, bytes) => {
			heard.set(line, (heard.get(line) ?? 0) + framed(bytes));
			former(message, bytes);
		};
	}
	const presser = circle.toggle();
	await pause(SETTLED);
	const pressing = (presser && heard.get(presser)) ?? 0;
	const watching = Math.max(
		...circle.lines.filter((line) => line !== presser).map((line) => heard.get(line) ?? 0),
	);

	const [line] = circle.lines;
	let overJson = Number.NaN;
	if (line) {
		line.onMessage = (message, bytes) => {
			if (message.prev === undefined && message.game)
				overJson = bytes - Buffer.byteLength(JSON.stringify(message));
		};
		await line.connect();
	}
	return { watching, pressing, overJson };
}

/**
 * Returns the size with its frame header: two bytes, four from 126 bytes on, ten from 64 KiB on.
 */
const framed = (bytes: number): number => bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);

export function bytesFigures(full: Sent, bare: Sent): Figure[] {
	return [
		atMost("one done toggle, to another client", 250, "bytes", full.watching, {
			floor: bare.watching,
		}),
		told("one done toggle, to the player, ack included", "bytes", full.pressing, {
			floor: bare.pressing,
		}),
		atMost("full state on join, more than its JSON", 0, "bytes", full.overJson, {
			floor: bare.overJson,
		}),
	];
}
