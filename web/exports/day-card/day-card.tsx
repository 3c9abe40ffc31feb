import { hasUnspaced } from "#game/lines/unspaced.ts";
import { CardText } from "../marked-text.tsx";
import styles from "./day-card.module.css";

interface Props {
	/** Which first line it is, such as "First line no. 27". */
	label: string;
	opening: string;
	/** The writer's best line; null without one. */
	line: string | null;
	writer: string;
	/** The address of the writer's face; null without one. */
	face: string | null;
	/** The address of the site, as people type it. */
	site: string;
}

/** The letters of a line from which it is smaller, so that 140 fit. */
const LONG = 80;

/**
 * Shows what somebody made of the first line of a day, always in the classic theme. The card is as
 * wide as its place, and a file in exports.
 */
export function DayCard({ label, opening, line, writer, face, site }: Props) {
	const letters = line === null ? 0 : line.length * (hasUnspaced(line) ? 2 : 1);
	return (
		<div className={styles.card}>
			<div className={styles.paper}>
				<p className={styles.label}>{label}</p>
				<p dir="auto" className={styles.opening}>
					{opening}
				</p>
				{line !== null && (
					<div dir="auto" className={styles.line} data-long={letters > LONG || undefined}>
						<CardText text={["", line, ""]} />
					</div>
				)}
				<div className={styles.foot}>
					{face && <img src={face} alt="" />}
					<bdi className={styles.writer}>{writer}</bdi>
					<span className={styles.site}>{site}</span>
				</div>
			</div>
		</div>
	);
}
