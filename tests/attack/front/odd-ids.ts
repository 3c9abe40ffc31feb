import { call, type WireSeat } from "../../players/wire/player.ts";
import { RawLine, upgradeHead } from "./raw-line.ts";

const PERSON = { name: "Oddity", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };

/**
 * Connects with a right secret and ids that resemble the right ones. Returns the result of each.
 */
export async function dialWithOddIds({
	url,
}: {
	url: string;
}): Promise<Record<string, "in" | "sent away" | "no answer">> {
	const { body } = await call(url, "POST", "/rooms", { host: PERSON });
	const seat = body.host as WireSeat;
	const odd = (write: (id: number) => string) =>
		`player_id=${write(seat.id)}&game_id=${seat.game_id}&player_secret=${seat.secret}`;
	const queries: Record<string, string> = {
		right: odd(String),
		"repeated player": `${odd(String)}&player_id=${seat.id}`,
		"repeated game": `${odd(String)}&game_id=${seat.game_id}`,
		"repeated secret": `${odd(String)}&player_secret=${seat.secret}`,
		exponent: odd((id) => `${id}e0`),
		hexadecimal: odd((id) => `0x${id.toString(16)}`),
		blank: odd((id) => `%20${id}`),
		"line break": odd((id) => `${id}%0a`),
		"leading zero": odd((id) => `0${id}`),
		plus: odd((id) => `%2B${id}`),
		fraction: odd((id) => `${id}.0`),
		negative: odd((id) => `-${id}`),
		"beyond 53 bits": odd(() => "99999999999999999999"),
	};
	const seen: Record<string, "in" | "sent away" | "no answer"> = {};
	for (const [what, query] of Object.entries(queries)) {
		const line = await RawLine.open(url);
		line.say(upgradeHead({}, `/rooms?${query}`));
		const { text } = await line.hear(
			10_000,
			(text) => text.includes('"seq"') || text.includes('"goaway"'),
		);
		seen[what] = text.includes('"seq"')
			? "in"
			: text.includes('"goaway"')
				? "sent away"
				: "no answer";
		line.end();
	}
	return seen;
}
