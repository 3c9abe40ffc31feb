import { REACTION_NAMES } from "#game/points/reactions.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { awardsWonBy } from "../../game/awards.ts";
import { partContent } from "../../game/part-content.ts";
import { charactersInOrder, titleOf } from "../../game/stories.ts";
import { type StoryPart, storyParts } from "../../game/story-parts.ts";
import { topReactions } from "../../game/top-reactions.ts";
import type { Chapter } from "../earlier-chapters.ts";
import type { BookPage, Layout } from "./layout.ts";
import { escapedMarkup, isolated, paragraphs } from "./markup.ts";

/** Returns the id of a story's page. */
export const storyPageId = (story: WireStory): string => `story-${story.meta.index + 1}`;

/** Returns a story part by part, with its cast, its awards and the reactions to it. */
export function storyPage(game: Game, story: WireStory, layout: Layout): BookPage {
	const { words } = layout;
	const title = titleOf(story, words.untitled);
	const cast = charactersInOrder(story.characters).map(({ name }) => `<li>${isolated(name)}</li>`);
	const awards = awardsWonBy(game, story, words.awards).map(
		({ name, rule }) => `<li>${layout.picture("rosette", rule)} ${escapedMarkup(name)}</li>`,
	);
	const facts = [
		...(story.captain ? [words.story.startedBy(isolated(story.captain.name))] : []),
		words.story.rating(story.settings.mature),
	];
	return {
		id: storyPageId(story),
		title,
		body: [
			`<h1 dir="auto">${escapedMarkup(title)}</h1>`,
			drawingOf(story, layout),
			cast.length > 0 && `<ul class="cast">${cast.join("")}</ul>`,
			`<p class="quiet">${words.story.facts(facts)}</p>`,
			awards.length > 0 && `<ul class="won">${awards.join("\n")}</ul>`,
			reactionRow(story.meta.reactions, layout),
			game.first_line && paragraphs(game.first_line.opening, null),
			game.continues &&
				`<p class="quiet">${escapedMarkup(words.sequel.of(game.continues.title))}</p>`,
			...storyParts(game, story).map((part) => partSection(part, layout)),
		]
			.filter(Boolean)
			.join("\n"),
	};
}

/** Returns a story that the sequels of the book continue, as the chapter before them. */
export function chapterPage(
	{ title, parts, whole }: Chapter,
	place: number,
	layout: Layout,
): BookPage {
	const { words } = layout;
	return {
		id: `before-${place + 1}`,
		title,
		body: [
			`<h1 dir="auto">${escapedMarkup(title)}</h1>`,
			!whole && `<p class="quiet">${escapedMarkup(words.sequel.onlyEnd)}</p>`,
			...parts.map((part) =>
				whole
					? partSection({ ...part, reactions: {}, line: "" }, layout)
					: section(escapedMarkup(words.sequel.end(title)), textOf({ ...part, line: "" }, layout)),
			),
		]
			.filter(Boolean)
			.join("\n"),
	};
}

/** Returns the drawing on the story's cover; empty without one. */
export function drawingOf({ id, captain }: WireStory, layout: Layout): string {
	const picture = layout.picture("drawing", id, layout.words.cover.alt(captain?.name ?? null));
	return picture && `<p class="hung">${picture}</p>`;
}

function partSection(part: StoryPart, layout: Layout): string {
	const { words } = layout;
	const { index, writer, sprite, reactions } = part;
	const face = sprite === null ? "" : `${layout.picture("face", sprite)} `;
	return section(
		face + words.story.by(isolated(writer ?? words.book.nobody), words.partName(index)),
		textOf(part, layout),
		reactionRow(reactions, layout),
	);
}

const section = (heading: string, ...body: string[]): string => `<section class="part">
<h2>${heading}</h2>
${body.join("\n")}
</section>`;

/** Returns the paragraphs of a part with its line marked, or a note that it is blank or removed. */
function textOf(
	{ content, censored, line }: Pick<StoryPart, "content" | "censored" | "line">,
	{ words }: Layout,
): string {
	const { kind, text } = partContent(content, censored, words.story);
	return kind === "text" ? paragraphs(text, line) : `<p class="${kind}">${escapedMarkup(text)}</p>`;
}

function reactionRow(counts: Record<string, number>, layout: Layout): string {
	const all = topReactions(counts, REACTION_NAMES.length).flatMap(({ emoji, count }) => {
		const name = REACTION_NAMES[emoji];
		if (name === undefined) return [];
		const picture = layout.picture("reaction", emoji, layout.words.reactions[name]);
		return [`<li>${picture} ${layout.words.grouped(count)}</li>`];
	});
	return all.length === 0 ? "" : `<ul class="reactions">${all.join("\n")}</ul>`;
}
