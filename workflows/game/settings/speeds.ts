/** Names for write_duration, slowest last (docs/game.md "Settings"). */
export const SPEEDS = [
	{ name: "sonic", from: 0, seconds: 10 },
	{ name: "lightning", from: 60, seconds: 60 },
	{ name: "frantic", from: 180, seconds: 180 },
	{ name: "brisk", from: 300, seconds: 300 },
	{ name: "leisurely", from: 600, seconds: 600 },
] as const;

export type SpeedName = (typeof SPEEDS)[number]["name"];

/** Returns the speed's name for a write_duration in seconds; null without a timer. */
export function speedName(seconds: number): SpeedName | null {
	if (seconds === 0) return null;
	return SPEEDS.findLast((speed) => seconds >= speed.from)?.name ?? "sonic";
}
