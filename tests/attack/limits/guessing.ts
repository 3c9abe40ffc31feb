import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";

/**
 * An attack on a running server from an address that no other attack uses. The forwarded address
 * makes limits apply on this machine too.
 */
interface Guessing {
	url: string;
	/** The attacker's address, as a proxy forwards it. */
	address: string;
}

const from = (address: string) => ({ "x-forwarded-for": address });
const PERSON = { name: "Guesser", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const randomCode = () =>
	Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("");

/** Number of calls by status. */
export type Tally = Record<number, number>;

export function tally(statuses: number[]): Tally {
	const counts: Tally = {};
	for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
	return counts;
}

/** Guesses codes in parallel. Returns how many were looked up (404) and how many refused (429). */
export async function guessCodesAtOnce({
	url,
	address,
	guesses,
}: Guessing & { guesses: number }): Promise<Tally> {
	const calls = Array.from({ length: guesses }, () =>
		call(url, "GET", `/rooms/${randomCode()}`, undefined, from(address)),
	);
	return tally((await Promise.all(calls)).map(({ status }) => status));
}

/** Guesses the admin key in parallel. */
export async function guessAdminKeyAtOnce({
	url,
	address,
	guesses,
}: Guessing & { guesses: number }): Promise<Tally> {
	const ask = (key: string) =>
		call(url, "GET", "/config/access", undefined, { ...from(address), "x-admin-key": key });
	return tally(
		(await Promise.all(Array.from({ length: guesses }, (_, i) => ask(`guess ${i}`)))).map(
			({ status }) => status,
		),
	);
}

/** Guesses from many addresses of one IPv6 network, one guess each. */
export async function guessFromOneNetwork({
	url,
	network,
	guesses,
}: {
	url: string;
	network: string;
	guesses: number;
}): Promise<Tally> {
	const statuses: number[] = [];
	for (let i = 1; i <= guesses; i++) {
		const { status } = await call(
			url,
			"GET",
			`/rooms/${randomCode()}`,
			undefined,
			from(`${network}:${i.toString(16)}:0:0:${i}`),
		);
		statuses.push(status);
	}
	return tally(statuses);
}

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
export async function playBesideGuesser({
	url,
	address,
	guesses,
	dials,
}: Guessing & { guesses: number; dials: number }): Promise<BesideGuesser> {
	const { body } = await call(url, "POST", "/rooms", { host: PERSON });
	const seat = body.host as WireSeat;
	await guessCodesAtOnce({ url, address, guesses });
	const dial = async (secret: string) => {
		const player = await new WirePlayer(url, { ...seat, secret }).connect({
			headers: from(address),
		});
		const { refused, closed } = player;
		player.leave();
		return refused ?? closed ?? "in";
	};
	for (let i = 0; i < dials; i++) await dial("a secret of nobody's");
	const join = (person: object) =>
		call(url, "PUT", `/rooms/${seat.room_code}/players`, person, from(address));
	return {
		code: (await call(url, "GET", `/rooms/${seat.room_code}`, undefined, from(address))).status,
		join: (await join({ ...PERSON, secret: "a secret of nobody's" })).status,
		rejoin: (await join({ ...PERSON, secret: seat.secret })).status,
		seat: await dial(seat.secret),
		wrongSecret: await dial("a secret of nobody's"),
	};
}
