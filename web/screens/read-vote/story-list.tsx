import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { hostWords } from "#words/game/host.ts";
import { readingWords } from "#words/game/reading.ts";
import { readStates } from "../../game/read-state.ts";
import { Button } from "../../parts/form/button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import { Continued } from "../sequel/continued.tsx";
import { Subheader } from "../story/subheader.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { ReadingFooter } from "../vote/reading-footer.tsx";
import { AtWork } from "../waiting/at-work.tsx";
import { StoryTiles } from "./story-tiles.tsx";

const words = readingWords.read;
const { soFar } = comingBackWords;

// Loads late, because most games last one evening.
const RecapNumbers = latePart(() => import("../game-so-far/recap.tsx"), "default", {
	loading: soFar.loading,
	missing: soFar.missing,
});

interface Props extends ScreenProps {
	onOpen: (story: number) => void;
	onProceed: () => void;
	/** Set while the host leads the reading: which stories are open, and the way back to the host. */
	led: { isOpened: (story: WireStory) => boolean; rejoin: () => void } | null;
}

/** Shows all stories and, once the reader has reacted to all of them, the way to the awards. */
export function StoryList({ game, player, onOpen, onProceed, led }: Props) {
	const states = [...readStates(game, player)];
	const left = states.filter(([, state]) => state === "next" || state === "open").length;
	const finished = player.status >= STATUS.postReading;
	// Where the host has led the reading, a page with all stickers that are owed comes next.
	const open = player.status >= STATUS.voting || game.reading !== null;
	const label = finished ? words.toWait : left > 0 ? words.left(left) : words.proceed;
	return (
		<Page
			wide
			header={<RoomHeader />}
			footer={
				<ReadingFooter game={game}>
					{led ? (
						<Button onClick={led.rejoin}>{hostWords.together.rejoin}</Button>
					) : (
						<Button disabled={!open} onClick={onProceed}>
							{label}
						</Button>
					)}
				</ReadingFooter>
			}
		>
			<StoryPages
				left={
					<>
						<Heading>{words.heading}</Heading>
						<Subheader game={game}>
							{Object.keys(game.awards).length > 0 ? words.text : words.textWithoutAwards}
						</Subheader>
						<Continued game={game} />
						{game.recap && <RecapNumbers game={game} recap={game.recap} />}
						<AtWork game={game} done={STATUS.postReading} />
					</>
				}
				right={
					<StoryTiles
						player={player}
						states={states}
						guessed={game.guessing?.story_id}
						isClosed={(story) => led !== null && !led.isOpened(story)}
						onOpen={onOpen}
					/>
				}
			/>
		</Page>
	);
}
