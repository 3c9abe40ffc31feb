import { type CSSProperties, useEffect, useState } from "react";
import { useCalm } from "../../parts/use-calm.ts";
import { sinceOf } from "../story/stage.tsx";
import styles from "./snow.module.css";

/** Milliseconds from the sheet until the last piece has landed. */
const SNOWS = 2500;
/**
 * The number of pieces that fall at once. Each is a flurry of bits of paper, so that few of them
 * fill the air.
 */
const PIECES = 12;
const BITS = 7;
/** Milliseconds within which the pieces set out. */
const SPREAD = 900;
const FLURRIES = Array.from({ length: PIECES }, (_, id) => ({
	id,
	bits: Array.from({ length: BITS }, (_, i) => id * BITS + i + 1),
}));
const COLOURS = [styles.hot, styles.marker, styles.sky, styles.good];

/** Returns a number from 0 to 1 which looks random and is the same at each showing. */
const chance = (seed: number): number => {
	const x = Math.sin(seed * 127.1) * 43758.5453;
	return x - Math.floor(x);
};

interface Props {
	/** Milliseconds since it began, so that a late page joins in the middle; negative before. */
	since: number;
}

/** Shows falling paper snow for a moment. */
export function Snow({ since }: Props) {
	const calm = useCalm();
	const [start] = useState(since);
	const left = SNOWS - start;
	const [over, setOver] = useState(left <= 0);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), left);
		return () => clearTimeout(timer);
	}, [left]);
	if (over || calm) return null;
	return (
		<div className={styles.snow} style={sinceOf(start)} aria-hidden="true">
			{FLURRIES.map(({ id, bits }) => (
				<svg
					key={id}
					viewBox="0 0 100 100"
					className={styles.flurry}
					style={wayOf(id)}
					aria-hidden="true"
				>
					{bits.map((seed) => (
						<Bit key={seed} seed={seed} />
					))}
				</svg>
			))}
		</div>
	);
}

/** Returns the path and the timing of a piece. */
function wayOf(i: number): CSSProperties {
	const after = (SPREAD * i) / PIECES;
	const way = {
		"--x": `${((i * 5) % PIECES) * (100 / PIECES) - 6}%`,
		"--after": `${Math.round(after)}ms`,
		"--for": `${Math.round(1250 + chance(i + 1) * (SNOWS - SPREAD - 1250))}ms`,
		"--sway": `${Math.round((chance(i + 40) - 0.5) * 40)}%`,
		"--turn": `${Math.round((chance(i + 70) - 0.5) * 120)}deg`,
	};
	return way as CSSProperties; // React's type lacks custom properties.
}

function Bit({ seed }: { seed: number }) {
	const [x, y, angle] = [chance(seed) * 92, chance(seed + 300) * 92, chance(seed + 600) * 180];
	return (
		<rect
			className={COLOURS[seed % COLOURS.length]}
			width={6.4}
			height={3.6}
			transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})`}
		/>
	);
}
