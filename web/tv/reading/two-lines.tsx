import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { Quoted } from "../../parts/story/quoted.tsx";
import styles from "../overlay.module.css";
import { readingTime } from "./pace.ts";

/** The number of lines that are visible at once. */
const LINES = 2;

/** Shows a text two lines at a time, at the pace of reading, and stays at its end. */
export function TwoLines({ text, paused }: { text: string; paused: boolean }) {
	const whole = useRef<HTMLSpanElement>(null);
	const [pairs, setPairs] = useState(1);
	const [at, setAt] = useState(0);
	useLayoutEffect(() => {
		const element = whole.current;
		if (!element) return;
		const measure = () => {
			const height = Number.parseFloat(getComputedStyle(element).lineHeight);
			setPairs(Math.max(1, Math.ceil(Math.round(element.scrollHeight / height) / LINES)));
		};
		measure();
		// The window and the font can change.
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	const last = pairs - 1;
	const pause = readingTime(text) / pairs;
	useLayoutEffect(() => {
		if (paused || at >= last) return;
		const timer = setTimeout(() => setAt(at + 1), pause);
		return () => clearTimeout(timer);
	}, [paused, at, last, pause]);
	return (
		<Quoted as="p" className={styles.lines}>
			{/* React's type lacks custom properties. */}
			<span ref={whole} style={{ "--at": Math.min(at, last) } as CSSProperties}>
				{text}
			</span>
		</Quoted>
	);
}
