import { useCallback, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { exportWords } from "#words/game/exports.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { timeOf } from "#words/grammar.ts";
import { reportWords } from "#words/site/report.ts";
import { siteWords } from "#words/site/site.ts";
import type { SharedStory } from "../../../gateway/api/answers.ts";
import { ApiError, call, GONE, NOT_FOUND } from "../../api.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { store } from "../../store.ts";
import { ReportStory } from "./report-story.tsx";
import { SharedStrips } from "./shared-strips.tsx";
import { NoStory, StoryFrame } from "./story-frame.tsx";

const say = sharingWords.view;

/** Shows /view/SHORTCUT: a shared story (docs/game.md "Saving and sharing stories"). */
export function SharedStoryPage() {
	const { shortcut = "" } = useParams();
	return <SharedStoryOf key={shortcut} shortcut={shortcut} />;
}

function SharedStoryOf({ shortcut }: { shortcut: string }) {
	const [given] = useState(() => storyInDocument(shortcut));
	const [found, setFound] = useState<SharedStory | ApiError | null>(given);
	const [grown, setGrown] = useState(store.profile?.mature ?? false);
	const fetchStory = useCallback(async () => {
		setFound(null);
		const asked = call("GET /stories/view/:shortcut", { params: { shortcut } });
		setFound(await asked.catch((reason: unknown) => asApiError(reason)));
	}, [shortcut]);
	useEffect(() => {
		if (given === null) fetchStory();
	}, [fetchStory, given]);

	if (found === null) return <NoStory heading={say.loading} busy />;
	if (found instanceof ApiError) {
		if (found.status === NOT_FOUND) return <NoStory heading={say.gone} text={say.goneText} />;
		if (found.status === GONE) {
			const { takenDown, takenDownText } = reportWords.story;
			return <NoStory heading={takenDown} text={takenDownText} />;
		}
		return (
			<NoStory heading={say.unreachable} text={found.message}>
				<Button onClick={fetchStory}>{siteWords.tryAgain}</Button>
			</NoStory>
		);
	}
	if (found.mature && !grown) {
		return (
			<NoStory heading={say.mature} text={exportWords.matureText}>
				{store.profile?.mature !== false && (
					<Button onClick={() => setGrown(true)}>{say.show}</Button>
				)}
			</NoStory>
		);
	}
	return (
		<StoryFrame
			title={found.title}
			fact={exportWords.rating(found.mature)}
			footer={
				<>
					<ButtonLink to="/" reloadDocument>
						{say.home}
					</ButtonLink>
					<p className={classes(common.quiet, common.center)}>
						{say.until(timeOf(found.expires_at))}
					</p>
				</>
			}
		>
			<SharedStrips story={found} />
			<ReportStory shortcut={shortcut} />
		</StoryFrame>
	);
}

/** Returns the story that the document contains (gateway/previews.ts); null for another one. */
function storyInDocument(shortcut: string): SharedStory | null {
	const data = document.getElementById("story");
	return data?.dataset.shortcut === shortcut ? JSON.parse(data.textContent ?? "null") : null;
}

const asApiError = (reason: unknown): ApiError =>
	reason instanceof ApiError ? reason : new ApiError(0, String(reason));
