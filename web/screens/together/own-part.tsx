import { type ReactNode, useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { partsOf } from "../../game/stories.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import { Button } from "../../parts/form/button.tsx";
import { sparks } from "../../room/sparks.ts";
import type { ScreenProps } from "../screen.ts";
import { betrays } from "../sparks/gathered.ts";
import type { StoryReading } from "../story/reactions.ts";
import { StickerRow } from "../vote/sticker-row.tsx";
import { Ask } from "./ask.tsx";
import styles from "./being-read.module.css";
import { BeingRead } from "./being-read.tsx";
import { countsOn } from "./live-counts.ts";

const words = readingWords.together;

interface Props extends ScreenProps {
	page: OpenPage;
	part: WireSubmission;
	reading: StoryReading;
	/** The writer has not put a sticker on the story yet. */
	owes: boolean;
	/** The stickers, where they are not in the footer. */
	children: ReactNode;
}

/**
 * Shows a writer how the others take their part. After the last part it asks for the sticker that
 * they owe, because no other page does.
 */
export const OwnPart = ({ game, player, page, part, reading, owes, children }: Props) => (
	<>
		{owes && page.part === partsOf(page.story).length - 1 && (
			<>
				<Ask game={game} player={player} />
				<StickerRow game={game} player={player} story={page.story} reading={reading} />
			</>
		)}
		<BeingRead
			key={part.id}
			{...{ game, player, part }}
			counts={countsOn(player, page.story, part, reading)}
		>
			<Bow game={game} />
		</BeingRead>
		{children}
	</>
);

/** Lets a writer bow once for their part; null where that would reveal who wrote it. */
function Bow({ game }: Pick<ScreenProps, "game">) {
	const [bowed, setBowed] = useState(false);
	if (betrays(game, { kind: "bow" })) return null;
	const bow = () => {
		setBowed(true);
		sparks.send({ kind: "bow" });
	};
	return (
		<>
			<Button small kind="plain" disabled={bowed} onClick={bow}>
				{words.bow}
			</Button>
			<span className={styles.note} role="status">
				{bowed ? words.bowed : words.bowNote}
			</span>
		</>
	);
}
