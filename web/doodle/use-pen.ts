import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { SIDE } from "#game/cover/drawing.ts";
import { addPoint, type Stroke } from "./drawing.ts";

export interface Pen {
	ink: Stroke["ink"];
	width: Stroke["width"];
	/** The pressure does not count. */
	flat?: boolean;
}

interface PenOptions {
	pen: Pen;
	/** A stroke has grown from the point with this index on. */
	onGrow: (stroke: Stroke, from: number) => void;
	onStroke: (stroke: Stroke) => void;
	/** The keyboard's pen is at this point, in units. */
	onMove: (x: number, y: number, down: boolean) => void;
}

/** Units that an arrow key moves the pen by, with and without Shift. */
const STEP = { small: 5, large: 25 };
const ARROWS: Partial<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const strokeOf = ({ ink, width }: Pen): Stroke => ({ ink, width, points: [] });

/**
 * Returns the handlers that draw on a canvas: with mouse, finger or pen, whose pressure counts, and
 * with the arrow keys, for which Space puts the pen down or lifts it. The handlers share the stroke
 * that is being drawn, so they are one function.
 */
export function usePen(
	canvas: RefObject<HTMLCanvasElement | null>,
	{ pen, onGrow, onStroke, onMove }: PenOptions,
) {
	const drawn = useRef<{ stroke: Stroke; pointer: number; kind: string } | null>(null);
	const keys = useRef<{ x: number; y: number; stroke: Stroke | null }>({
		x: SIDE / 2,
		y: SIDE / 2,
		stroke: null,
	});

	const extend = (stroke: Stroke, events: readonly globalThis.PointerEvent[]) => {
		const box = canvas.current?.getBoundingClientRect();
		if (!box) return;
		const from = stroke.points.length / 3;
		for (const { clientX, clientY, pointerType, pressure } of events)
			addPoint(
				stroke,
				((clientX - box.left) / box.width) * SIDE,
				((clientY - box.top) / box.height) * SIDE,
				// Fingers and mice report no pressure, or always the same.
				pointerType === "pen" && !pen.flat ? pressure : 0.5,
			);
		if (stroke.points.length / 3 > from) onGrow(stroke, from);
	};

	const begin = (event: PointerEvent<HTMLElement>) => {
		const busy = drawn.current;
		// A pen takes over from a hand that rests on the screen; other fingers draw nothing.
		if (event.button !== 0 || (busy && !(event.pointerType === "pen" && busy.kind === "touch")))
			return;
		event.currentTarget.setPointerCapture(event.pointerId);
		const stroke = strokeOf(pen);
		drawn.current = { stroke, pointer: event.pointerId, kind: event.pointerType };
		extend(stroke, [event.nativeEvent]);
	};
	const move = (event: PointerEvent) => {
		if (drawn.current?.pointer !== event.pointerId) return;
		const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
		extend(drawn.current.stroke, between.length > 0 ? between : [event.nativeEvent]);
	};
	const end = (event: PointerEvent) => {
		if (drawn.current?.pointer !== event.pointerId) return;
		const { stroke } = drawn.current;
		drawn.current = null;
		onStroke(stroke);
	};

	const lift = () => {
		const { x, y, stroke } = keys.current;
		keys.current.stroke = null;
		if (!stroke) return;
		onStroke(stroke);
		onMove(x, y, false);
	};
	const press = (event: KeyboardEvent) => {
		const arrow = ARROWS[event.key];
		if ((!arrow && event.key !== " ") || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		const at = keys.current;
		if (!arrow) {
			if (at.stroke) return lift();
			at.stroke = strokeOf(pen);
		} else {
			const step = event.shiftKey ? STEP.small : STEP.large;
			at.x = Math.min(SIDE, Math.max(0, at.x + arrow[0] * step));
			at.y = Math.min(SIDE, Math.max(0, at.y + arrow[1] * step));
		}
		if (at.stroke) {
			const from = at.stroke.points.length / 3;
			if (addPoint(at.stroke, at.x, at.y, 0.5)) onGrow(at.stroke, from);
		}
		onMove(at.x, at.y, at.stroke !== null);
	};

	return {
		onPointerDown: begin,
		onPointerMove: move,
		onPointerUp: end,
		onPointerCancel: end,
		onKeyDown: press,
		onBlur: lift,
	};
}
