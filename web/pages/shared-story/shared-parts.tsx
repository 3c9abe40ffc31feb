import { LIMITS } from "#game/limits.ts";
import { exportWords as words } from "#words/game/exports.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { partName } from "#words/ordinals.ts";
import type { PublicStory } from "../../../gateway/api/answers.ts";
import { partContent } from "../../game/part-content.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { StoryText } from "../../parts/story/story-text.tsx";
import { TopReactions } from "../../parts/story/top-reactions.tsx";
import styles from "./shared-strips.module.css";

type Part = PublicStory["parts"][number];

/** Shows the parts of a shared story, or of one that it continues. */
export const SharedParts = ({ parts }: { parts: readonly Part[] }) =>
	parts.map((part, i) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a shared story never change places
		<SharedPart key={i} part={part} index={i} />
	));

interface Props {
	part: Part;
	/** From 0. */
	index: number;
}

/** Shows a part on a strip of paper. A writer without an avatar gets an initial. */
function SharedPart({ part, index }: Props) {
	const { kind, text } = partContent(part.content, part.censored, words);
	const picture =
		part.sprite_id != null ? (
			<Avatar sprite={part.sprite_id} size={48} className={styles.picture} />
		) : (
			<span className={classes(styles.initial, index % 2 === 1 && styles.even)} aria-hidden="true">
				{[...(part.player ?? "?")][0]}
			</span>
		);
	const by = part.player ? words.by(part.player, partName(index)) : partName(index);
	return (
		<PaperStrip picture={picture} by={by}>
			<StoryText kind={kind}>{text}</StoryText>
			<TopReactions
				counts={part.reactions ?? {}}
				most={LIMITS.emojis}
				label={sharingWords.reactions(partName(index))}
				className={styles.reactions}
			/>
		</PaperStrip>
	);
}
