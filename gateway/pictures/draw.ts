import { readdirSync, readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori, { type Font } from "satori";
import { type CardContent, drawingOf, SIZE } from "./story-card.ts";

/** A thread that draws cards one after the other. */

/** The build's folder contains the files that the drawings need beside this program. */
const fileOf = (name: string) => new URL(name, import.meta.url);

const pngWriter = initWasm(readFileSync(fileOf("resvg.wasm")));

/**
 * A font has a file for each script. Each file gets a separate name, so that texts can mix scripts.
 */
const fonts = readdirSync(fileOf("fonts"))
	.filter((name) => name.endsWith(".woff"))
	.map(
		(name): Font => ({
			name: name.replace(".woff", ""),
			data: readFileSync(fileOf(`fonts/${name}`)),
			weight: 400,
			style: "normal",
		}),
	);
const familyOf = (prefix: string) =>
	fonts.map(({ name }) => name).filter((n) => n.startsWith(prefix));
const text = familyOf("literata").join(", ");
const families = { title: [...familyOf("lilita"), text].join(", "), text };

const faces = new Map(
	readdirSync(fileOf("faces")).map((name) => [
		name.replace(".svg", ""),
		`data:image/svg+xml;base64,${readFileSync(fileOf(`faces/${name}`), "base64")}`,
	]),
);

/** Returns the card as PNG; null when a text has characters that no font has. */
async function draw(card: CardContent): Promise<Uint8Array | null> {
	await pngWriter;
	let complete = true;
	const drawing = await satori(drawingOf(card, faces, families), {
		...SIZE,
		fonts,
		loadAdditionalAsset: async () => {
			complete = false;
			return [];
		},
	});
	if (!complete) return null;
	const picture = new Resvg(drawing, { font: { loadSystemFonts: false } });
	try {
		const pixels = picture.render();
		try {
			return pixels.asPng();
		} finally {
			pixels.free();
		}
	} finally {
		picture.free();
	}
}

parentPort?.on("message", (card: CardContent) => {
	draw(card).then(
		(png) => parentPort?.postMessage(png),
		// The error may quote the text.
		() => parentPort?.postMessage(null),
	);
});
