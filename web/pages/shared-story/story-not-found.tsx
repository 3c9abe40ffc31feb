import { sharingWords } from "#words/game/sharing.ts";
import { reportWords } from "#words/site/report.ts";
import { siteWords } from "#words/site/site.ts";
import { type ApiError, GONE, NOT_FOUND } from "../../api.ts";
import { Button } from "../../parts/form/button.tsx";
import { NoStory } from "./story-frame.tsx";

const say = sharingWords.view;

/** Shows why there is no story: its time is over, it was taken down, or the call failed. */
export function StoryNotFound({ error, onAgain }: { error: ApiError; onAgain: () => void }) {
	if (error.status === NOT_FOUND) return <NoStory heading={say.gone} text={say.goneText} />;
	if (error.status === GONE) {
		const { takenDown, takenDownText } = reportWords.story;
		return <NoStory heading={takenDown} text={takenDownText} />;
	}
	return (
		<NoStory heading={say.unreachable} text={error.message}>
			<Button onClick={onAgain}>{siteWords.tryAgain}</Button>
		</NoStory>
	);
}
