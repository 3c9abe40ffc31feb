import { expect } from "vitest";
import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";

type Headers = Record<string, string>;

export const META = { sprite_id: 2, mature: true, theme: 0, accessibility2: "classic" };

/** Returns what a refusal has: its status, a text for people and its code, which may be any one. */
export const refused = (status: number, code: unknown = expect.any(String)) => ({
	status,
	body: { error: expect.stringMatching(/./), code },
});

/** Connects the player of a seat that a call has returned. */
export const connected = (url: string, seat: unknown): Promise<WirePlayer> =>
	new WirePlayer(url, seat as WireSeat).connect();

/** Opens a room with the headers of an account or address and connects its host. */
export async function hostAs(
	url: string,
	headers: Headers,
	settings: object = {},
	name = "Hosty",
): Promise<WirePlayer> {
	const host = { name, meta: META };
	const { body } = await call(url, "POST", "/rooms/", { settings, host }, headers);
	return connected(url, body.host);
}

/** Takes a seat with the headers of an account or address; `more` is the rest of the body. */
export const takeSeat = (
	url: string,
	headers: Headers,
	code: string,
	{ as = "players", ...more }: { as?: string; [key: string]: unknown } = {},
) => call(url, "PUT", `/rooms/${code}/${as}`, { name: "Guesty", meta: META, ...more }, headers);

/** Joins a room as `takeSeat` does and connects. */
export async function joinAs(
	url: string,
	headers: Headers,
	code: string,
	name: string,
	more: object = {},
): Promise<WirePlayer> {
	const { status, body } = await takeSeat(url, headers, code, { name, ...more });
	expect(status, JSON.stringify(body)).toBe(200);
	return connected(url, body);
}

/** Makes calls one after the other, and returns their statuses. */
export async function statusesOf(
	times: number,
	ask: (i: number) => Promise<{ status: number }>,
): Promise<number[]> {
	const statuses: number[] = [];
	for (let i = 0; i < times; i++) statuses.push((await ask(i)).status);
	return statuses;
}
