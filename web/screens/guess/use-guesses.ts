import { useState } from "react";
import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { guessPageWords } from "#words/game/guess-page.ts";
import { guessWords as words } from "#words/game/stickers.ts";
import { partName } from "#words/ordinals.ts";
import { send } from "../../room/sending.ts";

/** The guesses of a reader. */
export interface Guesses {
	/** Returns whom the reader names for a part, by its id; null for nobody. */
	namedFor(part: number): number | null;
	/** Names somebody else, or with null takes the name back. */
	name(part: WireSubmission, writer: number | null): void;
	/** The last press in words. */
	news: string;
}

/** Returns the reader's guesses. A press shows at once, and stays when the room accepts it. */
export function useGuesses({ players }: Game, { guesses = {} }: OwnPlayer): Guesses {
	/** The names on their way to the room, by part; null takes one back. */
	const [pressed, setPressed] = useState<Readonly<Record<number, number | null>>>({});
	const [news, setNews] = useState("");
	const namedFor = (part: number): number | null => {
		const own = pressed[part];
		return own === undefined ? (guesses[part] ?? null) : own;
	};
	const sendName = async (part: number, writer: number | null) => {
		setPressed((before) => ({ ...before, [part]: writer }));
		await send("story/guess", { submission: part, writer });
		setPressed((before) => {
			const { [part]: latest, ...others } = before;
			return latest === writer ? others : before;
		});
	};
	const name = ({ id, index }: WireSubmission, writer: number | null) => {
		const who = players[writer ?? -1]?.name;
		setNews(who ? words.named(partName(index), who) : guessPageWords.nobodyNamed(partName(index)));
		void sendName(id, writer);
	};
	return { namedFor, name, news };
}
