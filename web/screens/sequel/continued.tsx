import type { Game } from "#game/wire/state.ts";
import { latePart } from "../../parts/late-part.tsx";

const SequelNote = latePart(() => import("./parts.ts"), "SequelNote");

interface Props {
	game: Game;
	/** Shows the cast too, which no story has in the lobby. */
	cast?: boolean;
}

/** Shows what the stories of a sequel continue; nothing in other games. */
export const Continued = ({ game, cast = false }: Props) =>
	game.continues ? <SequelNote continues={game.continues} cast={cast} /> : null;
