import { setTimeout as pause } from "node:timers/promises";
import { call, type WireSeat } from "../../../players/wire/player.ts";
import { shareOfCore } from "../../../support/process-cost.ts";
import type { Circle } from "../clients/circle.ts";
import { Line } from "../clients/line.ts";
import { writingRooms } from "../clients/rooms.ts";
import { Samples } from "../clients/samples.ts";
import { ACTIONS_ONLY, writeTogether } from "../clients/traffic.ts";
import { atLeast, atMost, type Figure, told } from "../figure.ts";
import { startBenchServer } from "../machines.ts";

const ROOMS = 50;
const PEOPLE = 20;
/** Milliseconds between two sparks of one person, which is the limit of a seat. */
const GAP = 250;
/** Sparks of a room are gathered, so each person gets this number of messages a second. */
const MESSAGES_PER_SECOND = 4;
const WARM_UP = 2000;
const TICK = 10;
/** Spreads the turns over the rooms. It shares no factor with the number of people. */
const STRIDE = 21;
const PERSON = { meta: { sprite_id: 2, theme: 0, accessibility2: "classic", mature: true } };

/** The people of a room: eight writers and twelve of the audience. */
interface Party {
	circle: Circle;
	lines: Line[];
}

/**
 * Measures what sparks add to the time of an action. Runs with and without sparks alternate,
 * because the machine's speed changes in the meantime; the column of the floor is without them.
 */
export async function sparks(
	folder: string,
	{ rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
	const { url, pids, stop } = await startBenchServer(`${folder}/sparks`);
	const circles = await writingRooms(url, ROOMS);
	const parties: Party[] = [];
	for (const circle of circles) parties.push(await withAudience(url, circle));
	const lines = parties.flatMap((party) => party.lines);
	const times = { without: new Samples(), with: new Samples() };
	const cores = { without: { server: 0, load: 0 }, with: { server: 0, load: 0 } };
	const errors: string[] = [];
	let sparked = 0;
	const write = async (kind: "without" | "with") => {
		const measured = await shareOfCore({ ...pids, load: process.pid }, () =>
			writeTogether(circles, WARM_UP, seconds, ACTIONS_ONLY),
		);
		for (const ms of measured.result.seen.all()) times[kind].add(ms);
		errors.push(...measured.result.errors);
		for (const name of ["server", "load"] as const)
			cores[kind][name] += (measured.cores[name] ?? 0) / rounds;
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
		await pause(GAP * 2); // the last sparks are sent and gathered
	}
	for (const line of lines) line.close();
	await stop();
	const among = `sparks of ${PEOPLE} people in each of ${ROOMS} rooms`;
	const [bare, busy] = [times.without.at(0.5), times.with.at(0.5)];
	return [
		atMost(`${among}: more for an action, median`, 10, "%", (busy / bare - 1) * 100),
		told(`${among}: an action until the last of 8 has it, median`, "ms", busy, { floor: bare }),
		...(["server", "load"] as const).map((name) =>
			told(`${among}: share of a core, ${name}`, "cores", cores.with[name], {
				floor: cores.without[name],
			}),
		),
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
			return new Line(url, { ...(body as unknown as WireSeat), submission: 0 });
		}),
	);
	await Promise.all(fans.map((fan) => fan.connect()));
	return { circle, lines: [...circle.lines, ...fans] };
}

/**
 * Lets the players send sparks in turn. Returns the function that ends it. One timer serves all,
 * because a thousand of them would load this process.
 */
function sparkOn(parties: readonly Party[]): () => void {
	const people = parties.flatMap(({ circle, lines }) =>
		lines.map((line, i) => ({ line, lines, isWriter: i < circle.lines.length, sent: i })),
	);
	const since = performance.now();
	let turns = 0;
	const timer = setInterval(() => {
		const due = ((performance.now() - since) / GAP) * people.length;
		for (; turns < due; turns++) {
			const person = people[(turns * STRIDE) % people.length];
			if (person) sparkOnce(person);
		}
	}, TICK);
	return () => clearInterval(timer);
}

function sparkOnce(person: {
	line: Line;
	lines: readonly Line[];
	isWriter: boolean;
	sent: number;
}): void {
	const { line, lines, isWriter } = person;
	const to = lines[++person.sent % lines.length];
	// A pair pokes once in ten seconds, so most sparks are thrown.
	const pokes = isWriter && person.sent % 3 === 0 && to !== line;
	const kind = pokes ? "poke" : "throw";
	line.spark(`{"kind":"${kind}","to":${to?.writer.id},"emoji":${person.sent % 5}}`);
}

const heard = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.sparks, 0);
