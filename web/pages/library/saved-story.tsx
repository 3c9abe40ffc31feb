import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { ENGLISH } from "#game/settings/languages.ts";
import { exportWords } from "#words/game/exports.ts";
import { dayOf } from "#words/grammar.ts";
import { accountWords } from "#words/site/account.ts";
import { accountApi } from "../../account/account-api.ts";
import { ApiError, NOT_FOUND } from "../../api.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Pill } from "../../parts/pill.tsx";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { SharedStrips } from "../shared-story/shared-strips.tsx";
import { SitePage } from "../site-page.tsx";

const say = accountWords.savedStories;

/** Shows /library/ID: one saved story, laid out like a shared one. */
export function SavedStoryPage() {
	const { id = "" } = useParams();
	const { found, again } = useLoaded(useCallback(() => accountApi.savedStory(id), [id]));
	if (found === null || found instanceof ApiError) {
		return (
			<SitePage title={say.title} heading={say.title} back="/library">
				{found?.status === NOT_FOUND ? (
					<Sheet as="p">{say.gone}</Sheet>
				) : (
					<NotLoaded error={found} heading={say.unreachable} guest={say.guest} onAgain={again} />
				)}
			</SitePage>
		);
	}
	return (
		<SitePage
			title={found.title}
			heading={<Pill>{exportWords.rating(found.mature)}</Pill>}
			back="/library"
		>
			<StoryLanguage value={found.language ?? ENGLISH}>
				<SharedStrips story={found} />
			</StoryLanguage>
			<p className={classes(common.quiet, common.center)}>
				{say.savedOn(dayOf(new Date(found.saved_at)))}
			</p>
		</SitePage>
	);
}
