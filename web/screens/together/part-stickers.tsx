import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { partName } from "#words/ordinals.ts";
import { mayReactTo } from "../../game/read-state.ts";
import { sparks } from "../../room/sparks.ts";
import type { ScreenProps } from "../screen.ts";
import { betrays } from "../sparks/gathered.ts";
import type { StoryReading } from "../story/reactions.ts";
import { countsOn } from "./live-counts.ts";
import { ReactionBoard } from "./reaction-board.tsx";
import { throwSticker } from "./throw-sticker.ts";

interface Props extends ScreenProps {
	story: WireStory;
	/** The position of the part in the story. */
	index: number;
	part: WireSubmission;
	reading: StoryReading;
}

/**
 * Shows the stickers for the open part. Its writer has none, except that while authors are hidden
 * they throw stickers like everybody, so that nobody sees who does not.
 */
export function PartStickers({ game, player, story, index, part, reading }: Props) {
	const own = player.own_submissions.includes(part.id);
	if (own && !betrays(game, { kind: "react" })) return null;
	const given = own ? [] : (reading.given[index] ?? []);
	const fly = (emoji: number) => throwSticker(game, emoji);
	const toggle = (emoji: number) => {
		if (!given.includes(emoji)) fly(emoji);
		reading.toggle(index, emoji);
	};
	return (
		<ReactionBoard
			part={partName(index)}
			sprite={player.meta.sprite_id}
			given={given}
			counts={countsOn(player, story, part, reading)}
			onToggle={own ? fly : mayReactTo(game, player, part) ? toggle : undefined}
			onAgain={fly}
			onHop={() => void sparks.send({ kind: "hop" })}
		/>
	);
}
