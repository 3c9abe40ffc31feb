import { marked } from "../../game/marked-word.ts";
import { Marked } from "../marked.tsx";

/** Shows a title with its longest word marked. */
export function MarkedTitle({ children }: { children: string }) {
	const [before, word, after] = marked(children);
	return (
		<>
			{before}
			<Marked>{word}</Marked>
			{after}
		</>
	);
}
