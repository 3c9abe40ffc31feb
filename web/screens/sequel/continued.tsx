import { lazy, Suspense } from "react";
import type { Game } from "#game/wire/state.ts";
import { loadPart } from "../../routing/late.ts";

// Loads late, because few games are a sequel.
const SequelNote = lazy(() => loadPart(() => import("./sequel-note.tsx")));

interface Props {
	game: Game;
	/** Shows the cast too, which no story has in the lobby. */
	cast?: boolean;
}

/** Shows what the stories of a sequel continue; nothing in other games. */
export const Continued = ({ game, cast = false }: Props) =>
	game.continues ? (
		<Suspense>
			<SequelNote continues={game.continues} cast={cast} />
		</Suspense>
	) : null;
