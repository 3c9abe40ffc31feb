import { useEffect, useRef, useState } from "react";
import type { SparkCount, SparkKind } from "#game/wire/sparks.ts";
import { playCue } from "../../device/sound.ts";
import { NOBODY, sparks } from "../../room/sparks.ts";
import { Flight, type Thrown } from "./flight.tsx";
import styles from "./flights.module.css";
import { bow, bump, faceOf, hop, wave, wiggle } from "./moves.ts";
import { throwablePicture } from "./throwables.ts";

/** The things that fly at once. */
const MOST = 12;
/** Milliseconds between gathered throws of the same kind. */
const APART = 120;
/** The size of a thing in CSS pixels, where faces have the size of stickers. */
const SIZE = 40;

/** The stickers for each step of the room's heat, and the milliseconds in which they leave. */
const PER_STEP = 2;
const SPREAD = 1800;
/**
 * Returns what flies then: any reaction that praises. The server sends no kinds, because a person's
 * favourites would name them.
 */
const anyPraise = () => 2 + Math.floor(Math.random() * 5);

/** The motion of the sender's face. */
const MOVES: Partial<Record<SparkKind, (face: HTMLElement) => void>> = { hop, wave, bow };

/**
 * The sparks that other components show. Looking for faces at each stroke of a drum would cost
 * frames.
 */
const ELSEWHERE: readonly SparkKind[] = ["drum", "nudge", "onward"];

/** The start and end of a spark's flight on this screen. */
export interface FlightPath {
	/** The face of the sender; null for a sender without one here, who throws from below. */
	from: HTMLElement | null;
	/** The element where a thing lands; null without a flight. */
	to: HTMLElement | null;
}

interface Props {
	/**
	 * Returns the path of a spark; null leaves the spark out. By default things fly from face to
	 * face.
	 */
	routeOf?: (spark: SparkCount) => FlightPath | null;
	/** Width and height of the things in CSS pixels. */
	size?: number;
}

let thrownSoFar = 0;

function middleOf(face: HTMLElement | null): DOMPoint {
	const box = face?.getBoundingClientRect();
	if (!box) return new DOMPoint(innerWidth / 2, innerHeight);
	return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

/** Returns a point beyond the left or right edge, where the wings of a stage are. */
const wings = (): DOMPoint =>
	new DOMPoint(Math.random() < 0.5 ? -SIZE : innerWidth + SIZE, innerHeight / 2);

/**
 * Returns the route between two faces. Reactions are aimed at a text, which this screen may lack;
 * those without a sender land where the reader throws from.
 */
const betweenFaces = ({ kind, from, to }: SparkCount): FlightPath => ({
	from: faceOf(from),
	to:
		kind === "react" ? (from === NOBODY ? boardOf() : null) : to === undefined ? null : faceOf(to),
});

const boardOf = () => document.querySelector<HTMLElement>("[data-edge]");

/** Returns the things that fly for a spark. */
function throwsOf(spark: SparkCount, { from, to }: FlightPath): Thrown[] {
	if (!to) return [];
	const nameless = spark.from === NOBODY;
	// Without a kind it is the heat of the room.
	const heat = nameless && spark.emoji === undefined;
	const count = heat ? spark.count * PER_STEP : Math.min(spark.count, MOST);
	return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
		const picture = throwablePicture(heat ? { ...spark, emoji: anyPraise() } : spark);
		if (!picture) return [];
		thrownSoFar += 1;
		const points = { from: nameless ? wings() : middleOf(from), to: middleOf(to) };
		const wait = heat ? Math.random() * SPREAD : i * APART;
		return [{ id: thrownSoFar, picture, ...points, wait, spark }];
	});
}

function moveFaces({ kind, to }: SparkCount, { from }: FlightPath): void {
	const poked = kind === "poke" && to !== undefined ? faceOf(to) : null;
	if (from) MOVES[kind]?.(from);
	if (from && kind === "hop") playCue("boing");
	if (poked) wiggle(poked);
}

/** Moves the faces of this screen and shows the flights between them, as the sparks arrive. */
export function Flights({ routeOf = betweenFaces, size = SIZE }: Props) {
	const [flying, setFlying] = useState<readonly Thrown[]>([]);
	const route = useRef(routeOf);
	route.current = routeOf;
	useEffect(
		() =>
			sparks.listen((spark) => {
				if (ELSEWHERE.includes(spark.kind)) return;
				const way = route.current(spark);
				if (!way) return;
				moveFaces(spark, way);
				const thrown = throwsOf(spark, way);
				if (thrown.length > 0) setFlying((now) => [...now, ...thrown].slice(0, MOST));
			}),
		[],
	);
	const land = (landed: Thrown) => {
		const { spark } = landed;
		playCue(spark.kind === "react" ? "tick" : "plop");
		// The count may be another element by now, because it has grown.
		const count = spark.kind === "react" ? route.current(spark)?.to : null;
		if (count) bump(count);
		setFlying((now) => now.filter(({ id }) => id !== landed.id));
	};
	return (
		<div className={styles.flights} aria-hidden="true">
			{flying.map((thrown) => (
				<Flight key={thrown.id} thrown={thrown} size={size} onEnd={land} />
			))}
		</div>
	);
}
