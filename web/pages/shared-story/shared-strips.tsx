import type { PublicStory } from "../../../gateway/api/answers.ts";
import { partContent } from "../../exports/part-content.ts";
import { marked } from "../../game/marked-word.ts";
import { partName } from "../../game/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Marked } from "../../parts/marked.tsx";
import { Cast } from "../../parts/story/cast.tsx";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { StoryText } from "../../parts/story/story-text.tsx";
import { exportWords as words } from "../../words/exports.ts";
import styles from "./shared-strips.module.css";

/** Shows a story part by part: the captain with their avatar, other writers with an initial. */
export function SharedStrips({ story }: { story: PublicStory }) {
	const { title, captain, characters, parts } = story;
	const [before, word, after] = marked(title);
	return (
		<>
			<h1 className={common.breakAnywhere}>
				{before}
				<Marked>{word}</Marked>
				{after}
			</h1>
			<Cast label={words.with} names={characters} />
			{captain && <p className={common.quiet}>{words.startedBy(captain.name)}</p>}
			{parts.map((part, i) => {
				const { kind, text } = partContent(part.content, part.censored);
				const picture =
					captain && part.player === captain.name ? (
						<Avatar sprite={captain.sprite_id} size={48} className={styles.picture} />
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
					</PaperStrip>
				);
			})}
		</>
	);
}
