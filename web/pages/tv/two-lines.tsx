import { useEffect, useRef, useState } from "react";
import styles from "./overlay.module.css";

const LINES = 2;
/** The words a minute of somebody who reads aloud, as in the estimated length of an evening. */
const PACE = 170;

/** Shows two lines of a text, and goes on at the pace of reading until the last ones. */
export function TwoLines({ text }: { text: string }) {
	const lines = useRef<HTMLParagraphElement>(null);
	const [at, setAt] = useState(0);
	useEffect(() => {
		const { current } = lines;
		if (!current) return;
		const height = Number.parseFloat(getComputedStyle(current).lineHeight);
		const steps = Math.ceil(Math.round(current.scrollHeight / height) / LINES);
		const words = text.split(/\s+/).length;
		const timer = setInterval(
			() => setAt((step) => Math.min(step + 1, steps - 1)),
			((words / steps) * 60_000) / PACE,
		);
		return () => clearInterval(timer);
	}, [text]);
	return (
		<div className={styles.window}>
			<p ref={lines} style={{ transform: `translateY(calc(${-LINES * at} * 1lh))` }}>
				{text}
			</p>
		</div>
	);
}
