import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AVATARS } from "#game/catalogue.ts";
import { REACTION_NAMES } from "#game/points/reactions.ts";
import { avatarLines } from "#words/game/avatar-lines.ts";
import { avatarNames } from "#words/game/avatars.ts";
import { reactionWords } from "#words/game/reactions.ts";
import { zinePages } from "../../content/zine/zine.mjs";
import { avatarUrl, SECRET_SPRITE } from "../../web/avatars/index.ts";
import { extract } from "../../web/emoji/extract.mjs";
import { emojiUrl } from "../../web/emoji/index.ts";
import { Avatar } from "../../web/parts/avatar.tsx";
import { Crown } from "../../web/parts/crown.tsx";
import { Emoji, EmojiPicture } from "../../web/parts/emoji.tsx";
import { Sleeper } from "../../web/screens/round-table/sleeper.tsx";

const folder = new URL("../../web/avatars/", import.meta.url);
const emojiFolder = new URL("../../web/emoji/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(`${name}.svg`, folder), "utf8");
const styleOf = (picture: string): string | undefined =>
	/<style>(.*?)<\/style>/s.exec(picture)?.[1];
const all = (picture: string, pattern: RegExp): string[] =>
	[...picture.matchAll(pattern)].map((match) => match[1] ?? "");

describe("the characters", () => {
	it("are thirty-one, numbered as the wire numbers them, each with a picture and no picture left over", () => {
		expect(AVATARS.map(({ id }) => id)).toEqual(Array.from({ length: 31 }, (_, id) => id));
		const drawn = readdirSync(folder).filter((file) => file.endsWith(".svg"));
		expect(drawn.sort()).toEqual(AVATARS.map(({ name }) => `${name}.svg`).sort());
		const names = ["ghost", "dog", "potato", "poulet", "shinyworm"];
		expect([0, 4, 9, 22, 30].map((id) => AVATARS[id]?.name)).toEqual(names);
	});

	it("have the lines of the zine", () => {
		const inZine = new Map(
			zinePages().map(({ title, html }) => [
				title,
				/<p class="line">(.+)<\/p>/.exec(html)?.[1]?.replace(/<\/?em>/g, ""),
			]),
		);
		expect(avatarLines).toEqual(avatarNames.map((name) => inZine.get(name)));
	});

	it("are free up to poulet; the secret one and the shiny siblings are for supporters", () => {
		for (const { id, free } of AVATARS) expect(free).toBe(id <= 22);
		expect(AVATARS[SECRET_SPRITE]?.name).toBe("plat");
		const siblings = AVATARS.flatMap(({ name, alternateOf }) =>
			alternateOf === undefined ? [] : [[AVATARS[alternateOf]?.name, name]],
		);
		expect(siblings).toEqual([
			["ghost", "cryghost"],
			["potato", "sparkletato"],
			["buffpire", "buffstare"],
			["kitsune", "glarefox"],
			["reapr", "reaprlash"],
			["skellybts", "pumpedsklly"],
			["wormman", "shinyworm"],
		]);
	});
});

describe.each(AVATARS.map(({ name }) => name))("the picture of %s", (name) => {
	const picture = read(name);

	it("fits the family's box, and blinks like the others, but not where motion is unwelcome", () => {
		expect(picture).toContain('viewBox="0 0 96 96"');
		expect(picture).toMatch(/<g class="eyes"[^>]* style="animation-delay:-\d\.\ds"/);
		expect(styleOf(picture)).toBe(styleOf(read("ghost")));
		expect(styleOf(picture)).toMatch(/prefers-reduced-motion:reduce\)\{\.eyes\{animation:none\}/);
	});

	it("closes its eyes for a player who sleeps", () => {
		expect(picture).toContain(`<g class="eyes" id="${name}-asleep"`);
		expect(styleOf(picture)).toContain(".eyes:target{animation:none;transform:scaleY(.12)}");
		const { id } = AVATARS.find((avatar) => avatar.name === name) ?? { id: -1 };
		const shown = renderToStaticMarkup(<Sleeper sprite={id} size={70} />);
		expect(shown).toMatch(new RegExp(`${name}[^"]*#${name}-asleep"`));
	});

	it("has the white sticker edge and the ink outline", () => {
		expect(picture).toContain('stroke="#fff" stroke-width="13"');
		expect(picture).toContain('stroke="#1d1a16" stroke-width="4.5"');
	});

	it("needs nothing from elsewhere, runs nothing and stays small", () => {
		expect(picture).not.toMatch(/<script|<foreignObject|<image|@import|\son\w+=|javascript:/i);
		const ids = all(picture, /\sid="([^"]*)"/g);
		expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
		const references = [...all(picture, /href="([^"]*)"/g), ...all(picture, /url\(([^)]*)\)/g)].map(
			(target) => target.replace("#", ""),
		);
		expect(references.filter((target) => !ids.includes(target))).toEqual([]);
		expect(Buffer.byteLength(picture)).toBeLessThan(4096);
	});
});

describe("an avatar on a page", () => {
	it("shows the character in its size, silent beside a name and named where asked", () => {
		const shown = renderToStaticMarkup(<Avatar sprite={2} size={70} blink />);
		expect(shown).toMatch(/src="[^"#]*raccoon[^"#]*\.svg[^"#]*"/);
		expect(shown).toContain('width="70" height="70" alt=""');
		expect(shown).toContain('draggable="false"');
		expect(renderToStaticMarkup(<Avatar sprite={2} size={70} label="raccoon" />)).toContain(
			'alt="raccoon"',
		);
	});

	it("keeps its eyes still unless it may blink", () => {
		expect(avatarUrl(7, false)).toBe(`${avatarUrl(7, true)}#cat-still`);
		expect(read("cat")).toContain('<svg id="cat-still"');
	});

	it.each([-1, 31, 1.5, Number.NaN])("is the ghost for the unknown sprite %s", (sprite) => {
		expect(avatarUrl(sprite, true)).toBe(avatarUrl(0, true));
	});
});

describe("emoji", () => {
	it("are the set's own pictures, and its licence is in the same folder", async () => {
		const kept = readdirSync(emojiFolder).filter((file) => file.endsWith(".svg"));
		expect(
			Object.fromEntries(
				kept.map((file) => [file, readFileSync(new URL(file, emojiFolder), "utf8")]),
			),
		).toEqual(await extract());
		expect(readFileSync(new URL("LICENSE", emojiFolder), "utf8")).toContain("MIT License");
	});

	it("are pictures with a name a screen reader can say", () => {
		const shown = REACTION_NAMES.map((_, index) =>
			renderToStaticMarkup(<Emoji index={index} size={26} />),
		);
		const names = shown.map((picture) => /alt="([^"]*)"/.exec(picture)?.[1]);
		expect(names).toEqual(REACTION_NAMES.map((name) => reactionWords[name]));
		for (const picture of shown) expect(picture).toMatch(/src="[^"]+\.svg[^"]*"/);
	});

	it("show nothing for an unknown index", () => {
		expect(renderToStaticMarkup(<Emoji index={REACTION_NAMES.length} size={26} />)).toBe("");
	});

	it("are decoration where words stand beside them", () => {
		expect(renderToStaticMarkup(<EmojiPicture name="trophy" size={26} />)).toContain('alt=""');
		expect(emojiUrl("trophy")).toContain("trophy");
	});
});

it("the crown is hidden from screen readers, which hear the word instead", () => {
	expect(renderToStaticMarkup(<Crown />)).toContain('aria-hidden="true"');
});
