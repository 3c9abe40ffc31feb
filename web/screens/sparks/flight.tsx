import { useLayoutEffect, useRef } from "react";
import { isCalm } from "../../device/calm.ts";
import styles from "./flights.module.css";

const THROW = 700;
const SHOWN_CALM = 1000;
const STEPS = 8;
/** The height of the arc, as a share of the distance. */
const ARC = 0.35;
const SIZE = 40;

/** A thing on its way between two points of the window. */
export interface Thrown {
	id: number;
	/** The address of its picture. */
	picture: string;
	from: DOMPoint;
	to: DOMPoint;
	/** Milliseconds before it leaves. */
	wait: number;
}

/** Returns the transforms along an arc. */
function arc(from: DOMPoint, to: DOMPoint): Keyframe[] {
	const height = Math.max(40, ARC * Math.hypot(to.x - from.x, to.y - from.y));
	return Array.from({ length: STEPS + 1 }, (_, i) => {
		const t = i / STEPS;
		const x = from.x + t * (to.x - from.x) - SIZE / 2;
		const y = from.y + t * (to.y - from.y) - 4 * height * t * (1 - t) - SIZE / 2;
		return { transform: `translate(${x}px, ${y}px) rotate(${t * 340}deg)` };
	});
}

/** Returns the transforms of a thing that appears beside its goal. */
function beside({ x, y }: DOMPoint): Keyframe[] {
	const transform = `translate(${x + SIZE / 2}px, ${y - SIZE}px)`;
	return [{ transform }, { transform }];
}

/** Shows one thrown thing until it has landed. */
export function Flight({ thrown, onEnd }: { thrown: Thrown; onEnd: (thrown: Thrown) => void }) {
	const picture = useRef<HTMLImageElement>(null);
	const end = useRef(onEnd);
	end.current = onEnd;
	useLayoutEffect(() => {
		const calm = isCalm();
		const flight = picture.current?.animate(
			calm ? beside(thrown.to) : arc(thrown.from, thrown.to),
			{
				duration: calm ? SHOWN_CALM : THROW,
				delay: calm ? 0 : thrown.wait,
				easing: "linear",
				fill: "backwards",
			},
		);
		if (flight) flight.onfinish = () => end.current(thrown);
		return () => flight?.cancel();
	}, [thrown]);
	return (
		<img
			ref={picture}
			className={styles.thrown}
			src={thrown.picture}
			width={SIZE}
			height={SIZE}
			alt=""
		/>
	);
}
