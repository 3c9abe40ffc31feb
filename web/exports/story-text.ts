import type { WireStory } from "#game/wire/state.ts";
import { partName } from "#words/evening/ordinals.ts";
import { exportWords as words } from "#words/exports.ts";
import { dayOf, listed } from "#words/grammar.ts";
import { screenWords } from "#words/screens.ts";
import { capital } from "../../words/capital.ts";
import { awardName } from "../game/awards.ts";
import { castOf, partsOf, titleOf } from "../game/stories.ts";
import { partContent } from "./part-content.ts";

const underlined = (text: string, line: string): string =>
	`${text}\n${line.repeat([...text].length)}`;

/** Returns a finished story as plain text (docs/game.md "Exports"). */
export function storyText(story: WireStory, date: Date): string {
	const cast = castOf(story);
	const about = [
		cast.length > 0 && `${words.with} ${listed(cast)}`,
		story.captain && words.startedBy(story.captain.name),
		words.rating(story.settings.mature),
		story.meta.awards.map(awardName).join(", "),
	];
	const parts = partsOf(story).map((part) => {
		const heading = `${capital(partName(part.index))}: ${part.player ?? screenWords.write.unknown}`;
		return `${underlined(heading, "-")}\n\n${partContent(part.content, part.meta.censored).text}`;
	});
	const heading = `${underlined(titleOf(story), "=")}\n\n${about
		.filter(Boolean)
		.map((line) => capital(String(line)))
		.join("\n")}`;
	return `${[heading, ...parts, words.written(dayOf(date))].join("\n\n\n")}\n`;
}
