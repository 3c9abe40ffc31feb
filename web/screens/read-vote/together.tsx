import { useEffect, useRef } from "react";
import { partName } from "../../game/ordinals.ts";
import { mayVoteFor } from "../../game/read-state.ts";
import { type OpenPage, openedParts } from "../../game/together-pages.ts";
import common from "../../parts/common.module.css";
import { Page } from "../../parts/page/page.tsx";
import { screenWords } from "../../words/screens.ts";
import type { ScreenProps } from "../screen.ts";
import { CastLine } from "../story/cast-line.tsx";
import { StoryHeader } from "../story/story-header.tsx";
import { StoryTitle } from "../story/story-title.tsx";
import { useReading } from "./reactions.ts";
import { StoryStrips } from "./story-strips.tsx";
import styles from "./together.module.css";
import { TogetherFooter } from "./together-footer.tsx";

interface Props extends ScreenProps {
	page: OpenPage;
	onList: () => void;
	onProceed: () => void;
}

/** Shows the story that the host has opened for everybody, up to the open part. */
export function Together({ game, player, page, onList, onProceed }: Props) {
	const { story, part } = page;
	const reading = useReading(game, player, story);
	const parts = openedParts(page);
	const end = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (part > 0)
			end.current?.previousElementSibling?.scrollIntoView({
				behavior: reducedMotion ? "auto" : "smooth",
				block: "start",
			});
	}, [part]);
	const leave = (then: () => void) => async () => {
		if (await reading.save()) then();
	};
	return (
		<Page
			header={<StoryHeader game={game} story={story} part={part} />}
			footer={
				<TogetherFooter
					game={game}
					player={player}
					page={page}
					reacted={reading.given.some((emojis) => emojis.length > 0)}
					onList={leave(onList)}
					onProceed={leave(onProceed)}
				/>
			}
		>
			<StoryTitle story={story} />
			<CastLine story={story} />
			{!mayVoteFor(game, player, story) && (
				<p className={common.quiet}>{screenWords.read.ownStory}</p>
			)}
			<StoryStrips
				game={game}
				player={player}
				parts={parts}
				reading={reading}
				lastClass={styles.newest}
			/>
			<p className={common.silentText} role="status" ref={end}>
				{partName(part)}
			</p>
		</Page>
	);
}
