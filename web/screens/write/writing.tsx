import { useCallback, useRef, useState } from "react";
import { proxy } from "valtio";
import { STATUS } from "#game/status.ts";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { isSolo, notYet, slowFirst, writersOf } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { drafts } from "../../room/drafts.ts";
import { send } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { Handed, Opening } from "../given/given.tsx";
import { PastParts } from "../given/past-parts.tsx";
import { PromptButton, Prompts, usePrompts } from "../given/prompts.tsx";
import type { ScreenProps } from "../screen.ts";
import { CastLine } from "../story/cast-line.tsx";
import { StoryHeader } from "../story/story-header.tsx";
import { ExtraTime } from "./extra-time.tsx";
import { Faces } from "./faces.tsx";
import { ForceSkip } from "./force-skip.tsx";
import { HandedIn, useAtTable } from "./handed-in.tsx";
import { PencilsDown } from "./pencils-down.tsx";
import { TextBox } from "./text-box.tsx";
import { useDoneFlag } from "./use-done-flag.ts";
import { WordCount } from "./word-count.tsx";
import styles from "./write.module.css";
import { useSettled, WritingEnd } from "./writing-end.tsx";

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
	const [laid, lay] = useState<"past" | "prompts" | null>(null);
	const toggle = (what: "past" | "prompts") => lay(laid === what ? null : what);

	const isFirst = partsOf(story).length === 0;
	const room = { game, player };
	// A writer with more to read has more time, so the part goes on after this writer's end.
	const last = game.countdown.limit;
	const othersWrite =
		end !== null &&
		last !== null &&
		last > end &&
		notYet(game, STATUS.postStoryWrite).some((other) => other.id !== player.id);
	const settled = useSettled();
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
					limit={end}
					note={
						<ExtraTime
							extra={extra_reading}
							start={game.submission.reading_start}
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
							<Opening story={story} />
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
							<Prompts prompts={prompts} open={laid === "prompts"} />
						</div>
						<div className={classes(styles.box, (over || paused) && styles.over)}>
							<TextBox
								start={draft.text}
								first={part.index === 0}
								disabled={over || paused}
								onText={type}
								past={past}
							/>
							<div className={styles.foot}>
								<PromptButton prompts={prompts} disabled={over || paused} />
							</div>
							{over && <WritingEnd />}
						</div>
						<div className={styles.tools}>
							<Toggle
								className={classes(styles.done, done && !over && styles.undo)}
								checked={done}
								disabled={over || paused}
								busy={saving}
								onChange={setDone}
								label={
									<>
										{words.done}
										<small>{words.doneNote}</small>
									</>
								}
							/>
							<ForceSkip game={game} player={player} disabled={over && !othersWrite} />
							<WordCount draft={draft} />
							{prompts.shown.length > 0 && (
								<Button
									kind="plain"
									small
									className={styles.showPrompt}
									aria-expanded={laid === "prompts"}
									onClick={() => toggle("prompts")}
								>
									{words.prompt}
								</Button>
							)}
							{!isFirst && (
								<Button
									kind="plain"
									small
									className={styles.readBack}
									aria-expanded={laid === "past"}
									onClick={() => toggle("past")}
								>
									{laid === "past" ? words.backToText : words.back}
								</Button>
							)}
							{!isSolo(game) && (
								<Faces players={slowFirst(writersOf(game))} doneFrom={STATUS.postStoryWrite} />
							)}
						</div>
					</>
				}
			/>
		</Page>
	);
}
