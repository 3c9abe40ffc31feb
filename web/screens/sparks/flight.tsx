import { useLayoutEffect, useRef } from "react";
import type { SparkCount } from "#game/wire/sparks.ts";
import { isCalm } from "../../device/calm.ts";
import { arc } from "./arc.ts";
import styles from "./flights.module.css";

const THROW = 700;
const SHOWN_CALM = 1000;
/** The degrees by which a thing turns on its way. */
const TURN = 340;

/** A thing on its way between two points of the window. */
export interface Thrown {
	id: number;
	/** The address of its picture. */
	picture: string;
	from: DOMPoint;
	to: DOMPoint;
	/** Milliseconds before it leaves. */
	wait: number;
	/** The spark that threw it. */
	spark: SparkCount;
}

/** Returns the position of a thing of a size whose centre is at a point. */
const middle = ({ x, y }: DOMPoint, size: number) => new DOMPoint(x - size / 2, y - size / 2);

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
			calm
				? beside(thrown.to, size)
				: arc(middle(thrown.from, size), middle(thrown.to, size), { turn: TURN }),
			{
				duration: calm ? SHOWN_CALM : THROW,
				delay: calm ? 0 : thrown.wait,
				easing: "linear",
				// It stays where it has landed until React removes it, a frame or more later.
				fill: "both",
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
