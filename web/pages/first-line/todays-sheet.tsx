import type { ReactNode } from "react";
import { lineNumber } from "#game/settings/first-line.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { space } from "#words/grammar.ts";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./first-line.module.css";

interface Props {
	/** The UTC date of the line; none until it is there. */
	date?: string;
	children: ReactNode;
}

/** Shows the heading. The sheet has its size before the line is there, so that nothing below moves. */
export const TodaysSheet = ({ date, children }: Props) => (
	<Sheet as="section" className={styles.sheet} aria-labelledby="first-line">
		<h2 id="first-line" className={sheet.heading}>
			{say.heading}
			{date !== undefined && (
				<>
					{space}
					<span className={styles.number}>{say.number(lineNumber(date))}</span>
				</>
			)}
		</h2>
		{children}
	</Sheet>
);
