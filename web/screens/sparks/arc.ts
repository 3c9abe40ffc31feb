const STEPS = 8;
/** The height of an arc, as a share of its distance. */
const HEIGHT = 0.35;
/** The least height in pixels. */
const LOWEST = 40;

/** Returns the transforms of an object that flies along an arc and turns by `turn` degrees. */
export function arc(from: DOMPoint, to: DOMPoint, { turn }: { turn: number }): Keyframe[] {
	const height = Math.max(LOWEST, HEIGHT * Math.hypot(to.x - from.x, to.y - from.y));
	return Array.from({ length: STEPS + 1 }, (_, i) => {
		const t = i / STEPS;
		const x = from.x + t * (to.x - from.x);
		const y = from.y + t * (to.y - from.y) - 4 * height * t * (1 - t);
		return { transform: `translate(${x}px, ${y}px) rotate(${t * turn}deg)` };
	});
}
