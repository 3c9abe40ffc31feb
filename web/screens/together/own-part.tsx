import type { WireSubmission } from "#game/wire/state.ts";
import { partsOf } from "../../game/stories.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import type { ScreenProps } from "../screen.ts";
import type { StoryReading } from "../story/reactions.ts";
import { BeingRead } from "./being-read.tsx";
import { LastSticker } from "./last-sticker.tsx";

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
 */
export const OwnPart = ({ game, player, page, part, reading, counts, owes }: Props) => (
	<>
		<BeingRead key={part.id} game={game} player={player} part={part} counts={counts} />
		{owes && page.part === partsOf(page.story).length - 1 && (
			<LastSticker game={game} player={player} story={page.story} reading={reading} />
		)}
	</>
);
