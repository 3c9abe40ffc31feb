import { readingWords } from "#words/game/reading.ts";
import { Button } from "../../parts/form/button.tsx";

interface Props {
	open: boolean;
	onToggle: () => void;
	className?: string | undefined;
}

/** Shows the button that unfolds the lesser ways on a window without room for them. */
export const MoreButton = ({ open, onToggle, className }: Props) => (
	<Button kind="plain" small className={className} aria-expanded={open} onClick={onToggle}>
		{readingWords.results.more}
	</Button>
);
