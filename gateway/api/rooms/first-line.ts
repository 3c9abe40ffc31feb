import type { FirstLine } from "#game/room.ts";
import { coherentSettings } from "#game/settings/coherent-settings.ts";
import { FIRST_LINE_SETTINGS, isOffered, utcDate } from "#game/settings/first-line.ts";
import type { Language } from "#game/settings/languages.ts";
import type { Settings } from "#game/settings.ts";
import { firstLineOf } from "../../../content/first-lines/index.ts";
import { languageOf } from "../../pages/language.ts";
import { refuse } from "../../refusals.ts";
import { FirstLineAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { routeGroup } from "../route.ts";

/** The first line of the day (docs/protocol.md "First lines over REST"). */
export const firstLineRoutes = routeGroup(
	"First lines",
	{
		"GET /firstLine": {
			summary: "Returns the first line of the day in the caller's language.",
			answer: FirstLineAnswer,
		},
	},
	() => ({
		"GET /firstLine": (ctx) => firstLineToday(languageOf(ctx)),
	}),
);

/** Returns the first line of the day in a language. */
export function firstLineToday(language: Language): FirstLineAnswer {
	const date = utcDate(Date.now());
	const { opening, names } = firstLineOf(date, language);
	return { date, language, opening, characters: [...names] };
}

/**
 * Returns what a room with the first line of a date begins with. Its story is for all ages. Throws
 * a 409 for the date of another day.
 */
export function withFirstLine(
	date: string,
	language: Language,
): { settings: Settings; prompts: number[]; firstLine: FirstLine } {
	if (!isOffered(date, Date.now())) throw new Refused(409, refuse("firstLineOver"));
	const settings = coherentSettings(
		{ ...FIRST_LINE_SETTINGS, language },
		{ mature: false, premium: false },
	);
	return { settings, prompts: [], firstLine: { date, ...firstLineOf(date, language) } };
}
