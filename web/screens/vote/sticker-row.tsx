import { Check } from "lucide-react";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { stickerWords as words } from "#words/game/stickers.ts";
import { mayReactTo } from "../../game/read-state.ts";
import { partsOf, spriteOf, titleOf } from "../../game/stories.ts";
import { SHOWN_REACTIONS } from "../../game/top-reactions.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Emoji } from "../../parts/emoji.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import type { StoryReading } from "../story/reactions.ts";
import styles from "./sticker-row.module.css";

interface Props {
	game: Game;
	player: OwnPlayer;
	story: WireStory;
	reading: Pick<StoryReading, "given" | "toggle">;
}

/**
 * Shows a story with one row of stickers. They go to the last part by another writer, because the
 * reader read that last.
 */
export function StickerRow({ game, player, story, reading: { given, toggle } }: Props) {
	const parts = partsOf(story);
	const last = parts.findLastIndex((part) => mayReactTo(game, player, part));
	const partWith = (emoji: number) => given.findIndex((emojis) => emojis.includes(emoji));
	const some = given.some((emojis) => emojis.length > 0);
	const sprites = new Set(parts.map((part) => spriteOf(game, part)));
	const writers = [...new Set(parts.flatMap(({ player }) => player ?? []))];
	return (
		<fieldset className={classes(styles.row, some && styles.done)}>
			<legend dir="auto" className={common.silentText}>
				{words.row(titleOf(story))}
			</legend>
			<div className={styles.story}>
				<span className={styles.faces}>
					{[...sprites].map(
						(sprite) => sprite !== null && <Avatar key={sprite} sprite={sprite} size={38} />,
					)}
				</span>
				<p className={styles.about}>
					<Quoted as="b">{titleOf(story)}</Quoted>
					{writers.length > 0 && <small>{words.by(writers)}</small>}
				</p>
				<span className={styles.state} role="status">
					{some && (
						<>
							<Check size={18} strokeWidth={3.5} aria-hidden />
							{words.given}
						</>
					)}
				</span>
			</div>
			<div className={styles.stickers}>
				{SHOWN_REACTIONS.map((emoji) => {
					const at = partWith(emoji);
					return (
						<button
							key={emoji}
							type="button"
							aria-pressed={at >= 0}
							onClick={() => toggle(at >= 0 ? at : last, emoji)}
						>
							<Emoji index={emoji} size={30} />
						</button>
					);
				})}
			</div>
		</fieldset>
	);
}
