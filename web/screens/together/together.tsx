import { partName } from "#words/ordinals.ts";
import { givenTo, needsNone } from "../../game/read-state.ts";
import { type OpenPage, openedParts } from "../../game/together-pages.ts";
import { NewsLine } from "../../parts/news-line.tsx";
import { Page } from "../../parts/page/page.tsx";
import type { ScreenProps } from "../screen.ts";
import { useReading } from "../story/reactions.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { AboutOpenPart } from "./about-open-part.tsx";
import { Listening } from "./listening.tsx";
import { liveCounts } from "./live-counts.ts";
import { OwnPart } from "./own-part.tsx";
import { TogetherFooter } from "./together-footer.tsx";

interface Props extends ScreenProps {
	page: OpenPage;
	onList: () => void;
	onProceed: () => void;
}

/**
 * Shows the part that the host has opened for all: to its writer how the others take it, to the
 * others the text with the reactions.
 */
export function Together({ game, player, page, onList, onProceed }: Props) {
	const { story, part: index } = page;
	const room = { game, player };
	const reading = useReading(game, player, story, { live: true });
	const opened = openedParts(page);
	const part = opened.at(-1);
	const leave = (then: () => void) => async () => {
		if (await reading.save()) then();
	};
	if (!part) return null;
	const given = reading.given[index] ?? [];
	const counts = liveCounts(part, givenTo(player, story)[index] ?? [], given);
	const isOwn = player.own_submissions.includes(part.id);
	const some = reading.given.some((emojis) => emojis.length > 0);
	const owes = !some && !needsNone(player, story);
	return (
		<Page
			wide
			header={<StoryHeader game={game} story={story} part={index} />}
			footer={
				<TogetherFooter
					{...room}
					page={page}
					reacted={some}
					own={isOwn}
					onList={leave(onList)}
					onProceed={leave(onProceed)}
				/>
			}
		>
			<NewsLine text={partName(index)} />
			<StoryPages
				left={<AboutOpenPart {...room} page={page} opened={opened} own={isOwn} />}
				right={
					isOwn ? (
						<OwnPart {...room} {...{ page, part, reading, counts, owes }} />
					) : (
						<Listening key={part.id} {...room} {...{ page, part, reading, counts, owes }} />
					)
				}
			/>
		</Page>
	);
}
