import type { WireStory } from "#game/wire/state.ts";
import { isHost } from "../../game/seats.ts";
import type { ScreenProps } from "../screen.ts";
import type { StoryReading } from "../story/reactions.ts";
import { StickerRow } from "../vote/sticker-row.tsx";
import { Ask } from "./ask.tsx";

interface Props extends ScreenProps {
	story: WireStory;
	reading: StoryReading;
}

/**
 * Asks the writer of a story's last part for a sticker on the story, because no other page does.
 */
export const LastSticker = ({ game, player, story, reading }: Props) => (
	<>
		<Ask host={isHost(game, player)} />
		<StickerRow game={game} player={player} story={story} reading={reading} />
	</>
);
