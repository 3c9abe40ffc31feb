import type { WireStory } from "#game/wire/state.ts";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { TitleField } from "./title-field.tsx";
import { PartsPage, TaskPage } from "./title-pages.tsx";
import { useTitle } from "./use-title.ts";

/** Shows the captain's whole story, with the field for its title in the footer. */
export function TitleForm({ game, player, story }: ScreenProps & { story: WireStory }) {
	const title = useTitle({ game, player, story });
	return (
		<PhasePage
			wide
			header={<StoryHeader game={game} story={story} />}
			limit={game.countdown.limit}
			saved="entry"
			action={<TitleField {...title} />}
		>
			<TwoPages
				left={<TaskPage game={game} story={story} />}
				right={<PartsPage game={game} parts={title.parts} flags={title.flags} flag={title.flag} />}
			/>
		</PhasePage>
	);
}
