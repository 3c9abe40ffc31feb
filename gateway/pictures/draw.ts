import { readdirSync, readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori from "satori";
import { FONTS, fileOf } from "./fonts.ts";
import { type CardContent, drawingOf, SIZE } from "./story-card.ts";

/** A thread that draws cards one after the other. */

const pngWriter = initWasm(readFileSync(fileOf("resvg.wasm")));

const faces = new Map(
	readdirSync(fileOf("faces")).map((name) => [
		name.replace(".svg", ""),
		`data:image/svg+xml;base64,${readFileSync(fileOf(`faces/${name}`), "base64")}`,
	]),
);

/** Returns the card as PNG; null when a text has characters that no font has. */
async function draw(card: CardContent): Promise<Uint8Array | null> {
	await pngWriter;
	const content = drawingOf(card, faces, FONTS);
	if (!content) return null;
	const drawing = await satori(content, { ...SIZE, fonts: [] });
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
