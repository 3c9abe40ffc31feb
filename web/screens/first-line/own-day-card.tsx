import { lineNumber } from "#game/settings/first-line.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { avatarUrl } from "../../avatars/index.ts";
import { DayCard } from "../../exports/day-card/day-card.tsx";
import { storyLine } from "../../game/story-line.ts";
import { storyParts } from "../../game/story-parts.ts";

interface Props {
	game: Game;
	given: NonNullable<Game["first_line"]>;
	/** The story, quoted by the line on the card. */
	story: WireStory;
}

/** Shows the card of the day of a story from this room. */
export function OwnDayCard({ game, given, story }: Props) {
	const [part] = storyParts(game, story);
	const sprite = part?.sprite ?? null;
	return (
		<DayCard
			label={say.card(lineNumber(given.date))}
			opening={given.opening}
			line={storyLine(game, story)?.text ?? null}
			writer={part?.writer ?? ""}
			face={sprite === null ? null : avatarUrl(sprite, false)}
			site={location.host}
		/>
	);
}
