import { type KeyboardEvent, type RefObject, useState } from "react";

const STEPS: Record<string, [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const middleOf = (seat: Element) => {
	const { x, y, width, height } = seat.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
};

/** Returns the nearest of the seats in a direction; undefined if there is none. */
function nearest(from: Element, seats: Element[], [dx, dy]: [number, number]): Element | undefined {
	const start = middleOf(from);
	const distance = (seat: Element) => {
		const { x, y } = middleOf(seat);
		const [ahead, aside] = [
			(x - start.x) * dx + (y - start.y) * dy,
			Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx),
		];
		return ahead > 1 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
	};
	return seats
		.filter((seat) => distance(seat) < Number.POSITIVE_INFINITY)
		.sort((a, b) => distance(a) - distance(b))[0];
}

interface SeatKeys {
	onKeyDown: (event: KeyboardEvent) => void;
	/** Returns the props of the seat of a player; only one seat is reached by Tab. */
	of: (player: number) => { tabIndex: number; onFocus: () => void };
}

/** Lets the arrow keys go from seat to seat of a table. The seats are buttons with `data-seat`. */
export function useSeatKeys(
	table: RefObject<HTMLElement | null>,
	seated: readonly number[],
	first: number,
): SeatKeys {
	const [focused, setFocused] = useState(first);
	const reached = [focused, first, seated[0]].find((id) => id !== undefined && seated.includes(id));
	return {
		onKeyDown(event) {
			const step = STEPS[event.key];
			const seats = [...(table.current?.querySelectorAll("button[data-seat]") ?? [])];
			const from = seats.find((seat) => seat === document.activeElement);
			if (!step || !from) return;
			event.preventDefault();
			const next = nearest(from, seats, step);
			if (next instanceof HTMLElement) next.focus();
		},
		of: (player) => ({
			tabIndex: player === reached ? 0 : -1,
			onFocus: () => setFocused(player),
		}),
	};
}
