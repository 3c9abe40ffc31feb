import type { ComponentProps } from "react";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import styles from "./story-pages.module.css";

/**
 * Shows the state of the phase and the text on two pages. The left page stays while a long text
 * scrolls. A narrow or low window has the parts of both in one column.
 */
export const StoryPages = (props: Pick<ComponentProps<typeof TwoPages>, "left" | "right">) => (
	<TwoPages className={styles.pages} {...props} />
);
