import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { accountApi } from "../account-api.ts";
import { accountWords } from "../account-words.ts";
import { ApiError } from "../api.ts";
import { SharedStrips } from "../exports/shared-strips.tsx";
import { dayOf } from "../exports/story-date.ts";
import { exportWords } from "../exports/words.ts";
import { Pill } from "../parts/pill.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { SitePage } from "./site-page.tsx";
import { useLoaded } from "./use-loaded.ts";
import "../styles/sheet.css";

const say = accountWords.shelf;
const GONE = 404;

/** /library/ID: one saved story, as a permalink would show it. */
export function SavedStoryPage() {
	const { id = "" } = useParams();
	const { found, again } = useLoaded(useCallback(() => accountApi.savedStory(id), [id]));
	if (found === null || found instanceof ApiError) {
		return (
			<SitePage title={say.title} heading={say.title} back="/library">
				{found?.status === GONE ? (
					<p className="sheet">{say.gone}</p>
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
			<SharedStrips story={found} />
			<p className="quiet center">{say.savedOn(dayOf(new Date(found.saved_at)))}</p>
		</SitePage>
	);
}
