import { useCallback, useState } from "react";
import { proxy } from "valtio";
import { STATUS } from "#game/status.ts";
import type { WireStory, WireSubmission } from "../../gateway/protocol.ts";
import { editDraft, openDraft } from "../drafts.ts";
import { RoomFooter } from "../parts/room-footer.tsx";
import { RoomPage } from "../parts/room-page.tsx";
import { Toggle } from "../parts/toggle.tsx";
import { WaitingStrip } from "../parts/waiting-strip.tsx";
import { CastLine } from "./cast-line.tsx";
import { useDoneFlag } from "./done-flag.ts";
import { ForceSkip } from "./force-skip.tsx";
import { Heading } from "./heading.tsx";
import { PastParts } from "./past-parts.tsx";
import { PromptButton, Prompts, usePrompts } from "./prompts.tsx";
import type { ScreenProps } from "./screen.ts";
import { isSolo, slowFirst, writersOf } from "./seats.ts";
import { tell } from "./sending.ts";
import { StoryHeader } from "./story-header.tsx";
import { TextBox } from "./text-box.tsx";
import { WordCount } from "./word-count.tsx";
import { screenWords } from "./words.ts";
import { WritingEnd } from "./writing-end.tsx";
import "./write.css";

const words = screenWords.write;

interface Props extends ScreenProps {
	story: WireStory;
	part: WireSubmission;
}

/** The writing screen: the box is the screen, and nothing in it moves when the room does. */
export function Writing({ game, player, story, part }: Props) {
	const { id } = part;
	const [draft] = useState(() => proxy({ text: openDraft(part) }));
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
			editDraft(id, text);
			typedAgain();
		},
		[draft, id, typedAgain],
	);
	const flag = (flagged_submissions: number[]) =>
		tell("story/submit", { submission: { id, content: draft.text }, flagged_submissions });

	return (
		<RoomPage
			silent
			header={<StoryHeader game={game} story={story} part={part.index} />}
			footer={<RoomFooter limit={player.submission.submission_end} showSave />}
		>
			<div className="writing">
				<Heading className="silent-text">{words.heading}</Heading>
				<CastLine story={story} />
				<PastParts game={game} player={player} story={story} onFlag={flag} />
				<Prompts prompts={prompts} />
				<div className={`write ${over || paused ? "over" : ""}`}>
					<TextBox
						start={draft.text}
						first={part.index === 0}
						disabled={over || paused}
						onText={type}
					/>
					<div className="write-foot">
						<PromptButton prompts={prompts} disabled={over || paused} />
						<span className="grow" />
						<WordCount draft={draft} />
					</div>
					{over && <WritingEnd />}
				</div>
				<div className="write-tools">
					<Toggle
						checked={done}
						disabled={over || paused}
						onChange={setDone}
						label={done && !over ? words.doneNote : words.done}
					/>
					<ForceSkip game={game} player={player} disabled={over} />
					{!isSolo(game) && (
						<WaitingStrip players={slowFirst(writersOf(game))} doneFrom={STATUS.postStoryWrite} />
					)}
				</div>
			</div>
		</RoomPage>
	);
}
