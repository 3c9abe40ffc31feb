import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { accountWords } from "#words/site/account.ts";
import { accountApi } from "../../account/account-api.ts";
import { ApiError, NOT_FOUND } from "../../api.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { SitePage } from "../site-page.tsx";
import { StoryFound } from "./story-found.tsx";

const say = accountWords.savedStories;

/** Shows /library/ID: one saved story, laid out like a shared one. */
export function SavedStoryPage() {
	const { id = "" } = useParams();
	const { found, again } = useLoaded(useCallback(() => accountApi.savedStory(id), [id]));
	if (found !== null && !(found instanceof ApiError)) return <StoryFound story={found} />;
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
