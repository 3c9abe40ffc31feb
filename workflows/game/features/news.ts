import { newsOf, reminderAt } from "../news/news.ts";
import type { Feature } from "./feature.ts";

/** Sends the news of a slow game and reminders of its limits to people who are away. */
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
