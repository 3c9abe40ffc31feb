import { useState } from "react";
import type { OwnPlayer } from "#game/wire/state.ts";
import { send } from "../../room/sending.ts";

/**
 * Returns whom the reader names for each part, and a function that names somebody else. A press
 * shows at once, and stays when the room accepts it.
 */
export function useGuesses({ guesses = {} }: OwnPlayer) {
	/** The names on their way to the room, by part; null takes one back. */
	const [pressed, setPressed] = useState<Readonly<Record<number, number | null>>>({});
	const namedFor = (part: number): number | null => {
		const own = pressed[part];
		return own === undefined ? (guesses[part] ?? null) : own;
	};
	const name = async (part: number, writer: number | null) => {
		setPressed((before) => ({ ...before, [part]: writer }));
		await send("story/guess", { submission: part, writer });
		setPressed((before) => {
			const { [part]: latest, ...others } = before;
			return latest === writer ? others : before;
		});
	};
	return { namedFor, name };
}
