import { useEffect, useState } from "react";
import type { SparkCount } from "#game/wire/sparks.ts";
import { playCue } from "../../device/sound.ts";
import { sparks } from "../../room/sparks.ts";
import { Flight, type Thrown } from "./flight.tsx";
import styles from "./flights.module.css";
import { faceOf, hop, wiggle } from "./moves.ts";
import { pictureOf } from "./throwables.ts";

/** The things that fly at once. */
const MOST = 12;
/** Milliseconds between gathered throws of the same kind. */
const APART = 120;

let thrownSoFar = 0;

function middleOf(face: HTMLElement | null): DOMPoint {
	const box = face?.getBoundingClientRect();
	// Somebody without a face here throws from below.
	if (!box) return new DOMPoint(innerWidth / 2, innerHeight);
	return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

/** Returns what a spark lets fly. Nothing flies to a face that this screen does not show. */
function throwsOf(spark: SparkCount): Thrown[] {
	const picture = pictureOf(spark);
	const target = spark.to === undefined ? null : faceOf(spark.to);
	if (!picture || !target) return [];
	const [from, to] = [middleOf(faceOf(spark.from)), middleOf(target)];
	return Array.from({ length: Math.min(spark.count, MOST) }, (_, i) => {
		thrownSoFar += 1;
		return { id: thrownSoFar, picture, from, to, wait: i * APART };
	});
}

/** Moves the faces of this screen and lets things fly between them, as the sparks say. */
export function Flights() {
	const [flying, setFlying] = useState<readonly Thrown[]>([]);
	useEffect(
		() =>
			sparks.listen((spark) => {
				const mover = spark.kind === "hop" ? faceOf(spark.from) : null;
				const poked = spark.kind === "poke" && spark.to !== undefined ? faceOf(spark.to) : null;
				if (mover) {
					hop(mover);
					playCue("boing");
				}
				if (poked) wiggle(poked);
				const thrown = throwsOf(spark);
				if (thrown.length > 0) setFlying((now) => [...now, ...thrown].slice(0, MOST));
			}),
		[],
	);
	const land = (landed: Thrown) => {
		playCue("plop");
		setFlying((now) => now.filter(({ id }) => id !== landed.id));
	};
	return (
		<div className={styles.flights} aria-hidden="true">
			{flying.map((thrown) => (
				<Flight key={thrown.id} thrown={thrown} onEnd={land} />
			))}
		</div>
	);
}
