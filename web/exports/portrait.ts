import { avatarUrl } from "../avatars/index.ts";

/** Pixels; larger than on the card, for sharp prints. */
const SIZE = 192;
const STILL = "<style>.eyes{animation:none!important}</style></svg>";

/**
 * Returns an avatar with open eyes as the data URL of a PNG. It is no SVG, because some browsers
 * cannot draw an SVG without a size to a canvas. Throws if the avatar does not load.
 */
export async function portraitOf(sprite: number): Promise<string> {
	const response = await fetch(avatarUrl(sprite, false));
	if (!response.ok) throw new Error(`avatar ${sprite} did not load: ${response.status}`);
	const svg = (await response.text())
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
