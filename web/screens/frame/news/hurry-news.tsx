import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { timeInWords } from "#words/grammar.ts";
import { isHurried } from "../../../game/read-state.ts";
import { Banner } from "../../../parts/page/banner.tsx";
import type { ScreenProps } from "../../screen.ts";
import { useNews } from "./use-news.ts";

const HOUR = 3_600_000;

/** Shows the short time that is left to read, until the reader dismisses it. */
export function HurryNews({ game, player }: ScreenProps) {
	const { isNew, dismiss } = useNews(
		"hurrySeen",
		isHurried(game, player) ? `${game.hurry_at}` : null,
	);
	return (
		isNew && (
			<Banner inRegion kind="urgent" onDismiss={dismiss}>
				{hurryText(game)}
			</Banner>
		)
	);
}

/** Returns how long the others had when half of the players had finished. */
export function hurryText({ hurry_at, countdown }: Game): string {
	if (hurry_at === null || countdown.limit === null) return readingWords.read.hurried;
	const left = countdown.limit - hurry_at;
	return left > HOUR
		? readingWords.read.hurryDays(timeInWords(left / 1000))
		: readingWords.read.hurry(Math.ceil(left / 60_000));
}
