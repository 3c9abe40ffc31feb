import type { Game, WireSubmission } from "../../gateway/protocol.ts";
import { Avatar } from "../parts/avatar.tsx";
import { spriteOf } from "./stories.ts";
import { screenWords } from "./words.ts";
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
			{sprite === null ? (
				<span className="nobody" style={{ width: size, height: size }} aria-hidden="true">
					?
				</span>
			) : (
				<Avatar sprite={sprite} size={size} />
			)}
		</span>
	);
}
