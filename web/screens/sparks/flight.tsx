import { useLayoutEffect, useRef } from "react";
import type { SparkCount } from "#game/wire/sparks.ts";
import { isCalm } from "../../device/calm.ts";
import styles from "./flights.module.css";

const THROW = 700;
const SHOWN_CALM = 1000;
const STEPS = 8;
/** The height of the arc, as a share of the distance. */
const ARC = 0.35;

/** A thing on its way between two points of the window. */
export interface Thrown {
	id: number;
	/** The address of its picture. */
	picture: string;
	from: DOMPoint;
	to: DOMPoint;
	/** Milliseconds before it leaves. */
	wait: number;
	/** What was thrown. */
	spark: SparkCount;
}

/** Returns the transforms along an arc. */
function arc(from: DOMPoint, to: DOMPoint, size: number): Keyframe[] {
	const height = Math.max(40, ARC * Math.hypot(to.x - from.x, to.y - from.y));
	return Array.from({ length: STEPS + 1 }, (_, i) => {
		const t = i / STEPS;
		const x = from.x + t * (to.x - from.x) - size / 2;
		const y = from.y + t * (to.y - from.y) - 4 * height * t * (1 - t) - size / 2;
		return { transform: `translate(${x}px, ${y}px) rotate(${t * 340}deg)` };
	});
}

/** Returns the transforms of a thing that appears beside its goal. */
function beside({ x, y }: DOMPoint, size: number): Keyframe[] {
	const transform = `translate(${x + size / 2}px, ${y - size}px)`;
	return [{ transform }, { transform }];
}

interface Props {
	thrown: Thrown;
	/** Width and height in CSS pixels. */
	size: number;
	onEnd: (thrown: Thrown) => void;
}

/** Shows one thrown thing until it has landed. */
export function Flight({ thrown, size, onEnd }: Props) {
	const picture = useRef<HTMLImageElement>(null);
	const end = useRef(onEnd);
	end.current = onEnd;
	useLayoutEffect(() => {
		const calm = isCalm();
		const flight = picture.current?.animate(
			calm ? beside(thrown.to, size) : arc(thrown.from, thrown.to, size),
			{
				duration: calm ? SHOWN_CALM : THROW,
				delay: calm ? 0 : thrown.wait,
				easing: "linear",
				fill: "backwards",
			},
		);
		if (flight) flight.onfinish = () => end.current(thrown);
		return () => flight?.cancel();
	}, [thrown, size]);
	return (
		<img
			ref={picture}
			className={styles.thrown}
			src={thrown.picture}
			width={size}
			height={size}
			alt=""
		/>
	);
}
