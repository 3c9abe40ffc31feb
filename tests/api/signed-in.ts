import { call, WirePlayer, type WireSeat } from "../players/wire/player.ts";

type Headers = Record<string, string>;

export const META = { sprite_id: 2, mature: true, theme: 0, accessibility2: "classic" };

/** Opens a room with the headers of an account and connects its host. */
export async function hostAs(
	url: string,
	headers: Headers,
	settings: object = {},
): Promise<WirePlayer> {
	const { body } = await call(
		url,
		"POST",
		"/rooms/",
		{ settings, host: { name: "Hosty", meta: META } },
		headers,
	);
	return new WirePlayer(url, body.host as WireSeat).connect();
}

/** Joins a room with the headers of an account and connects. */
export async function joinAs(
	url: string,
	headers: Headers,
	code: string,
	name: string,
): Promise<WirePlayer> {
	const { body } = await call(url, "PUT", `/rooms/${code}/players`, { name, meta: META }, headers);
	return new WirePlayer(url, body as unknown as WireSeat).connect();
}
