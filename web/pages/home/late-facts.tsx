import { FirstLine } from "../first-line/first-line.tsx";
import { Story } from "./story.tsx";

/** Shows the parts of home that load late, in one file because every visitor needs both. */
export default function LateFacts() {
	return (
		<>
			<Story />
			<FirstLine />
		</>
	);
}
