import type { ReactNode } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { facts } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import { Writer, writerOf } from "./writer.tsx";

/** What a place shows around a part. */
interface Frame {
	className?: string | undefined;
	/** The class of the line with the writer and the part. */
	byClass?: string | undefined;
	/** The class of the part's text. */
	textClass?: string | undefined;
	/** The controls below the text. */
	below?: ReactNode;
}

interface Props {
	game: Game;
	/** In order. */
	parts: readonly WireSubmission[];
	frame?: (part: WireSubmission) => Frame;
}

const NO_FRAME = (): Frame => ({});

/** Shows parts of a story on strips of paper, with their writers' pictures beside them. */
export const Strips = ({ game, parts, frame = NO_FRAME }: Props) =>
	parts.map((part) => {
		const { className, byClass, textClass, below } = frame(part);
		return (
			<PaperStrip
				key={part.id}
				picture={<Writer game={game} part={part} size={48} />}
				writer={writerOf(part)}
				by={facts([part.player, partName(part.index)])}
				className={className}
				byClass={byClass}
			>
				<PartText part={part} className={textClass} />
				{below}
			</PaperStrip>
		);
	});
