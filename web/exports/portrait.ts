import { avatarUrl } from "../avatars/index.ts";

/** Pixels: three times what the card shows, for sharp prints. */
const SIZE = 192;
const STILL = "<style>.eyes{animation:none!important}</style></svg>";

/**
 * An avatar with open eyes as the address of a PNG: not every browser draws an SVG without a size
 * onto a canvas.
 */
export async function portraitOf(sprite: number): Promise<string> {
	const answer = await fetch(avatarUrl(sprite, false));
	if (!answer.ok) throw new Error(`avatar ${sprite} did not load: ${answer.status}`);
	const svg = (await answer.text())
		.replace("<svg ", `<svg width="${SIZE}" height="${SIZE}" `)
		.replace(/<\/svg>\s*$/, STILL);
	const image = new Image();
	image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = SIZE;
	canvas.height = SIZE;
	canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE, SIZE);
	return canvas.toDataURL();
}
