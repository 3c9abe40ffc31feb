import type { Game } from "#game/wire/state.ts";
import { Pill } from "../../parts/pill.tsx";
import { tableWords } from "../../words/evening/table.ts";
import { lobbyWords } from "../../words/lobby.ts";

/** Shows which part is being written, and for whom. */
export const PartPills = ({ game }: { game: Game }) => (
	<>
		{game.submission.part !== null && (
			<Pill>{tableWords.waiting.part(game.submission.part + 1, game.settings.num_switches)}</Pill>
		)}
		<Pill>{lobbyWords.rating[game.settings.maturity]}</Pill>
	</>
);
