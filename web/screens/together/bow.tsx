import { useState } from "react";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { readingWords } from "../../words/reading.ts";
import styles from "./together.module.css";

/** Lets a writer bow once for their part. */
export function Bow({ onBow }: { onBow: () => void }) {
	const [bowed, setBowed] = useState(false);
	const bow = () => {
		setBowed(true);
		onBow();
	};
	return (
		<p className={styles.bow}>
			<Button small kind="plain" disabled={bowed} onClick={bow}>
				{readingWords.together.bow}
			</Button>
			<span className={common.quiet} role="status">
				{bowed ? readingWords.together.bowed : readingWords.together.bowNote}
			</span>
		</p>
	);
}
