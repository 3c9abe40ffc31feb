import { useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { inOrder, partsOf, titleOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { useSending } from "../../room/sending.ts";
import { StoryCover } from "../cover/story-cover.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import flag from "../story/flag.module.css";
import { Strips } from "../story/strips.tsx";
import { Subheader } from "../story/subheader.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import styles from "./censor.module.css";
import { FlaggedStories } from "./flagged-stories.tsx";

const words = screenWords.censor;

/** Shows all stories to the host, with a switch and the number of flags below each part. */
export function CensorForm({ game, player }: ScreenProps) {
	const stories = inOrder(player.stories);
	const before = stories.flatMap(partsOf).filter((part) => part.meta.censored);
	const [marked, setMarked] = useState<number[]>(() => before.map((part) => part.id));
	const { sending, send } = useSending();
	const mark = (id: number, on: boolean) =>
		setMarked(on ? [...marked, id] : marked.filter((other) => other !== id));
	const flagsOn = (id: number) => player.flag_counts[id] ?? 0;
	const frame = ({ id }: WireSubmission) => ({
		textClass: marked.includes(id) ? styles.blacked : undefined,
		below: (
			<>
				{flagsOn(id) > 0 && <p className={flag.note}>{words.flags(flagsOn(id))}</p>}
				<Toggle
					className={styles.toggle}
					checked={marked.includes(id)}
					onChange={(on) => mark(id, on)}
					label={marked.includes(id) ? words.marked : words.mark}
				/>
			</>
		),
	});
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
					<section className={styles.story} key={story.id}>
						<Quoted as="h2">{titleOf(story)}</Quoted>
						<StoryCover story={story} />
						{partsOf(story).map((part) => (
							<div key={part.id}>
								<Strips game={game} parts={[part]} frame={frame} />
							</div>
						))}
					</section>
				))}
			/>
		</PhasePage>
	);
}
