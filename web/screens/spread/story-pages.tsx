import type { ComponentProps } from "react";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import styles from "./story-pages.module.css";

/**
 * Shows on two pages what is going on and the text. The left page stays while a long text scrolls. A
 * narrow or low window has the parts of both in one column.
 */
export const StoryPages = (props: Pick<ComponentProps<typeof TwoPages>, "left" | "right">) => (
	<TwoPages className={styles.pages} {...props} />
);
