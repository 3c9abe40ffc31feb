import type { ReactNode } from "react";
import { lineNumber } from "#game/settings/first-line.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { partContent } from "../game/part-content.ts";
import { storyLine } from "../game/story-line.ts";
import { storyParts } from "../game/story-parts.ts";
import { Card, type CardProps } from "./card.tsx";
import { fillPages, type Paper, type Piece } from "./card-pages.ts";
import { DayCard } from "./day-card/day-card.tsx";
import { picturesOf } from "./pictures.ts";
import type { Printed } from "./printed.ts";
import { type Fits, showFitting } from "./stage/show-fitting.ts";
import { openStage } from "./stage/stage.ts";
import { Teaser } from "./teaser.tsx";

/** The width of a card, in CSS pixels. */
const WIDTH = 720;
/**
 * The highest picture, in CSS pixels. A canvas on an iPhone holds 16.7 million pixels, which is a
 * height of 5,825 at this width.
 */
const TALLEST = 5600;
/** The width of a teaser, in CSS pixels; its picture is twice as large. */
const NARROW = 540;

/** Draws a story as one picture, or several if it is too long for one (docs/game.md "Exports"). */
export async function captureCard(
	story: WireStory,
	game: Game,
	date: Date,
	site: string,
	words: Printed,
): Promise<Blob[]> {
	const pictures = await picturesOf(game, [story]);
	const stage = openStage(WIDTH, words.language);
	const show = (shown: Pick<CardProps, "page" | "pages" | "pieces">) =>
		stage.show(<Card {...{ story, game, date, site, pictures, words }} {...shown} />);
	try {
		const texts = textsOf(game, story, words);
		// Shown once, because browsers only fetch fonts in use.
		show({
			page: 0,
			pages: 1,
			pieces: texts.map((text, part) => ({ part, text, continued: false })),
		});
		await document.fonts.ready;
		const heightWith = (page: number, pieces: Piece[]) => {
			show({ page, pages: 1, pieces });
			return stage.element.offsetHeight;
		};
		const pages = fillPages(texts, paperOf(heightWith));
		const drawn: Blob[] = [];
		for (const [page, pieces] of pages.entries()) {
			show({ page, pages: pages.length, pieces });
			drawn.push(await stage.draw());
		}
		return drawn;
	} finally {
		stage.close();
	}
}

/** Draws a story as a square picture that invites others to read it (docs/game.md "Exports"). */
export async function captureTeaser(
	story: WireStory,
	game: Game,
	site: string,
	words: Printed,
): Promise<Blob> {
	const { faces, drawings } = await picturesOf(game, [story]);
	const drawing = drawings.get(story.id);
	return drawFitting(words, (fits) => (
		<Teaser {...{ story, game, site, faces, drawing, fits, words }} />
	));
}

/** Draws what a story made of the first line of its day as a square picture. */
export async function captureDayCard(
	story: WireStory,
	game: Game,
	{ date, opening }: NonNullable<Game["first_line"]>,
	site: string,
	words: Printed,
): Promise<Blob> {
	const { faces } = await picturesOf(game, [story]);
	const [part] = storyParts(game, story);
	const line = storyLine(game, story)?.text ?? null;
	const face = faces.get(part?.sprite ?? -1) ?? null;
	return drawFitting(words, () => (
		<DayCard
			label={words.dayCard(lineNumber(date))}
			{...{ opening, line, face, site }}
			writer={part?.writer ?? ""}
		/>
	));
}

/** Draws a picture with the largest texts that are whole. */
async function drawFitting(words: Printed, picture: (fits: Fits) => ReactNode): Promise<Blob> {
	const stage = openStage(NARROW, words.language);
	try {
		await showFitting(stage, picture);
		return await stage.draw();
	} finally {
		stage.close();
	}
}

/** Returns the texts of the parts, with at most two blank lines in a row to save paper. */
const textsOf = (game: Game, story: WireStory, words: Printed): string[] =>
	storyParts(game, story).map(({ content, censored }) =>
		partContent(content, censored, words.story).text.replace(/\n{4,}/g, "\n\n\n"),
	);

function paperOf(heightWith: (page: number, pieces: Piece[]) => number): Paper {
	const cover = heightWith(0, []);
	const bare = heightWith(1, []);
	return {
		roomOn: (page) => TALLEST - (page === 0 ? cover : bare),
		heightOf: (piece) => heightWith(1, [piece]) - bare,
	};
}
