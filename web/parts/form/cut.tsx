import { type RefObject, useEffect, useRef, useState } from "react";
import { fieldWords } from "#words/site/fields.ts";
import { classes } from "../classes.ts";
import styles from "./field.module.css";

/**
 * Returns a ref for a field with a `maxLength`, or for its container, and how many of the last
 * pasted, typed or composed characters did not fit. The watch loads late, because the first page
 * needs none.
 */
export function useCut<T extends HTMLElement>(): [RefObject<T | null>, number] {
	const box = useRef<T>(null);
	const [cut, setCut] = useState(0);
	useEffect(() => {
		let stop: (() => void) | undefined;
		let left = false;
		import("../typing/watch-cuts.ts").then(
			({ watchCuts }) => {
				if (!left && box.current) stop = watchCuts(box.current, setCut);
			},
			() => undefined, // without it a browser cuts silently
		);
		return () => {
			left = true;
			stop?.();
		};
	}, []);
	return [box, cut];
}

/** Shows how many characters of a text did not fit. Screen readers announce it politely. */
export const CutNote = ({
	count,
	className,
}: {
	count: number;
	className?: string | undefined;
}) => (
	<span role="status" className={classes(styles.cut, className)}>
		{count > 0 && fieldWords.cut(count)}
	</span>
);
