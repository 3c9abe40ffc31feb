import type { ReactNode } from "react";
import styles from "./shelves.module.css";

/** The backs of the books on a shelf that is not shown: where each begins, and its width and height. */
const BACKS = [
	[14, 22, 76],
	[38, 30, 90],
	[70, 18, 66],
	[90, 26, 84],
	[118, 34, 72],
	[154, 20, 92],
	[176, 28, 80],
	[206, 22, 68],
	[230, 32, 88],
	[264, 24, 74],
] as const;
/** The places that wait for the first evenings. */
const PLACES = [30, 122, 214];

/** The height of the board, in units of the drawing. */
const BOARD = 104;

/** Shows a shelf without its stories, and why: with closed books, or with the places for them. */
export const BareShelf = ({
	closed = false,
	children,
}: {
	closed?: boolean;
	children: ReactNode;
}) => (
	<div className={styles.bare}>
		<svg viewBox="0 0 304 124" aria-hidden="true">
			{closed
				? BACKS.map(([x, width, height]) => (
						<rect
							key={x}
							className={styles.back}
							{...{ x, width, height }}
							y={BOARD - height}
							rx="3"
						/>
					))
				: PLACES.map((x) => (
						<rect
							key={x}
							className={styles.place}
							{...{ x }}
							y={BOARD - 76}
							width="66"
							height="76"
							rx="4"
						/>
					))}
			<rect className={styles.plank} x="2" y={BOARD} width="300" height="16" rx="3" />
		</svg>
		<p>{children}</p>
	</div>
);
