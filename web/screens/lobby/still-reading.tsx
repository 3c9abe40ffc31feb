import type { Game } from "#game/wire/state.ts";
import { askedWriters } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { lobbyWords } from "../../words/lobby.ts";

/** Names those who are asked to play again and have not joined yet. */
export function StillReading({ game }: { game: Game }) {
	const names = askedWriters(game).map(({ name }) => name);
	return (
		<p className={common.center} role="status">
			{names.length > 0 && lobbyWords.stillReading(names)}
		</p>
	);
}
