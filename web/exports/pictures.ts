import { coverSvg } from "#game/cover/picture.ts";
import { REACTION_NAMES } from "#game/points/reactions.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { avatarUrl } from "../avatars/index.ts";
import { emojiUrl, type PictureName } from "../emoji/index.ts";
import { awardsWonBy } from "../game/awards.ts";
import { partsOf, spriteOf } from "../game/stories.ts";
import { ROSETTE, rosetteEmoji } from "../parts/rosette-shape.ts";

/** The pictures of exports as data URLs of PNGs. */
export interface Pictures {
	/** By sprite. */
	faces: ReadonlyMap<number, string>;
	/** By the rule of the award. */
	rosettes: ReadonlyMap<number, string>;
	/** By the index of the reaction. */
	reactions: ReadonlyMap<number, string>;
	/** The drawings on the covers, by story. */
	drawings: ReadonlyMap<number, string>;
}

/** Pixels; larger than on the card, for sharp prints. */
const FACE = 192;
const EMOJI = 64;
const DRAWING = 720;
/** Canvas pixels per unit of the rosette's drawing. */
const ROSETTE_SCALE = 5;

const STILL = "<style>.eyes{animation:none!important}</style></svg>";

/** The classic theme's colours, because an export does not follow the reader's theme. */
const CLASSIC = { line: "#1d1a16", wheel: "#ffd84a", tails: "#d93a1a", eye: "#fffdf7" };

/**
 * Returns the pictures in these stories, with the faces of the writers and of `sprites`. Throws if
 * one does not load.
 */
export async function picturesOf(
	game: Game,
	stories: readonly WireStory[],
	sprites: readonly number[] = [],
): Promise<Pictures> {
	const writers = stories.flatMap((story) => partsOf(story).map((part) => spriteOf(game, part)));
	const rules = [
		...Object.values(game.awards).map(({ meta }) => meta.rule),
		...stories.flatMap((story) => awardsWonBy(game, story).map(({ rule }) => rule)),
	];
	const covers = new Map(
		stories.flatMap(({ id, meta }) => {
			const svg = meta.cover === undefined ? null : coverSvg(meta.cover);
			return svg === null ? [] : [[id, svg] as const];
		}),
	);
	const [faces, rosettes, reactions, drawings] = await Promise.all([
		drawn(
			[...sprites, ...writers].filter((sprite) => sprite !== null),
			faceOf,
		),
		drawn(rules, rosetteOf),
		drawn([...REACTION_NAMES.keys()], (index) => reactionPicture(index, EMOJI)),
		drawn([...covers.keys()], (story) => png(covers.get(story) ?? "", DRAWING, DRAWING)),
	]);
	return { faces, rosettes, reactions, drawings };
}

async function drawn(
	keys: readonly number[],
	draw: (key: number) => Promise<string>,
): Promise<Map<number, string>> {
	return new Map(
		await Promise.all([...new Set(keys)].map(async (key) => [key, await draw(key)] as const)),
	);
}

/** Draws an avatar with open eyes. */
async function faceOf(sprite: number): Promise<string> {
	const svg = await loaded(avatarUrl(sprite, false), `avatar ${sprite}`);
	return png(svg.replace(/<\/svg>\s*$/, STILL), FACE, FACE);
}

/** Returns a reaction as the data URL of a square PNG; `size` is its side in pixels. */
export async function reactionPicture(index: number, size: number): Promise<string> {
	return png(await emojiOf(REACTION_NAMES[index] ?? "star"), size, size);
}

/** Draws the rosette that pages show as a component. */
async function rosetteOf(rule: number): Promise<string> {
	const { width, height, tails, wheel, eye, emoji } = ROSETTE;
	const place = `x="${eye.x - emoji / 2}" y="${eye.y - emoji / 2}" width="${emoji}" height="${emoji}"`;
	const picture = (await emojiOf(rosetteEmoji(rule))).replace("<svg ", `<svg ${place} `);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g stroke="${CLASSIC.line}" stroke-width="3" stroke-linejoin="round"><path fill="${CLASSIC.tails}" d="${tails}"/><path fill="${CLASSIC.wheel}" d="${wheel}"/><circle fill="${CLASSIC.eye}" cx="${eye.x}" cy="${eye.y}" r="${eye.radius}"/></g>${picture}</svg>`;
	return png(svg, width * ROSETTE_SCALE, height * ROSETTE_SCALE);
}

const emojiOf = (name: PictureName): Promise<string> =>
	loaded(emojiUrl(name) ?? "", `emoji ${name}`);

async function loaded(address: string, what: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${what} did not load: ${response.status}`);
	return response.text();
}

/** Returns an SVG as a PNG, because some browsers cannot draw an SVG without a size to a canvas. */
async function png(svg: string, width: number, height: number): Promise<string> {
	const image = new Image();
	const sized = svg.replace("<svg ", `<svg width="${width}" height="${height}" `);
	image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
	return canvas.toDataURL();
}
