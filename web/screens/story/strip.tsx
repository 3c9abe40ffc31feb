import type { ReactNode } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { partName } from "../../game/ordinals.ts";
import { PartText } from "./part-text.tsx";
import { Writer } from "./writer.tsx";
import "./part.css";

interface Props {
	game: Game;
	part: WireSubmission;
	/** What can be done about this part. */
	children?: ReactNode;
}

/** One part as a strip of paper with its writer's sticker beside it. */
export function Strip({ game, part, children }: Props) {
	return (
		<article className="sheet strip">
			<Writer game={game} part={part} size={48} />
			<h2 className="by">
				{part.player && `${part.player}, `}
				{partName(part.index)}
			</h2>
			<PartText part={part} />
			{children}
		</article>
	);
}
