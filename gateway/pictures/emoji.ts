import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const VARIATION = 0xfe0f;
const JOINER = "200d";
const TONES = new Set(["1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff"]);

/** The side of an emoji in the set. */
const SIDE = 32;

/** The content of the pictures' SVG by code points, such as 1f468-200d-1f373. Read at first use. */
let pictures: Record<string, string> | null = null;

/** Returns the content of an emoji's SVG, whose side is 32; null if the set has none. */
export function emojiBody(emoji: string): string | null {
	pictures ??= JSON.parse(
		brotliDecompressSync(readFileSync(new URL("emoji.json.br", import.meta.url))).toString(),
	);
	const points = [...emoji]
		.map((sign) => sign.codePointAt(0) ?? 0)
		.filter((point) => point !== VARIATION)
		.map((point) => point.toString(16));
	return bodyOf(points);
}

/** Returns an emoji, else the same in the colour of the set, else its members side by side. */
function bodyOf(points: readonly string[]): string | null {
	const whole = pictures?.[points.join("-")];
	if (whole !== undefined) return whole;
	const toneless = points.filter((point) => !TONES.has(point));
	if (toneless.length > 0 && toneless.length < points.length && !points.includes(JOINER))
		return bodyOf(toneless);
	const members = points
		.join("-")
		.split(`-${JOINER}-`)
		.map((member) => (points.includes(JOINER) ? bodyOf(member.split("-")) : null));
	if (members.includes(null)) return null;
	const columns = Math.ceil(Math.sqrt(members.length));
	const rows = Math.ceil(members.length / columns);
	const side = SIDE / columns;
	const top = (SIDE - rows * side) / 2;
	return members
		.map((member, i) => {
			const place = `x="${(i % columns) * side}" y="${top + Math.floor(i / columns) * side}"`;
			return `<svg ${place} width="${side}" height="${side}" viewBox="0 0 ${SIDE} ${SIDE}">${member}</svg>`;
		})
		.join("");
}
