import type { WireStory } from "#game/wire/state.ts";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { TitleField } from "./title-field.tsx";
import { CoverChoice, FlagPage, TitlePage } from "./title-pages.tsx";
import { useTitle } from "./use-title.ts";

/**
 * Shows the captain's whole story, with the field for its title: on the left page of two, and else
 * in the footer. The switch for the cover is beside the field, and else after the story.
 */
export function TitleForm({ game, player, story }: ScreenProps & { story: WireStory }) {
	const title = useTitle({ game, player, story });
	const spread = useOpen();
	return (
		<PhasePage
			wide
			header={<StoryHeader game={game} story={story} />}
			limit={game.countdown.limit}
			saved="entry"
			action={!spread && <TitleField {...title} />}
		>
			<TwoPages
				left={
					<TitlePage game={game} story={story} {...title}>
						{spread && (
							<>
								<TitleField {...title} large />
								<CoverChoice {...title} />
							</>
						)}
					</TitlePage>
				}
				right={
					<>
						<FlagPage game={game} parts={title.parts} flags={title.flags} flag={title.flag} />
						{!spread && <CoverChoice {...title} />}
					</>
				}
			/>
		</PhasePage>
	);
}
