import { LIMITS } from "#game/limits.ts";
import type { PublicStory } from "../../../gateway/api/answers.ts";
import { partContent } from "../../exports/part-content.ts";
import { marked } from "../../game/marked-word.ts";
import { partName } from "../../game/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Cast } from "../../parts/story/cast.tsx";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { StoryText } from "../../parts/story/story-text.tsx";
import { TopReactions } from "../../parts/story/top-reactions.tsx";
import { exportWords as words } from "../../words/exports.ts";
import styles from "./shared-strips.module.css";

/**
 * Shows a story part by part, with the faces of its writers, the reactions and the awards it won.
 * Writers without an avatar get an initial.
 */
export function SharedStrips({ story }: { story: PublicStory }) {
	const { title, captain, characters, parts, awards = [] } = story;
	const [before, word, after] = marked(title);
	return (
		<>
			<h1 dir="auto" className={common.breakAnywhere}>
				{before}
				<Marked>{word}</Marked>
				{after}
			</h1>
			<Cast label={words.with} names={characters} />
			{awards.length > 0 && (
				<ul className={styles.awards} aria-label={words.awards}>
					{awards.map((award) => (
						<li key={award}>
							<EmojiPicture name="trophy" size={20} />
							{award}
						</li>
					))}
				</ul>
			)}
			{captain && <p className={common.quiet}>{words.startedBy(captain.name)}</p>}
			{parts.map((part, i) => {
				const { kind, text } = partContent(part.content, part.censored);
				const picture =
					part.sprite_id != null ? (
						<Avatar sprite={part.sprite_id} size={48} className={styles.picture} />
					) : (
						<span
							className={classes(styles.initial, i % 2 === 1 && styles.even)}
							aria-hidden="true"
						>
							{[...(part.player ?? "?")][0]}
						</span>
					);
				const by = part.player ? words.by(part.player, partName(i)) : partName(i);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a shared story never change places
					<PaperStrip key={i} picture={picture} by={by}>
						<StoryText kind={kind}>{text}</StoryText>
						<TopReactions
							counts={part.reactions ?? {}}
							most={LIMITS.emojis}
							label={words.reactions(partName(i))}
							className={styles.reactions}
						/>
					</PaperStrip>
				);
			})}
		</>
	);
}
