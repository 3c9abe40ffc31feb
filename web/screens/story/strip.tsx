import type { ReactNode } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { partName } from "#words/ordinals.ts";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import { Writer, writerOf } from "./writer.tsx";

interface Props {
	game: Game;
	part: WireSubmission;
	className?: string | undefined;
	/** The class of the line with the writer and the part. */
	byClass?: string | undefined;
	/** The class of the part's text. */
	textClass?: string | undefined;
	/** The controls below the text. */
	children?: ReactNode;
}

/** Shows one part on a strip of paper, with its writer's picture beside it. */
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
