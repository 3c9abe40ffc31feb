import type { WireStory } from "#game/wire/state.ts";
import { titleOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import { MarkedTitle } from "../../parts/story/marked-title.tsx";
import { useStoryLanguage } from "../../parts/story/quoted.tsx";

/** Shows a story's title as the heading. */
export const StoryTitle = ({ story }: { story: WireStory }) => (
	<Heading dir="auto" lang={useStoryLanguage()} className={common.breakAnywhere}>
		<MarkedTitle>{titleOf(story)}</MarkedTitle>
	</Heading>
);
