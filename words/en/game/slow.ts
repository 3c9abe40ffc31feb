import { isolating } from "../../isolating.ts";
import { many } from "../grammar.ts";

const slowTime = (hours: number): string =>
	hours % 24 === 0 ? many(hours / 24, "day") : `${hours} h`;

/** The texts about games that are played over days. */
export const slowWords = isolating({
	time: slowTime,
	partEach: (hours: number) => (hours === 24 ? "a part a day" : `${slowTime(hours)} a part`),
	days: (days: number) => {
		const weeks = Math.round(days / 7);
		if (days < 6) return `about ${many(days, "day")}`;
		return weeks === 1 ? "about a week" : `about ${weeks} weeks`;
	},
	quiet: "Quiet hours",
	quietHours: (from: number, until: number) => `${from}:00 to ${until}:00`,
	noQuiet: "none",
	/** With the name of a time zone. */
	quietHint: (zone: string) => `No deadline falls in these hours (${zone}).`,
	/** With a time as above. */
	chip: (time: string) => `over days, ${time} a part`,
	day: "One more day",
	together: "Read together now",
	togetherNote: "All here tonight? Read together, and you turn the pages.",
	wake: { short: "Wake", label: (name: string) => `Wake ${name}, who’s missed two parts` },
	messages: "Messages",
	messagesTitle: "Messages on this device",
	leave: "Close this page if you like. Home shows when it’s your turn.",
});
