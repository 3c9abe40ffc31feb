import type { Game, WireSubmission } from "#game/wire/state.ts";
import { spreadWords as words } from "#words/game/spread.ts";
import { facts } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { beginningOf } from "../story/beginning.ts";
import { Nobody } from "../story/nobody.tsx";
import { PaperBag } from "../story/paper-bag.tsx";
import { Writer, writerOf } from "../story/writer.tsx";
import styles from "./parts-on-stage.module.css";

const FACE = 48;

interface Props {
	game: Game;
	/** The parts that may be shown so far, in order. */
	parts: readonly WireSubmission[];
	/** The number of parts in the finished story. */
	of: number;
	/** The position of the part that is being read, from 0. */
	now?: number | undefined;
}

/**
 * Shows the writers of the parts beside one another, and how many are still to come. While authors
 * are hidden each wears a paper bag, and the first words tell the parts apart.
 */
export const PartsOnStage = ({ game, parts, of, now }: Props) => (
	<ol className={styles.parts} aria-label={words.way}>
		{parts.map((part) => {
			const open = part.index === now;
			return (
				<li key={part.id} aria-current={open ? "step" : undefined}>
					<span className={styles.face}>
						{part.player === null ? <PaperBag /> : <Writer game={game} part={part} size={FACE} />}
					</span>
					<b dir="auto">{part.player ?? beginningOf(part) ?? writerOf(part)}</b>
					<small>{facts([partName(part.index), open && words.now])}</small>
				</li>
			);
		})}
		{of > parts.length && (
			<li>
				<span className={styles.face}>
					<Nobody size={FACE} sign={`+${of - parts.length}`} />
				</span>
				<b>{words.toCome}</b>
			</li>
		)}
	</ol>
);
