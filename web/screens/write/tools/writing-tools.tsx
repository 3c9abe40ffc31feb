import { Lightbulb } from "lucide-react";
import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo, slowFirst, writersOf } from "../../../game/seats.ts";
import { EmojiPicture } from "../../../parts/emoji.tsx";
import { IconButton } from "../../../parts/form/icon-button.tsx";
import { Toggle } from "../../../parts/form/toggle.tsx";
import type { ScreenProps } from "../../screen.ts";
import { ForceSkip } from "../force-skip.tsx";
import { Faces } from "./faces.tsx";
import { WordCount } from "./word-count.tsx";
import styles from "./writing-tools.module.css";

const words = screenWords.write;

/** The overlay over the text on a low window. */
export type TextOverlay = "past" | "prompts" | null;

interface Props extends ScreenProps {
	draft: { text: string };
	done: {
		on: boolean;
		saving: boolean;
		disabled: boolean;
		set: (done: boolean) => Promise<void>;
	};
	/** The host can still skip. */
	skips: boolean;
	/** There are prompts, and parts before this one, to show over the text. */
	prompts: boolean;
	past: boolean;
	overlay: TextOverlay;
	onOverlay: (overlay: TextOverlay) => void;
}

/**
 * Shows the tools below the text. On a low window they are part of the one bar (page.module.css).
 */
export function WritingTools({
	game,
	player,
	draft,
	done,
	skips,
	prompts,
	past,
	overlay,
	onOverlay,
}: Props) {
	const toggle = (what: TextOverlay) => onOverlay(overlay === what ? null : what);
	return (
		<div className={styles.tools}>
			<Toggle
				className={styles.done}
				checked={done.on}
				disabled={done.disabled}
				busy={done.saving}
				onChange={done.set}
				label={words.done}
			/>
			<ForceSkip game={game} player={player} disabled={!skips} />
			<WordCount draft={draft} />
			{prompts && (
				<IconButton
					className={styles.showPrompt}
					aria-label={words.prompt}
					aria-expanded={overlay === "prompts"}
					onClick={() => toggle("prompts")}
				>
					<Lightbulb size={24} aria-hidden />
				</IconButton>
			)}
			{past && (
				<IconButton
					className={styles.readBack}
					aria-label={overlay === "past" ? words.backToText : words.back}
					onClick={() => toggle("past")}
				>
					<EmojiPicture name={overlay === "past" ? "writing" : "book"} size={26} />
				</IconButton>
			)}
			{!isSolo(game) && (
				<Faces players={slowFirst(writersOf(game))} doneFrom={STATUS.postStoryWrite} />
			)}
		</div>
	);
}
