import type { WireStory } from "#game/wire/state.ts";
import { marked } from "../../game/marked-word.ts";
import { titleOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { useStoryLanguage } from "../../parts/story/quoted.tsx";

/** Shows a story's title as the heading, with its longest word marked. */
export function StoryTitle({ story }: { story: WireStory }) {
	const [before, word, after] = marked(titleOf(story));
	return (
		<Heading dir="auto" lang={useStoryLanguage()} className={common.breakAnywhere}>
			{before}
			<Marked>{word}</Marked>
			{after}
		</Heading>
	);
}
