import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { space } from "#words/grammar.ts";
import { readStates } from "../../game/read-state.ts";
import { Page } from "../../parts/page/page.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import { RecapNumbers } from "../game-so-far/late-recap.tsx";
import type { ScreenProps } from "../screen.ts";
import { Continued } from "../sequel/continued.tsx";
import { NextStage } from "../story-pages/next-stage.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { TaskPage } from "../story-pages/task-page.tsx";
import { StoryListFooter } from "./story-list-footer.tsx";
import { StoryTiles } from "./story-tiles.tsx";

const words = readingWords.read;

interface Props extends ScreenProps {
	onOpen: (story: number) => void;
	onProceed: () => void;
	/** Set while the host leads the reading: which stories are open, and the way back to the host. */
	led: { isOpened: (story: WireStory) => boolean; rejoin: () => void } | null;
}

/** Shows all stories and, once the reader has reacted to all of them, the way to the awards. */
export function StoryList({ game, player, onOpen, onProceed, led }: Props) {
	const states = [...readStates(game, player)];
	const next = states.find(([, state]) => state === "next");
	return (
		<Page
			wide
			header={<RoomHeader />}
			footer={
				<StoryListFooter
					game={game}
					player={player}
					left={states.filter(([, state]) => state === "next" || state === "open").length}
					onProceed={onProceed}
					rejoin={led?.rejoin ?? null}
				/>
			}
		>
			<StoryPages
				left={
					<TaskPage
						game={game}
						heading={words.heading}
						text={
							(Object.keys(game.awards).length > 0 ? words.text : words.textWithoutAwards) +
							(game.settings.hide_authors ? space + words.bagged : "")
						}
						done={STATUS.postReading}
						stage={next && <NextStage game={game} story={next[0]} />}
					>
						<Continued game={game} />
						{game.recap && <RecapNumbers game={game} recap={game.recap} />}
					</TaskPage>
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
