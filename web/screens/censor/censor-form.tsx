import { useState } from "react";
import { screenWords } from "#words/game/screens.ts";
import { inOrder, partsOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { useSending } from "../../room/sending.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { Subheader } from "../story/subheader.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { FlaggedStories } from "./flagged-stories.tsx";
import { StoryToCensor } from "./story-to-censor.tsx";

const words = screenWords.censor;

/** Shows all stories to the host, who chooses the parts to black out. */
export function CensorForm({ game, player }: ScreenProps) {
	const stories = inOrder(player.stories);
	const before = stories.flatMap(partsOf).filter((part) => part.meta.censored);
	const [marked, setMarked] = useState<number[]>(() => before.map((part) => part.id));
	const { sending, send } = useSending();
	const mark = (id: number, on: boolean) =>
		setMarked(on ? [...marked, id] : marked.filter((other) => other !== id));
	const flagsOn = (id: number) => player.flag_counts[id] ?? 0;
	const confirm = async () => {
		if (await send("submission/censor", { vip_action: { censor_submission: marked } })) {
			await send("game/vip", { vip_action: { confirm_censor: true } });
		}
	};
	return (
		<PhasePage
			wide
			limit={game.countdown.limit}
			action={
				<Button busy={sending} onClick={confirm}>
					{words.confirm(marked.length)}
				</Button>
			}
		>
			<StoryPages
				left={
					<>
						<Heading>{words.heading}</Heading>
						<Subheader game={game}>{words.text}</Subheader>
						<FlaggedStories stories={stories} flagsOn={flagsOn} />
					</>
				}
				right={stories.map((story) => (
					<StoryToCensor key={story.id} {...{ game, story, marked, flagsOn }} onMark={mark} />
				))}
			/>
		</PhasePage>
	);
}
