import type { ReactNode } from "react";
import { tableWords } from "#words/game/table.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { THROWABLES, type Throwable } from "./throwables.ts";
import styles from "./tray.module.css";

const say = tableWords.tray;

/**
 * Shows five things to throw, and after them `last`. `at` is the name of the player who gets the next
 * one, if chosen.
 */
export const Tray = ({
	at,
	onThrow,
	last,
}: {
	at: string | null;
	onThrow: (thing: Throwable) => void;
	last?: ReactNode;
}) => (
	<fieldset className={styles.tray}>
		<legend className={common.silentOnPhones}>{at === null ? say.label : say.at(at)}</legend>
		{THROWABLES.map((thing) => (
			<button
				key={thing.name}
				type="button"
				aria-label={say.throw(say.things[thing.name])}
				onClick={() => onThrow(thing)}
			>
				<EmojiPicture name={thing.name} size={28} />
			</button>
		))}
		{last}
	</fieldset>
);
