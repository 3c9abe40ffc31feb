import { partName } from "#words/ordinals.ts";
import { needsNone } from "../../game/read-state.ts";
import { type OpenPage, openedParts } from "../../game/together-pages.ts";
import { NewsLine } from "../../parts/news-line.tsx";
import { Page } from "../../parts/page/page.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import type { ScreenProps } from "../screen.ts";
import { useReading } from "../story/reactions.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { AboutOpenPart } from "./about-open-part.tsx";
import { Listening } from "./listening.tsx";
import { OwnPart } from "./own-part.tsx";
import { PartStickers } from "./part-stickers.tsx";
import { TogetherFooter } from "./together-footer.tsx";

interface Props extends ScreenProps {
	page: OpenPage;
	onList: () => void;
	onProceed: () => void;
}

/**
 * Shows the part that the host has opened for all: to its writer how the others take it, to the
 * others the text. The stickers are on the right page of two, and else in the footer, where they
 * are in reach however long the text is.
 */
export function Together({ game, player, page, onList, onProceed }: Props) {
	const { story, part: index } = page;
	const room = { game, player };
	const reading = useReading(game, player, story, { live: true });
	const spread = useOpen();
	const opened = openedParts(page);
	const part = opened.at(-1);
	const leave = (then: () => void) => async () => {
		if (await reading.save()) then();
	};
	if (!part) return null;
	const isOwn = player.own_submissions.includes(part.id);
	const some = reading.given.some((emojis) => emojis.length > 0);
	const owes = !some && !needsNone(player, story);
	const stickers = <PartStickers {...room} {...{ story, index, part, reading }} />;
	const shared = { page, part, reading, owes, children: spread && stickers };
	return (
		<Page
			wide
			header={<StoryHeader game={game} story={story} part={index} />}
			footer={
				<TogetherFooter
					{...room}
					page={page}
					reacted={some}
					stickers={!spread && stickers}
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
						<OwnPart {...room} {...shared} />
					) : (
						<Listening key={part.id} {...room} {...shared} />
					)
				}
			/>
		</Page>
	);
}
