import { classes } from "../../parts/classes.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import styles from "./given-opening.module.css";

interface Props {
	opening: string;
	className?: string | undefined;
}

/** Shows the line that a story was given to begin with. */
export const GivenOpening = ({ opening, className }: Props) => (
	<Quoted as="p" className={classes(styles.opening, className)}>
		{opening}
	</Quoted>
);
