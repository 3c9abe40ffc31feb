import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { SIDE } from "#game/cover/drawing.ts";
import { doodleWords as say } from "#words/game/doodle.ts";
import { classes } from "../parts/classes.ts";
import type { Stroke } from "./drawing.ts";
import { type Colours, paintAll, paintStroke } from "./paint.ts";
import styles from "./sheet.module.css";
import { type Pen, usePen } from "./use-pen.ts";

interface SheetProps {
	strokes: readonly Stroke[];
	pen: Pen;
	colours: Colours;
	onStroke: (stroke: Stroke) => void;
}

/** Gives the canvas as many pixels as the screen shows, and paints again when that changes. */
function useSharpCanvas(canvas: RefObject<HTMLCanvasElement | null>, paint: () => void): void {
	useEffect(() => {
		const { current } = canvas;
		if (!current) return;
		const adjust = () => {
			const side = Math.round(current.clientWidth * devicePixelRatio);
			if (side === 0) return;
			if (current.width !== side) {
				current.width = side;
				current.height = side;
			}
			paint();
		};
		const size = new ResizeObserver(adjust);
		size.observe(current);
		// The inks are colours of the theme.
		const theme = new MutationObserver(adjust);
		theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
		adjust();
		return () => {
			size.disconnect();
			theme.disconnect();
		};
	}, [canvas, paint]);
}

/** Shows the sheet to draw on. */
export function DoodleSheet({ strokes, pen, colours, onStroke }: SheetProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [mark, setMark] = useState<{ x: number; y: number; down: boolean } | null>(null);
	const paint = useCallback(() => {
		const context = canvas.current?.getContext("2d");
		if (context) paintAll(context, strokes, colours);
	}, [strokes, colours]);
	useSharpCanvas(canvas, paint);
	const handlers = usePen(canvas, {
		pen,
		onGrow: (stroke, from) => {
			const context = canvas.current?.getContext("2d");
			if (context) paintStroke(context, stroke, colours, from);
		},
		onStroke,
		onMove: (x, y, down) => setMark({ x, y, down }),
	});
	return (
		<div
			className={styles.sheet}
			role="application"
			aria-label={say.sheet(strokes.length)}
			aria-description={say.keys}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys draw on it
			tabIndex={0}
			{...handlers}
		>
			<canvas ref={canvas} className={styles.canvas} />
			{mark && (
				<i
					className={classes(styles.mark, mark.down && styles.down)}
					style={{ left: `${(mark.x / SIDE) * 100}%`, top: `${(mark.y / SIDE) * 100}%` }}
				/>
			)}
		</div>
	);
}
