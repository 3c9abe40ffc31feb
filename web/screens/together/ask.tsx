import { Marked } from "../../parts/marked.tsx";
import { stickerWords as words } from "../../words/evening/stickers.ts";
import styles from "./together.module.css";

/** Asks a reader for the first sticker on the open story. */
export const Ask = ({ host }: { host: boolean }) => (
	<p className={styles.ask}>
		<Marked>{host ? words.askHost : words.ask}</Marked>
	</p>
);
