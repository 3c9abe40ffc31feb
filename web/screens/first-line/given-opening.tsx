import { Quoted } from "../../parts/story/quoted.tsx";
import styles from "./given-opening.module.css";

/** Shows the line that a story was given to begin with. */
export const GivenOpening = ({ opening }: { opening: string }) => (
	<Quoted as="p" className={styles.opening}>
		{opening}
	</Quoted>
);
