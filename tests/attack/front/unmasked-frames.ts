import { call, type WireSeat } from "../../players/wire/player.ts";
import { RawLine, upgradeHead } from "./raw-line.ts";

const PERSON = {
	name: "Unmasked",
	meta: { sprite_id: 2, mature: true, accessibility2: "classic" },
};

/** Returns a text frame, masked with zeros or unmasked. */
function frame(text: string, { masked }: { masked: boolean }): Buffer {
	const payload = Buffer.from(text);
	const mask = masked ? 0x80 : 0;
	const length =
		payload.length < 126
			? [mask | payload.length]
			: [mask | 126, payload.length >> 8, payload.length & 255];
	return Buffer.concat([Buffer.from([0x81, ...length]), Buffer.alloc(masked ? 4 : 0), payload]);
}

/**
 * Sends masked frames at once and byte by byte, then one with or without a mask. Returns which got
 * a reply and whether the connection was closed.
 */
export async function sendFrames({
	url,
	masked,
	length,
}: {
	url: string;
	masked: boolean;
	length: number;
}): Promise<{ answered: string[]; closed: boolean }> {
	const { body } = await call(url, "POST", "/rooms", { host: PERSON });
	const { id: player_id, secret: player_secret, game_id } = body.host as WireSeat;
	const action = (id: string, padding: number) =>
		JSON.stringify({ game_id, player_id, player_secret, player_action: "game/start", id }).padEnd(
			padding,
			" ",
		);
	const line = await RawLine.open(url);
	line.say(
		upgradeHead(
			{},
			`/rooms?player_id=${player_id}&player_secret=${player_secret}&game_id=${game_id}`,
		),
	);
	await line.hear(10_000, (text) => text.includes('"seq"'));
	line.say(
		Buffer.concat([
			frame(action("first", 0), { masked: true }),
			frame(action("second", 300), { masked: true }),
		]),
	);
	for (const byte of frame(action("third", 300), { masked: true })) line.say(Buffer.from([byte]));
	line.say(frame(action("last", length), { masked }));
	const { text, closed } = await line.hear(10_000, (said) => said.includes('"last"'));
	line.end();
	return {
		answered: ["first", "second", "third", "last"].filter((id) => text.includes(`"${id}"`)),
		closed,
	};
}
