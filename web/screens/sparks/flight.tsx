import { useLayoutEffect, useRef } from "react";
import { isCalm } from "../../device/calm.ts";
import { arc } from "./arc.ts";
import styles from "./flights.module.css";

const THROW = 700;
const SHOWN_CALM = 1000;
/** The degrees by which a thing turns on its way. */
const TURN = 340;
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

/** Returns where a thing lies that has its middle at a point. */
const middle = ({ x, y }: DOMPoint) => new DOMPoint(x - SIZE / 2, y - SIZE / 2);

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
			calm ? beside(thrown.to) : arc(middle(thrown.from), middle(thrown.to), { turn: TURN }),
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
