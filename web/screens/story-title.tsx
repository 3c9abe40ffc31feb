import type { WireStory } from "../../gateway/protocol.ts";
import { Marked } from "../parts/marked.tsx";
import { Heading } from "./heading.tsx";
import { titleOf } from "./stories.ts";

/** The words that the marker goes over: the longest one, and the first of several as long. */
export function marked(title: string): [before: string, word: string, after: string] {
	const longest = title.split(/\s+/).reduce((best, word) => (word.length > best.length ? word : best), "");
	const at = title.indexOf(longest);
	return [title.slice(0, at), longest, title.slice(at + longest.length)];
}

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
