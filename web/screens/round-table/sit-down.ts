import { type RefObject, useLayoutEffect } from "react";
import { isCalm } from "../../device/calm.ts";
import { playCue } from "../../device/sound.ts";
import { takenOff } from "../../room/seats/take-off.ts";
import { arc } from "../sparks/arc.ts";

const THROW = 700;

/** Makes the sticker of a player who has just sat down fly to their seat, and land with a thud. */
export function useLanding(list: RefObject<HTMLElement | null>, own: number): void {
	useLayoutEffect(() => {
		const from = takenOff();
		const seat = list.current?.querySelector(`[data-face="${own}"]`);
		if (!from || !seat) return;
		const thud = () => playCue("join");
		if (isCalm()) {
			thud();
			return;
		}
		const goal = seat.getBoundingClientRect();
		const away = new DOMPoint(
			from.x + from.width / 2 - goal.x - goal.width / 2,
			from.y + from.height / 2 - goal.y - goal.height / 2,
		);
		const flight = seat.animate(arc(away, new DOMPoint(0, 0), { turn: -360 }), THROW);
		flight.onfinish = thud;
	}, [list, own]);
}
