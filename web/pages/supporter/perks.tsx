import type { ReactNode } from "react";
import type { supporterWords } from "#words/site/supporters.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./perks.module.css";

export type Perk = keyof typeof supporterWords.perks;

/** Four themes at once, each in its own colours. */
const SWATCHES = ["neon", "petal", "hacker", "winter"];

const PICTURES: Record<Perk, ReactNode> = {
	packs: <EmojiPicture name="writing" size={40} />,
	themes: (
		<span className={styles.swatches}>
			{SWATCHES.map((theme) => (
				<span key={theme} className={styles.swatch} data-theme={theme} />
			))}
		</span>
	),
	avatars: <Avatar sprite={27} size={52} />,
	zine: <EmojiPicture name="book" size={40} />,
	adverts: <EmojiPicture name="muted" size={40} />,
};

/** Lists the perks of supporters, each with its picture; `describe` returns the words beside it. */
export function Perks({ label, describe }: { label: string; describe: (perk: Perk) => ReactNode }) {
	return (
		<ul className={styles.perks} aria-label={label}>
			{(Object.keys(PICTURES) as Perk[]).map((perk) => (
				<Sheet as="li" key={perk} className={styles.perk}>
					<span className={styles.picture}>{PICTURES[perk]}</span>
					<div>{describe(perk)}</div>
				</Sheet>
			))}
		</ul>
	);
}
