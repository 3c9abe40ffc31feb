import { call } from "../../players/wire/player.ts";
import { type Tally, tally } from "./guessing.ts";

const PERSON = { name: "Opener", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };
const from = (address: string) => ({ "x-forwarded-for": address });

/** The results of many calls: the count of each status, and the last refusal. */
export interface CallTally {
	statuses: Tally;
	/** Retry-After of the last refusal, in seconds. */
	retryAfter: number;
	refusal: string;
}

interface FloodOptions {
	url: string;
	address: string;
	calls: number;
}

async function flood(
	calls: number,
	one: (index: number) => ReturnType<typeof call>,
): Promise<CallTally> {
	const answers: Awaited<ReturnType<typeof call>>[] = [];
	for (let i = 0; i < calls; i += 10)
		answers.push(
			...(await Promise.all(Array.from({ length: Math.min(10, calls - i) }, (_, j) => one(i + j)))),
		);
	const refused = answers.findLast(({ status }) => status === 429 || status === 503);
	return {
		statuses: tally(answers.map(({ status }) => status)),
		retryAfter: Number(refused?.headers.get("retry-after") ?? 0),
		refusal: String(refused?.body.error ?? ""),
	};
}

/** Opens rooms, ten at a time. `host` replaces the person, to have the call refused. */
export const openRooms = ({
	url,
	address,
	calls,
	host = PERSON,
}: FloodOptions & { host?: object }): Promise<CallTally> =>
	flood(calls, () => call(url, "POST", "/rooms", { host }, from(address)));

/** Fills a room, then joins it again and again as a new person. */
export async function joinOften({ url, address, calls }: FloodOptions): Promise<CallTally> {
	const { body } = await call(url, "POST", "/rooms", { host: PERSON });
	return flood(calls, (i) =>
		call(url, "PUT", `/rooms/${body.code}/players`, { ...PERSON, name: `Join${i}` }, from(address)),
	);
}

/** Counts visits. Returns the statuses and the increase of the count. */
export async function countVisits({
	url,
	address,
	calls,
}: FloodOptions): Promise<CallTally & { counted: number }> {
	const count = async () => Number((await call(url, "GET", "/counts")).body.count);
	const before = await count();
	const seen = await flood(calls, () => call(url, "POST", "/counts/", undefined, from(address)));
	return { ...seen, counted: (await count()) - before };
}

/** Sends bodies that a form of another site can send. */
export async function postFormBodies({ url }: { url: string }): Promise<Record<string, number>> {
	const statuses: Record<string, number> = {};
	for (const type of [
		"text/plain",
		"application/x-www-form-urlencoded",
		"multipart/form-data; boundary=x",
		"",
		"application/jsonp",
	]) {
		const body = new Blob([JSON.stringify({ host: PERSON })]);
		statuses[type] = (
			await fetch(`${url}/api/v3/rooms`, {
				method: "POST",
				headers: type === "" ? {} : { "content-type": type },
				body,
			})
		).status;
	}
	return statuses;
}
