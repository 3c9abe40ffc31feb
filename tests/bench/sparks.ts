import { setTimeout as pause } from "node:timers/promises";
import { call, type Seat } from "../players/wire/player.ts";
import type { Circle } from "./clients/circle.ts";
import { Line } from "./clients/line.ts";
import { writingRooms } from "./clients/rooms.ts";
import { Samples } from "./clients/samples.ts";
import { ACTIONS_ONLY, writeTogether } from "./clients/traffic.ts";
import { atLeast, atMost, type Figure, told } from "./figure.ts";
import { startPlotluck } from "./machines.ts";
import { shareOfCore } from "./process-cost.ts";

const ROOMS = 50;
const PEOPLE = 20;
/** Milliseconds between two sparks of one person, which is the limit of a seat. */
const GAP = 250;
/** Sparks of a room are gathered, so each person gets this number of messages a second. */
const MESSAGES_PER_SECOND = 4;
const WARM_UP = 2000;
const PERSON = { meta: { sprite_id: 2, theme: 0, accessibility2: "classic", mature: true } };

/** The people of a room: eight writers and twelve of the audience. */
interface Party {
	circle: Circle;
	lines: Line[];
}

/**
 * Measures what sparks add to the time of an action. It is measured with and without them by turns,
 * because the machine's speed changes in the meantime.
 */
export async function sparks(
	folder: string,
	{ rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
	const { url, pids, stop } = await startPlotluck(`${folder}/sparks`);
	const circles = await writingRooms(url, ROOMS);
	const parties: Party[] = [];
	for (const circle of circles) parties.push(await withAudience(url, circle));
	const lines = parties.flatMap((party) => party.lines);
	const times = { without: new Samples(), with: new Samples() };
	const cores = { without: 0, with: 0 };
	const errors: string[] = [];
	let sparked = 0;
	const write = async (kind: "without" | "with") => {
		const measured = await shareOfCore(pids, () =>
			writeTogether(circles, WARM_UP, seconds, ACTIONS_ONLY),
		);
		for (const ms of measured.result.seen.all()) times[kind].add(ms);
		errors.push(...measured.result.errors);
		cores[kind] += (measured.cores.server ?? 0) / rounds;
	};
	await writeTogether(circles, WARM_UP, 0, ACTIONS_ONLY);
	for (let round = 0; round < rounds; round++) {
		await write("without");
		const before = heard(lines);
		const since = performance.now();
		const end = sparkOn(parties);
		await write("with");
		end();
		sparked += (heard(lines) - before) / lines.length / (performance.now() - since) / rounds;
		await pause(GAP * 2);
	}
	for (const line of lines) line.close();
	await stop();
	const among = `sparks of ${PEOPLE} people in each of ${ROOMS} rooms`;
	const [bare, busy] = [times.without.at(0.5), times.with.at(0.5)];
	return [
		atMost(`${among}: more for an action, median`, 10, "%", (busy / bare - 1) * 100),
		told(`${among}: an action until the last of 8 has it, median`, "ms", busy, { floor: bare }),
		told(`${among}: share of a core, server`, "cores", cores.with, { floor: cores.without }),
		atLeast(
			`${among}: messages that a person gets`,
			MESSAGES_PER_SECOND * 0.8,
			"a second",
			sparked * 1000,
		),
		atMost(`${among}: errors of actions`, 0, "", errors.length),
	];
}

async function withAudience(url: string, circle: Circle): Promise<Party> {
	const code = circle.lines[0]?.writer.room_code ?? "";
	const fans = await Promise.all(
		Array.from({ length: PEOPLE - circle.lines.length }, async (_, i) => {
			const { body } = await call(url, "PUT", `/rooms/${code}/audience`, {
				...PERSON,
				name: `Fan ${i}`,
			});
			return new Line(url, { ...(body as unknown as Seat), submission: 0 });
		}),
	);
	await Promise.all(fans.map((fan) => fan.connect()));
	return { circle, lines: [...circle.lines, ...fans] };
}

/** Lets everybody spark. Returns the function that ends it. */
function sparkOn(parties: readonly Party[]): () => void {
	const timers = parties.flatMap(({ circle, lines }) =>
		lines.map((line, i) => {
			const isWriter = i < circle.lines.length;
			let sent = i;
			const next = () => {
				const to = lines[++sent % lines.length];
				// A pair pokes once in ten seconds, so most sparks are thrown.
				const pokes = isWriter && sent % 3 === 0 && to !== line;
				const kind = pokes ? "poke" : "throw";
				line.spark(`{"kind":"${kind}","to":${to?.writer.id},"emoji":${sent % 5}}`);
			};
			const late = setTimeout(() => timers.push(setInterval(next, GAP)), Math.random() * GAP);
			return late as NodeJS.Timeout;
		}),
	);
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}

const heard = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.sparks, 0);
