import { Marked } from "../../parts/marked.tsx";
import { tableWords } from "../../words/evening/table.ts";

/** Shows how many people still write. */
export function PencilCount({ pencils }: { pencils: number }) {
	const [count, rest] = tableWords.waiting.pencils(pencils);
	return (
		<>
			{count} <Marked>{rest}</Marked>
		</>
	);
}
