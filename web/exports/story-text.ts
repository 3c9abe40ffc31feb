import type { Game, WireStory } from "#game/wire/state.ts";
import { capital } from "../../words/capital.ts";
import { awardName } from "../game/awards.ts";
import { partContent } from "../game/part-content.ts";
import { castOf, titleOf } from "../game/stories.ts";
import { storyParts } from "../game/story-parts.ts";
import type { Chapter, ChapterPart } from "./earlier-chapters.ts";
import type { Printed } from "./printed.ts";

const underlined = (text: string, line: string): string =>
	`${text}\n${line.repeat([...text].length)}`;

/**
 * Returns a finished story as plain text, after the line that it was given, or the stories that it
 * continues (docs/game.md "Exports").
 */
export function storyText(
	game: Game,
	story: WireStory,
	date: Date,
	words: Printed,
	earlier: readonly Chapter[] = [],
): string {
	const say = words.story;
	const cast = castOf(story);
	const about = [
		cast.length > 0 && say.with + words.space + words.listed(cast),
		story.captain && say.startedBy(story.captain.name),
		story.meta.cover !== undefined && words.cover.alt(story.captain?.name ?? null),
		say.rating(story.settings.mature),
		say.facts(story.meta.awards.map((award) => awardName(award, words.awards))),
	];
	const partText = ({ index, writer, content, censored }: ChapterPart) => {
		const heading = say.heading(words.partName(index), writer ?? words.book.nobody);
		return `${underlined(heading, "-")}\n\n${partContent(content, censored, say).text}`;
	};
	const parts = storyParts(game, story).map(partText);
	const before = earlier.flatMap((chapter) => [
		underlined(chapter.title, "="),
		...(chapter.whole
			? chapter.parts.map(partText)
			: [words.sequel.onlyEnd, ...chapter.parts.map(({ content }) => content.trim())]),
	]);
	const heading = `${underlined(titleOf(story, words.untitled), "=")}\n\n${about
		.filter(Boolean)
		.map((line) => capital(String(line)))
		.join("\n")}`;
	const opening = game.first_line ? [game.first_line.opening] : [];
	if (before.length > 0) before.push(underlined(words.sequel.next, "="));
	return `${[heading, ...opening, ...before, ...parts, say.written(words.dayOf(date))].join("\n\n\n")}\n`;
}
