import { useId } from "react";
import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { ScreenProps } from "../screen.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { TaskPage } from "../story-pages/task-page.tsx";
import { CastFields } from "./cast-fields.tsx";
import { useCast } from "./use-cast.ts";

const words = screenWords.create;

/** Shows the player's hand as cards to pick from, and the rating if the room leaves a choice. */
export function CastForm({ game, player }: ScreenProps) {
	const story = player.current_story;
	const cast = useCast({ game, player });
	const { missing, unrated } = cast;
	const form = useId();
	return (
		<PhasePage
			wide
			header={
				<StoryHeader game={game} story={story} rating={cast.mature ? "MATURE" : "ALL_AGES"} />
			}
			limit={game.countdown.limit}
			saved="entry"
			action={
				<SubmitButton form={form} busy={cast.sending} lacking={missing > 0 || unrated || !story}>
					{missing > 0 ? words.more(missing) : unrated ? words.unrated : words.select}
				</SubmitButton>
			}
		>
			<TwoPages
				left={
					<TaskPage
						game={game}
						heading={words.heading}
						text={words.text(cast.min, cast.max)}
						needed
						done={STATUS.postStoryCreate}
					/>
				}
				right={<CastFields id={form} settings={game.settings} cast={cast} />}
			/>
		</PhasePage>
	);
}
