import type { ComponentProps, ReactNode } from "react";
import { BigClock } from "./big-clock.tsx";
import styles from "./tv-head.module.css";

interface Props {
	clock: ComponentProps<typeof BigClock>;
	/** True when the content below needs the height. */
	full: boolean;
	/** The heading, and what is below it. */
	children: ReactNode;
}

/** Shows what the room does, beside the clock that runs last. */
export const TvHead = ({ clock, full, children }: Props) => (
	<div className={styles.head} data-full={full || undefined}>
		<div className={styles.said}>{children}</div>
		<BigClock {...clock} />
	</div>
);
