import { useState } from "react";
import { useParams } from "react-router-dom";
import { exportWords } from "#words/game/exports.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { ApiError } from "../../api.ts";
import { Button } from "../../parts/form/button.tsx";
import { store } from "../../store.ts";
import { ReportStory } from "./report-story.tsx";
import { SharedStrips } from "./shared-strips.tsx";
import { StoryFooter } from "./story-footer.tsx";
import { NoStory, StoryFrame } from "./story-frame.tsx";
import { StoryNotFound } from "./story-not-found.tsx";
import { useSharedStory } from "./use-shared-story.ts";

const say = sharingWords.view;

/** Shows /view/SHORTCUT: a shared story (docs/game.md "Saving and sharing stories"). */
export function SharedStoryPage() {
	const { shortcut = "" } = useParams();
	return <SharedStoryOf key={shortcut} shortcut={shortcut} />;
}

function SharedStoryOf({ shortcut }: { shortcut: string }) {
	const { found, again } = useSharedStory(shortcut);
	const [grown, setGrown] = useState(store.profile?.mature ?? false);
	if (found === null) return <NoStory heading={say.loading} busy />;
	if (found instanceof ApiError) return <StoryNotFound error={found} onAgain={again} />;
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
			footer={<StoryFooter until={found.expires_at} />}
		>
			<SharedStrips story={found} />
			<ReportStory shortcut={shortcut} />
		</StoryFrame>
	);
}
