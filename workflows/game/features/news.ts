import { newsOf, reminderAt } from "../news/news.ts";
import type { Feature } from "./feature.ts";

/** People who are away are told the news of a slow game, and reminded of its limits. */
export const news: Feature = {
	alarm: {
		at: reminderAt,
		ring(room) {
			room.reminded = room.countdown.limit;
		},
	},
	effects(before, after) {
		const news = newsOf(before, after);
		return news.length > 0 ? [{ name: "tellNews", game: after.id, news }] : [];
	},
};
