import { useCallback, useState } from "react";
import { proxy } from "valtio";
import { STATUS } from "#game/status.ts";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { isSolo, notYet, slowFirst, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { drafts } from "../../room/drafts.ts";
import { send } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { CastLine } from "../story/cast-line.tsx";
import { StoryHeader } from "../story/story-header.tsx";
import { DoodleButton } from "../waiting/doodle-button.tsx";
import { WaitingStrip } from "../waiting/waiting-strip.tsx";
import { ForceSkip } from "./force-skip.tsx";
import { HandedIn, useAtTable } from "./handed-in.tsx";
import { PastParts } from "./past-parts.tsx";
import { PromptButton, Prompts, usePrompts } from "./prompts.tsx";
import { TextBox } from "./text-box.tsx";
import { useDoneFlag } from "./use-done-flag.ts";
import { WordCount } from "./word-count.tsx";
import styles from "./write.module.css";
import { WritingEnd } from "./writing-end.tsx";

const words = screenWords.write;

interface Props extends ScreenProps {
	story: WireStory;
	part: WireSubmission;
}

/**
 * Returns the other players who have not handed their part in. Everybody knows that from the
 * statuses; the end of each writer's time stays their own, because it tells how long their story is.
 */
const stillWriting = (game: ScreenProps["game"], player: ScreenProps["player"]) =>
	notYet(game, STATUS.postStoryWrite).filter(({ id }) => id !== player.id);

/** Shows the writing screen. Patches from the room never move its layout. */
export function Writing({ game, player, story, part }: Props) {
	const id = String(part.id);
	const [draft] = useState(() =>
		proxy({ text: drafts.open({ id, text: part.content, done: part.meta.done }) }),
	);
	const { submission_end: end, extra_reading } = player.submission;
	const { done, over, saving, setDone, typedAgain } = useDoneFlag(part, end, draft);
	// A writer with more to read has more time, so the part goes on after this writer's end.
	const others = over ? stillWriting(game, player) : [];
	const last = game.countdown.limit;
	const othersWrite = others.length > 0 && end !== null && last !== null && last > end;
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

	const room = { game, player };
	if (useAtTable({ ...room, done, over, stored: part.meta.done }))
		return <HandedIn {...room} text={draft.text} over={over} onWriteOn={() => setDone(false)} />;

	return (
		<Page
			silent
			thin
			mainClass={styles.main}
			header={<StoryHeader thin game={game} story={story} part={part.index} />}
			footer={
				<RoomFooter
					limit={othersWrite ? last : end}
					note={othersWrite && words.othersTime}
					saved="part"
				/>
			}
		>
			<div className={styles.writing}>
				<Heading className={common.silentText}>{words.heading}</Heading>
				<CastLine story={story} className={styles.cast} />
				<PastParts game={game} player={player} story={story} extra={extra_reading} onFlag={flag} />
				<Prompts prompts={prompts} />
				<div className={classes(styles.box, (over || paused) && styles.over)}>
					<TextBox
						start={draft.text}
						first={part.index === 0}
						disabled={over || paused}
						onText={type}
					/>
					<div className={styles.foot}>
						<PromptButton prompts={prompts} disabled={over || paused} />
						<span className={common.grow} />
						<WordCount draft={draft} />
					</div>
					{over && <WritingEnd others={othersWrite ? others : []} />}
				</div>
				<div className={styles.tools}>
					<Toggle
						className={styles.done}
						checked={done}
						disabled={over || paused}
						busy={saving}
						onChange={setDone}
						label={done && !over ? words.doneNote : words.done}
					/>
					<ForceSkip game={game} player={player} disabled={over && !othersWrite} />
					{othersWrite && <DoodleButton />}
					{!isSolo(game) && (
						<WaitingStrip
							compact
							className={styles.strip}
							players={slowFirst(writersOf(game))}
							doneFrom={STATUS.postStoryWrite}
						/>
					)}
				</div>
			</div>
		</Page>
	);
}
