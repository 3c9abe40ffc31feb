import type { ReactNode } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { exportWords } from "#words/game/exports.ts";
import { screenWords } from "#words/game/screens.ts";
import { partContent } from "../../game/part-content.ts";
import { StoryText } from "./story-text.tsx";

interface Props {
	part: WireSubmission;
	className?: string | undefined;
	/** Shown in place of the plain text, where there is one to read. */
	children?: ReactNode;
}

/** Shows a part's text, or a note if the part is removed, empty or still loading. */
export function PartText({ part, className, children }: Props) {
	const { kind, text } = shownOf(part);
	if (kind === "text" && children) return children;
	return (
		<StoryText kind={kind} className={className}>
			{text}
		</StoryText>
	);
}

/** Returns whether a part has a text that can be read. */
export const isReadable = (part: WireSubmission): boolean => shownOf(part).kind === "text";

function shownOf({ meta, content, content_follows }: WireSubmission) {
	if (content_follows && !meta.censored)
		return { kind: "blank", text: screenWords.write.follows } as const;
	return partContent(content, meta.censored, exportWords);
}
