import type { Game } from "#game/wire/state.ts";
import { PRODUCT } from "../../../words/product.ts";
import { awardName, awardSubtitle } from "../../game/awards.ts";
import { writerStandings } from "../../game/standings.ts";
import { statRows } from "../../game/stat-rows.ts";
import { charactersInOrder, storiesOf, titleOf } from "../../game/stories.ts";
import { storyLine } from "../../game/story-line.ts";
import type { Printed } from "../printed.ts";
import type { BookExtras, BookPage, Evening, Layout } from "./layout.ts";
import { escapedMarkup, isolated } from "./markup.ts";
import { nightStory } from "./night.ts";
import { chapterPage, drawingOf, storyPage, storyPageId } from "./story-page.ts";
import { bookTitle } from "./title.ts";

/** Returns the pages of the book in order. */
export function bookPages(game: Game, evening: Evening, layout: Layout): BookPage[] {
	return [
		coverPage(game, evening, layout),
		castsPage(game, layout),
		...(evening.earlier ?? []).map((chapter, i) => chapterPage(chapter, i, layout)),
		...storiesOf(game).map((story) => storyPage(game, story, layout)),
		awardsPage(game, layout),
		quotesPage(game, layout),
		peoplePage(game, layout),
		numbersPage(game, layout.words),
		colophonPage(game, evening, layout.words),
	].filter((page) => page !== null);
}

const page = (id: string, title: string, body: string): BookPage => ({
	id,
	title,
	body: `<h1>${escapedMarkup(title)}</h1>\n${body}`,
});

function coverPage(game: Game, evening: Evening, layout: Layout): BookPage {
	const { book, dayOf } = layout.words;
	const people = writerStandings(game).map(
		({ who }) => `<li>${layout.picture("face", who.meta.sprite_id)} ${isolated(who.name)}</li>`,
	);
	return {
		id: "cover",
		title: book.cover,
		body: `<h1 dir="auto">${escapedMarkup(bookTitle(game, evening))}</h1>
<p class="date">${escapedMarkup(dayOf(evening.date))}</p>
${nightOf(game, layout)}
<p class="by">${book.writtenBy}</p>
<ul class="faces">${people.join("\n")}</ul>
<p class="logo">${PRODUCT}</p>`,
	};
}

/** Returns the story of the night, as the cover shows it. */
function nightOf(game: Game, layout: Layout): string {
	const night = nightStory(game, layout.words);
	if (!night) return "";
	const { label, title, line, sprites, story } = night;
	const faces = sprites.map((sprite) => layout.picture("face", sprite)).join(" ");
	const writer = line?.writer == null ? "" : `<p class="quiet">${isolated(line.writer)}</p>`;
	return [
		`<div class="night">`,
		label && `<p class="label">${label}</p>`,
		drawingOf(story, layout),
		`<p class="title" dir="auto"><mark>${escapedMarkup(title)}</mark></p>`,
		line &&
			`<blockquote><p dir="auto">${escapedMarkup(layout.words.inQuotes(line.text))}</p>${writer}</blockquote>`,
		faces && `<p class="heads">${faces}</p>`,
		"</div>",
	]
		.filter(Boolean)
		.join("\n");
}

/** Links to a story by its title. */
const linked = (story: Parameters<typeof titleOf>[0], layout: Layout): string =>
	`<a href="${layout.addressOf(storyPageId(story))}">${isolated(titleOf(story, layout.words.untitled))}</a>`;

function castsPage(game: Game, layout: Layout): BookPage {
	const { book } = layout.words;
	const rows = storiesOf(game).map((story) => {
		const cast = charactersInOrder(story.characters).map(
			({ name }) => `<li>${isolated(name)}</li>`,
		);
		const list = cast.length > 0 ? `<ul class="cast">${cast.join("")}</ul>` : book.noCast;
		return `<dt>${linked(story, layout)}</dt>\n<dd>${list}</dd>`;
	});
	return page("casts", book.casts, `<dl class="casts">${rows.join("\n")}</dl>`);
}

function awardsPage(game: Game, layout: Layout): BookPage | null {
	const awards = Object.values(game.awards).sort((a, b) => a.id - b.id);
	if (awards.length === 0) return null;
	const { book, awards: names } = layout.words;
	const rows = awards.map(({ meta: { name, subtitle, rule } }) => {
		const winners = storiesOf(game).filter((story) => story.meta.awards.includes(name));
		const won = winners.map((story) => `<li>${linked(story, layout)}</li>`).join("");
		return `<section class="award">${layout.picture("rosette", rule)}
<h2>${escapedMarkup(awardName(name, names))}</h2>
<p class="quiet">${escapedMarkup(awardSubtitle({ name, subtitle }, names))}</p>
${won === "" ? `<p>${book.undecided}</p>` : `<ul>${won}</ul>`}</section>`;
	});
	return page("awards", book.awards, rows.join("\n"));
}

function quotesPage(game: Game, layout: Layout): BookPage | null {
	const { book, story: say } = layout.words;
	const quotes = storiesOf(game).flatMap((story) => {
		const line = storyLine(game, story);
		if (!line) return [];
		const from = book.from + layout.words.space + linked(story, layout);
		const about = line.writer === null ? from : say.facts([isolated(line.writer), from]);
		return [
			`<blockquote><p dir="auto"><mark>${escapedMarkup(line.text)}</mark></p>
<p class="quiet">${about}</p></blockquote>`,
		];
	});
	return quotes.length === 0 ? null : page("quotes", book.quotes, quotes.join("\n"));
}

function peoplePage(game: Game, layout: Layout): BookPage | null {
	const { book, achievements } = layout.words;
	const people = Object.values(game.players).flatMap(({ id, name, meta }) => {
		const superlative = game.superlatives?.[id];
		if (!superlative) return [];
		const { kind, count } = superlative;
		return [
			`<li>${layout.picture("face", meta.sprite_id)} <b>${escapedMarkup(achievements.titles[kind])}</b>
<span>${achievements.of(isolated(name), escapedMarkup(achievements.facts[kind](count)))}</span></li>`,
		];
	});
	if (people.length === 0) return null;
	return page("people", book.people, `<ul class="people">${people.join("\n")}</ul>`);
}

function numbersPage({ game_stats }: Game, words: Printed): BookPage | null {
	if (!game_stats) return null;
	const { table, audience } = statRows(game_stats, {
		stats: words.achievements.stats,
		grouped: words.grouped,
		facts: words.story.facts,
		prose: words.prose,
	});
	const rows = [...table, ...audience].map(
		([category, result]) =>
			`<tr><th scope="row">${escapedMarkup(category)}</th><td>${isolated(result)}</td></tr>`,
	);
	return page("numbers", words.book.numbers, `<table><tbody>${rows.join("\n")}</tbody></table>`);
}

function colophonPage(game: Game, { date, site }: BookExtras, words: Printed): BookPage {
	const { book, story: say, dayOf } = words;
	const lines = [
		book.made(storiesOf(game).length, dayOf(date), game.settings.write_duration > 0),
		book.rights,
		book.address(site),
		book.fonts,
		...(storiesOf(game).some(({ settings }) => settings.mature) ? [say.matureText] : []),
	];
	return page(
		"colophon",
		book.colophon,
		lines.map((line) => `<p>${escapedMarkup(line)}</p>`).join("\n"),
	);
}
