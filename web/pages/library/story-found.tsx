import { ENGLISH } from "#game/settings/languages.ts";
import { exportWords } from "#words/game/exports.ts";
import { dayOf } from "#words/grammar.ts";
import { accountWords } from "#words/site/account.ts";
import type { SavedStory } from "../../../gateway/api/answers.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Pill } from "../../parts/pill.tsx";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { SharedStrips } from "../shared-story/shared-strips.tsx";
import { SitePage } from "../site-page.tsx";

/** Shows a saved story, with its rating and the day on which it was saved. */
export const StoryFound = ({ story }: { story: SavedStory }) => (
	<SitePage
		title={story.title}
		heading={<Pill>{exportWords.rating(story.mature)}</Pill>}
		back="/library"
	>
		<StoryLanguage value={story.language ?? ENGLISH}>
			<SharedStrips story={story} />
		</StoryLanguage>
		<p className={classes(common.quiet, common.center)}>
			{accountWords.savedStories.savedOn(dayOf(new Date(story.saved_at)))}
		</p>
	</SitePage>
);
