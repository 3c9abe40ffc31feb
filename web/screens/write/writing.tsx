import { useCallback, useState } from "react";
import { proxy } from "valtio";
import { STATUS } from "#game/status.ts";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { isSolo, slowFirst, writersOf } from "../../game/seats.ts";
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
import { WaitingStrip } from "../waiting/waiting-strip.tsx";
import { ForceSkip } from "./force-skip.tsx";
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

/** Shows the writing screen. Patches from the room never move its layout. */
export function Writing({ game, player, story, part }: Props) {
	const { id } = part;
	const [draft] = useState(() => proxy({ text: drafts.open(part) }));
	const { done, over, setDone, typedAgain } = useDoneFlag(
		part,
		player.submission.submission_end,
		draft,
	);
	const paused = game.paused_at !== null;
	const prompts = usePrompts(part, game.settings.forced_prompts);
	const type = useCallback(
		(text: string) => {
			draft.text = text;
			drafts.edit(id, text);
			typedAgain();
		},
		[draft, id, typedAgain],
	);
	const flag = (flagged_submissions: number[]) =>
		send("story/submit", { submission: { id, content: draft.text }, flagged_submissions });

	return (
		<Page
			silent
			mainClass={styles.main}
			header={<StoryHeader game={game} story={story} part={part.index} />}
			footer={<RoomFooter limit={player.submission.submission_end} showSave />}
		>
			<div className={styles.writing}>
				<Heading className={common.silentText}>{words.heading}</Heading>
				<CastLine story={story} className={styles.cast} />
				<PastParts game={game} player={player} story={story} onFlag={flag} />
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
					{over && <WritingEnd />}
				</div>
				<div className={styles.tools}>
					<Toggle
						className={styles.done}
						checked={done}
						disabled={over || paused}
						onChange={setDone}
						label={done && !over ? words.doneNote : words.done}
					/>
					<ForceSkip game={game} player={player} disabled={over} />
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
