import type { WireSubmission } from "#game/wire/state.ts";
import { exportWords } from "#words/game/exports.ts";
import { screenWords } from "#words/game/screens.ts";
import { StoryText } from "./story-text.tsx";

interface Props {
	part: WireSubmission;
	className?: string | undefined;
}

/** Shows a part's text, or a note if the part is removed, empty or still loading. */
export function PartText({ part, className }: Props) {
	const { kind, text } = shownOf(part);
	return (
		<StoryText kind={kind} className={className}>
			{text}
		</StoryText>
	);
}

/** Returns whether a part has a text that can be read. */
export const isReadable = (part: WireSubmission): boolean => shownOf(part).kind === "text";

function shownOf({ meta, content, content_follows }: WireSubmission) {
	if (meta.censored) return { kind: "removed", text: exportWords.removed } as const;
	if (content_follows) return { kind: "blank", text: screenWords.write.follows } as const;
	const text = content.trim();
	if (text === "") return { kind: "blank", text: exportWords.blank } as const;
	return { kind: "text", text } as const;
}
