import type { Game, WireStory } from "#game/wire/state.ts";
import { capital } from "../../words/capital.ts";
import { awardName } from "../game/awards.ts";
import { castOf, partsOf, titleOf } from "../game/stories.ts";
import type { Chapter } from "./earlier-chapters.ts";
import { partContent } from "./part-content.ts";
import type { Printed } from "./printed.ts";

const underlined = (text: string, line: string): string =>
	`${text}\n${line.repeat([...text].length)}`;

/**
 * Returns a finished story as plain text, after the line that it was given, or the stories that it
 * continues (docs/game.md "Exports").
 */
export function storyText(
	story: WireStory,
	date: Date,
	words: Printed,
	given?: Game["first_line"],
	earlier: readonly Chapter[] = [],
): string {
	const say = words.story;
	const cast = castOf(story);
	const about = [
		cast.length > 0 && `${say.with} ${words.listed(cast)}`,
		story.captain && say.startedBy(story.captain.name),
		say.rating(story.settings.mature),
		say.facts(story.meta.awards.map((award) => awardName(award, words.awards))),
	];
	const partText = (index: number, player: string | null, content: string, censored: boolean) => {
		const heading = say.heading(words.partName(index), player ?? words.book.nobody);
		return `${underlined(heading, "-")}\n\n${partContent(content, censored, say).text}`;
	};
	const parts = partsOf(story).map(({ index, player, content, meta }) =>
		partText(index, player, content, meta.censored),
	);
	const before = earlier.flatMap((chapter) => [
		underlined(chapter.title, "="),
		...(chapter.whole
			? chapter.parts.map(({ player, content, censored }, i) =>
					partText(i, player, content, censored),
				)
			: [words.sequel.onlyEnd, ...chapter.parts.map(({ content }) => content.trim())]),
	]);
	const heading = `${underlined(titleOf(story, words.untitled), "=")}\n\n${about
		.filter(Boolean)
		.map((line) => capital(String(line)))
		.join("\n")}`;
	const opening = given ? [given.opening] : [];
	if (before.length > 0) before.push(underlined(words.sequel.next, "="));
	return `${[heading, ...opening, ...before, ...parts, say.written(words.dayOf(date))].join("\n\n\n")}\n`;
}
