import type { ReactNode } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { partName } from "../../game/ordinals.ts";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { PartText } from "./part-text.tsx";
import { Writer, writerOf } from "./writer.tsx";

interface Props {
	game: Game;
	part: WireSubmission;
	className?: string | undefined;
	/** For the line that says whose part this is. */
	byClass?: string | undefined;
	/** For the text of the part. */
	textClass?: string | undefined;
	/** What can be done about this part. */
	children?: ReactNode;
}

/** One part as a strip of paper with its writer's sticker beside it. */
export const Strip = ({ game, part, className, byClass, textClass, children }: Props) => (
	<PaperStrip
		picture={<Writer game={game} part={part} size={48} />}
		writer={writerOf(part)}
		by={`${part.player ? `${part.player}, ` : ""}${partName(part.index)}`}
		className={className}
		byClass={byClass}
	>
		<PartText part={part} className={textClass} />
		{children}
	</PaperStrip>
);
