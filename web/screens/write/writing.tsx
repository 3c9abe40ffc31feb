import { useCallback, useRef, useState } from "react";
import { proxy } from "valtio";
import { STATUS } from "#game/status.ts";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { notYet } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { drafts } from "../../room/drafts.ts";
import { send } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { CastLine } from "../story/cast-line.tsx";
import { StoryHeader } from "../story/story-header.tsx";
import { FirstPage, Handed } from "../story-so-far/given.tsx";
import { PastParts } from "../story-so-far/past-parts.tsx";
import { PromptButton, Prompts, usePrompts } from "../story-so-far/prompts.tsx";
import { ExtraTime } from "./extra-time.tsx";
import { HandedIn, useAtTable } from "./handed-in.tsx";
import { PencilsDown } from "./pencils-down.tsx";
import { TextBox } from "./text-box.tsx";
import { useDoneFlag } from "./use-done-flag.ts";
import styles from "./write.module.css";
import { useWritingEnd, WritingEnd } from "./writing-end.tsx";
import { type Laid, WritingTools } from "./writing-tools.tsx";

const words = screenWords.write;

interface Props extends ScreenProps {
	story: WireStory;
	part: WireSubmission;
}

/**
 * Shows the writing screen: what is given on the left page, the text on the right one. Patches from
 * the room never move its layout.
 */
export function Writing({ game, player, story, part }: Props) {
	const id = String(part.id);
	const [draft] = useState(() =>
		proxy({ text: drafts.open({ id, text: part.content, done: part.meta.done }) }),
	);
	const { submission_end: end, extra_reading } = player.submission;
	const { done, over, saving, setDone, typedAgain } = useDoneFlag(part, end, draft);
	const paused = game.paused_at !== null;
	const prompts = usePrompts(part, game.settings.forced_prompts, (shown_prompts) =>
		send("story/submit", { submission: { id: part.id, content: draft.text }, shown_prompts }),
	);
	const type = useCallback(
		(text: string) => {
			draft.text = text;
			drafts.edit(id, text);
			typedAgain();
		},
		[draft, id, typedAgain],
	);
	const flag = (flagged_submissions: number[]) =>
		send("story/submit", { submission: { id: part.id, content: draft.text }, flagged_submissions });

	const past = useRef<HTMLElement>(null);
	// A low window shows these one at a time, over the text.
	const [laid, lay] = useState<Laid>(null);

	const isFirst = partsOf(story).length === 0;
	const room = { game, player };
	// A writer with more to read has more time, so the part goes on after this writer's end.
	const last = game.countdown.limit;
	const othersWrite =
		end !== null &&
		last !== null &&
		last > end &&
		notYet(game, STATUS.postStoryWrite).some((other) => other.id !== player.id);
	const settled = useWritingEnd();
	if (useAtTable({ ...room, done, over, stored: part.meta.done }))
		return <HandedIn {...room} text={draft.text} over={over} onWriteOn={() => setDone(false)} />;
	if (over && othersWrite && settled) return <PencilsDown {...room} text={draft.text} />;

	return (
		<Page
			silent
			thin
			wide
			mainClass={styles.main}
			header={<StoryHeader thin game={game} story={story} part={part.index} />}
			footer={
				<RoomFooter
					thin
					limit={end}
					bonus={
						<ExtraTime
							extra={extra_reading}
							start={game.submission.reading_start}
							end={end}
							from={() => past.current}
						/>
					}
					saved="part"
				/>
			}
		>
			<TwoPages
				className={classes(styles.writing, laid === "past" && styles.back)}
				left={
					<>
						<Heading className={common.silentText}>{words.heading}</Heading>
						<CastLine story={story} className={styles.cast} />
						{isFirst ? (
							<FirstPage story={story} />
						) : (
							<PastParts
								game={game}
								player={player}
								story={story}
								scroll={past}
								laid={laid === "past"}
								onFlag={flag}
							/>
						)}
					</>
				}
				right={
					<>
						<div className={styles.given}>
							<Handed game={game} story={story} part={part} />
							<Prompts prompts={prompts} open={laid === "prompts"} locked={over || paused} />
						</div>
						<div className={classes(styles.box, (over || paused) && styles.over)}>
							<TextBox
								start={draft.text}
								first={part.index === 0}
								disabled={over || paused}
								onText={type}
								past={past}
							/>
							<div className={classes(styles.foot, prompts.shown.length > 0 && styles.after)}>
								<PromptButton prompts={prompts} disabled={over || paused} />
							</div>
							{over && <WritingEnd />}
						</div>
						<WritingTools
							{...room}
							draft={draft}
							done={{
								on: done,
								saving,
								disabled: over || paused,
								note: done && !over,
								set: setDone,
							}}
							skips={!over || othersWrite}
							prompts={prompts.shown.length > 0}
							past={!isFirst}
							laid={laid}
							onLay={lay}
						/>
					</>
				}
			/>
		</Page>
	);
}
