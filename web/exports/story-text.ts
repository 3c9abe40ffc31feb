import type { Game, WireStory } from "#game/wire/state.ts";
import { capital } from "../../words/capital.ts";
import { awardName } from "../game/awards.ts";
import { castOf, partsOf, titleOf } from "../game/stories.ts";
import { partContent } from "./part-content.ts";
import type { Printed } from "./printed.ts";

const underlined = (text: string, line: string): string =>
	`${text}\n${line.repeat([...text].length)}`;

/** Returns a finished story as plain text, after the line that it was given (docs/game.md "Exports"). */
export function storyText(
	story: WireStory,
	date: Date,
	words: Printed,
	given?: Game["first_line"],
): string {
	const say = words.story;
	const cast = castOf(story);
	const about = [
		cast.length > 0 && `${say.with} ${words.listed(cast)}`,
		story.captain && say.startedBy(story.captain.name),
		say.rating(story.settings.mature),
		say.facts(story.meta.awards.map((award) => awardName(award, words.awards))),
	];
	const parts = partsOf(story).map((part) => {
		const heading = say.heading(words.partName(part.index), part.player ?? words.book.nobody);
		const { text } = partContent(part.content, part.meta.censored, say);
		return `${underlined(heading, "-")}\n\n${text}`;
	});
	const heading = `${underlined(titleOf(story, words.untitled), "=")}\n\n${about
		.filter(Boolean)
		.map((line) => capital(String(line)))
		.join("\n")}`;
	const opening = given ? [given.opening] : [];
	return `${[heading, ...opening, ...parts, say.written(words.dayOf(date))].join("\n\n\n")}\n`;
}
