import type { WireStory } from "../../gateway/protocol.ts";
import { Marked } from "../parts/marked.tsx";
import { Heading } from "./heading.tsx";
import { marked } from "./marked-word.ts";
import { titleOf } from "./stories.ts";

/** A story's title as its heading, with the marker over its longest word. */
export function StoryTitle({ story }: { story: WireStory }) {
	const [before, word, after] = marked(titleOf(story));
	return (
		<Heading className="story-title">
			{before}
			<Marked>{word}</Marked>
			{after}
		</Heading>
	);
}
