import { useReducer } from "react";
import { isNews, noteSeen, type SeenKey } from "../../../room/seen-news.ts";

/** Returns whether an item is news on this device, which remembers the last one of each kind. */
export function useNews(
	key: SeenKey,
	item: string | null,
): { isNew: boolean; dismiss: () => void } {
	const [, renderAgain] = useReducer((n: number) => n + 1, 0);
	const dismiss = () => {
		if (item === null) return;
		noteSeen(key, item);
		renderAgain();
	};
	return { isNew: isNews(key, item), dismiss };
}
