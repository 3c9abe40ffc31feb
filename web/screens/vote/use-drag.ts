import { type PointerEvent, useRef, useState } from "react";

/** CSS pixels from which a press is a drag. */
const FROM = 8;

/** The attribute of elements that a rosette can be dropped on, with the story's id. */
export const DROP = "data-story";

/** Returns the story at a point of the window; null beside the stories. */
function storyAt(x: number, y: number): number | null {
	const story = document.elementFromPoint(x, y)?.closest(`[${DROP}]`)?.getAttribute(DROP);
	return story == null ? null : Number(story);
}

/**
 * Lets an element be dragged onto a story. `dragged` is the value being dragged, and `ghost` takes
 * the element that follows the pointer.
 */
export function useDrag<T>(onDrop: (what: T, story: number) => void) {
	const [dragged, setDragged] = useState<T | null>(null);
	const ghost = useRef<HTMLSpanElement>(null);
	const start = useRef<{ x: number; y: number; drags: boolean } | null>(null);
	const end = () => {
		start.current = null;
		setDragged(null);
	};
	const handlers = (what: T) => ({
		onPointerDown(event: PointerEvent<HTMLElement>) {
			if (event.button !== 0) return;
			start.current = { x: event.clientX, y: event.clientY, drags: false };
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
			const from = start.current;
			if (!from) return;
			from.drags ||= Math.hypot(x - from.x, y - from.y) > FROM;
			if (!from.drags) return;
			setDragged(() => what);
			if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`;
		},
		onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>) {
			const story = start.current?.drags ? storyAt(clientX, clientY) : null;
			end();
			if (story !== null) onDrop(what, story);
		},
		onPointerCancel: end,
	});
	return { dragged, ghost, handlers };
}
