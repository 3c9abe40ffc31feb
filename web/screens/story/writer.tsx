import type { Game, WireSubmission } from "#game/wire/state.ts";
import { spriteOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { screenWords } from "../../words/screens.ts";
import { Nobody } from "./nobody.tsx";
import "./part.css";

interface Props {
	game: Game;
	part: WireSubmission;
	size: number;
}

/** The sticker of who wrote a part; a question mark while authors are hidden. */
export function Writer({ game, part, size }: Props) {
	const sprite = spriteOf(game, part);
	return (
		<span className="writer" title={part.player ?? screenWords.write.unknown}>
			{sprite === null ? <Nobody size={size} /> : <Avatar sprite={sprite} size={size} />}
		</span>
	);
}
