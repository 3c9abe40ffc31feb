import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { partName } from "#words/ordinals.ts";
import { isHost } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import { sparks } from "../../room/sparks.ts";
import type { ScreenProps } from "../screen.ts";
import { betrays } from "../sparks/gathered.ts";
import type { StoryReading } from "../story/reactions.ts";
import { StickerRow } from "../vote/sticker-row.tsx";
import { Ask } from "./ask.tsx";
import { BeingRead } from "./being-read.tsx";
import { ReactionBoard } from "./reaction-board.tsx";
import { throwSticker } from "./throw-sticker.ts";

interface Props extends ScreenProps {
	page: OpenPage;
	part: WireSubmission;
	reading: StoryReading;
	counts: ReadonlyMap<number, number>;
	/** The writer has not put a sticker on the story yet. */
	owes: boolean;
}

/**
 * Shows a writer how the others take their part, and after the last part the sticker that they owe.
 * While authors are hidden they throw stickers like everybody, so that nobody sees who does not.
 */
export const OwnPart = ({ game, player, page, part, reading, counts, owes }: Props) => (
	<>
		<BeingRead key={part.id} game={game} player={player} part={part} counts={counts} />
		{betrays(game, { kind: "react" }) && (
			<ReactionBoard
				part={partName(page.part)}
				sprite={player.meta.sprite_id}
				given={[]}
				counts={counts}
				onToggle={(emoji) => throwSticker(game, emoji)}
				onAgain={(emoji) => throwSticker(game, emoji)}
				onHop={() => void sparks.send({ kind: "hop" })}
			/>
		)}
		{owes && page.part === partsOf(page.story).length - 1 && (
			<LastSticker game={game} player={player} story={page.story} reading={reading} />
		)}
	</>
);

interface LastStickerProps extends ScreenProps {
	story: WireStory;
	reading: StoryReading;
}

/**
 * Asks the writer of a story's last part for a sticker on the story, because no other page does.
 */
const LastSticker = ({ game, player, story, reading }: LastStickerProps) => (
	<>
		<Ask host={isHost(game, player)} />
		<StickerRow game={game} player={player} story={story} reading={reading} />
	</>
);
