import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import type { Context } from "../case.ts";

/** A client of a running server, whose address a proxy forwards. Limits apply to it on this machine too. */
export interface Attacker {
	url: string;
	address: string;
}

type Answer = Awaited<ReturnType<typeof call>>;

/** Makes the nth call of an attacker. */
export type Sender = (attacker: Attacker, n: number) => Promise<Answer>;

/** Number of calls by status. */
export type Tally = Record<number, number>;

/** The answers to many calls. */
export interface Answers {
	statuses: Tally;
	/** Retry-After of the last refusal, in seconds. */
	retryAfter: number;
	/** The text of the last refusal. */
	refusal: string;
}

export const from = (address: string) => ({ "x-forwarded-for": address });

/** Returns an address that no other case of this run uses. */
export const stranger = ({ seed }: Pick<Context, "seed">, n: number) => `198.51.${seed % 250}.${n}`;

export const person = (name: string, device?: string) => ({
	...{ name, ...(device !== undefined && { device }) },
	meta: { sprite_id: 2, mature: true, accessibility2: "classic" },
});

/** Opens a room. Returns its host's seat. */
export async function openSeat(
	url: string,
	{ settings = {}, host = person("Host"), headers = {} }: SeatOptions = {},
): Promise<WireSeat> {
	const { status, body } = await call(url, "POST", "/rooms", { settings, host }, headers);
	if (status !== 201)
		throw new Error(`a room could not be opened: ${status} ${JSON.stringify(body)}`);
	return body.host as WireSeat;
}
interface SeatOptions {
	settings?: object;
	host?: object;
	headers?: Record<string, string>;
}

export const times = <T>(count: number, work: (n: number) => T): T[] =>
	Array.from({ length: count }, (_, n) => work(n));

export function tally(answers: readonly { status: number }[]): Tally {
	const counts: Tally = {};
	for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
	return counts;
}

/** Sends this number of calls, `atOnce` of them at a time. */
export async function sendMany(
	sender: Sender,
	attacker: Attacker,
	calls: number,
	atOnce = calls,
): Promise<Answers> {
	const answers: Answer[] = [];
	for (let i = 0; i < calls; i += atOnce) {
		const some = Math.min(atOnce, calls - i);
		answers.push(...(await Promise.all(times(some, (n) => sender(attacker, i + n)))));
	}
	const refused = answers.findLast(({ status }) => status === 429 || status === 503);
	return {
		statuses: tally(answers),
		retryAfter: Number(refused?.headers.get("retry-after") ?? 0),
		refusal: String(refused?.body.error ?? ""),
	};
}

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const randomCode = () =>
	times(4, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("");

export const guessCode: Sender = ({ url, address }) =>
	call(url, "GET", `/rooms/${randomCode()}`, undefined, from(address));

/** Guesses a code from another address of one IPv6 network each time. */
export const guessFromNetwork =
	(network: string): Sender =>
	({ url }, n) =>
		guessCode({ url, address: `${network}:${n.toString(16)}:0:0:${n}` }, n);

export const guessAdminKey: Sender = ({ url, address }, n) =>
	call(url, "GET", "/config/access", undefined, { ...from(address), "x-admin-key": `guess ${n}` });

/** Opens a room. A person with faults has the call refused. */
export const openAs =
	(host: object = person("Opener")): Sender =>
	({ url, address }) =>
		call(url, "POST", "/rooms", { host }, from(address));

/** Joins a room as a new person each time. */
export const joinRoom =
	(code: string): Sender =>
	({ url, address }, n) =>
		call(url, "PUT", `/rooms/${code}/players`, person(`Join${n}`), from(address));

export const visit: Sender = ({ url, address }) =>
	call(url, "POST", "/counts/", undefined, from(address));

/** Counts visits. Returns the answers and the increase of the count. */
export async function countVisits(
	attacker: Attacker,
	calls: number,
): Promise<Answers & { counted: number }> {
	const count = async () => Number((await call(attacker.url, "GET", "/counts")).body.count);
	const before = await count();
	const answers = await sendMany(visit, attacker, calls, 10);
	return { ...answers, counted: (await count()) - before };
}

/** Sends bodies that a form of another site can send. Returns the statuses. */
export const postFormBodies = (url: string): Promise<number[]> =>
	Promise.all(
		[
			"text/plain",
			"application/x-www-form-urlencoded",
			"multipart/form-data; boundary=x",
			"",
			"application/jsonp",
		].map(async (type) => {
			const headers: Record<string, string> = type === "" ? {} : { "content-type": type };
			const body = new Blob([JSON.stringify({ host: person("Opener") })]);
			return (await fetch(`${url}/api/v3/rooms`, { method: "POST", headers, body })).status;
		}),
	);

/** The actions that players can still take from an address that has guessed too often. */
export interface BesideGuesser {
	/** Status of a lookup of a right code. */
	code: number;
	/** Status of joining with a right code. */
	join: number;
	/** Status of joining again with the secret of a seat. */
	rejoin: number;
	/** The room connection with the right secret: "in", or the status that refused it. */
	seat: number | "in";
	/** The room connection with a wrong secret. */
	wrongSecret: number | "in";
}

/** Guesses codes and secrets until the address is blocked, then tries every way in from it. */
export async function playBesideGuesser(
	attacker: Attacker,
	{ guesses, dials }: { guesses: number; dials: number },
): Promise<BesideGuesser> {
	const { url, address } = attacker;
	const seat = await openSeat(url);
	const headers = from(address);
	await sendMany(guessCode, attacker, guesses);
	const dial = async (secret: string) => {
		const player = await new WirePlayer(url, { ...seat, secret }).connect({ headers });
		const { refused, closed } = player;
		player.leave();
		return refused ?? closed ?? "in";
	};
	for (let i = 0; i < dials; i++) await dial("a secret of nobody's");
	const room = `/rooms/${seat.room_code}`;
	const join = async (secret: string) =>
		(await call(url, "PUT", `${room}/players`, { ...person("Guesser"), secret }, headers)).status;
	return {
		code: (await call(url, "GET", room, undefined, headers)).status,
		join: await join("a secret of nobody's"),
		rejoin: await join(seat.secret),
		seat: await dial(seat.secret),
		wrongSecret: await dial("a secret of nobody's"),
	};
}
