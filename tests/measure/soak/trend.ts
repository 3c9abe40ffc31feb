import type { Sample } from "./sample.ts";

type Looked = Exclude<keyof Sample, "at">;

/** The allowed growth of each figure from the end of the warm-up to the last fifth. */
const MAY_GROW: Record<Looked, { more: number; unit: string; reason: string }> = {
	memory: {
		more: 60,
		unit: "MB",
		reason: "the allocator keeps what a wave of games needed, and closed rooms stay 5 minutes",
	},
	heap: { more: 30, unit: "MB", reason: "a sample falls anywhere between two sweeps" },
	handles: {
		more: 20,
		unit: "",
		reason: "the games of this moment have some sockets more or less",
	},
	lag: { more: 50, unit: "ms", reason: "the machine is shared with the players" },
	engineMemory: {
		more: 150,
		unit: "MB",
		reason: "its caches of histories fill up to a fixed size",
	},
	engineHandles: { more: 20, unit: "", reason: "connections to its database come and go" },
};

/** Figures that only Linux shows, in /proc. */
const FROM_PROC = new Set<Looked>(["memory", "handles", "engineMemory", "engineHandles"]);

const namesOn = (platform: NodeJS.Platform): Looked[] =>
	(Object.keys(MAY_GROW) as Looked[]).filter(
		(name) => platform === "linux" || !FROM_PROC.has(name),
	);

export interface Trend {
	name: Looked;
	unit: string;
	/** Medians of the first and the last fifth after the warm-up, and of everything. */
	first: number;
	last: number;
	median: number;
	/** Per hour, by least squares. */
	slope: number;
	mayGrow: number;
	reason: string;
	isFlat: boolean;
}

/** Returns the trend of each figure after the warm-up. */
export function trends(samples: Sample[], platform = process.platform): Trend[] {
	const fifth = Math.max(1, Math.floor(samples.length / 5));
	return namesOn(platform).map((name) => {
		const { more, unit, reason } = MAY_GROW[name];
		const values = samples.map((sample) => sample[name]);
		const [first, last] = [medianOf(values.slice(0, fifth)), medianOf(values.slice(-fifth))];
		const slope = slopeOf(samples.map((sample) => [sample.at / 60, sample[name]]));
		return {
			name,
			unit,
			first,
			last,
			median: medianOf(values),
			slope,
			mayGrow: more,
			reason,
			isFlat: last - first <= more,
		};
	});
}

const medianOf = (values: number[]): number =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function slopeOf(points: [number, number][]): number {
	const mean = (of: (point: [number, number]) => number) =>
		points.reduce((sum, point) => sum + of(point), 0) / points.length;
	const [x, y] = [mean(([at]) => at), mean(([, value]) => value)];
	return mean(([at, value]) => (at - x) * (value - y)) / mean(([at]) => (at - x) ** 2);
}

/** Returns the trends as a table. */
export function trendTable(all: Trend[]): string {
	const cell = (value: number) => value.toFixed(1).padStart(10);
	const rows = all.map(
		({ name, unit, first, last, median, slope, mayGrow, reason, isFlat }) =>
			`${`${name} ${unit}`.padEnd(18)}${[first, last, median, slope].map(cell).join("")}   ${isFlat ? "flat" : "GROWS"}, may grow by ${mayGrow}: ${reason}`,
	);
	return [
		`${"".padEnd(18)}${["first", "last", "median", "an hour"].map((head) => head.padStart(10)).join("")}`,
		...rows,
	].join("\n");
}

/**
 * Returns the memory of server and engine in MB as medians per minute. A plateau is flat, a slope
 * is a leak.
 */
export function minutes(samples: Sample[], platform = process.platform): string {
	const all = [...new Set(samples.map(({ at }) => Math.floor(at)))];
	const row = (name: Looked) =>
		all
			.map((minute) =>
				medianOf(
					samples.filter(({ at }) => Math.floor(at) === minute).map((sample) => sample[name]),
				).toFixed(0),
			)
			.join(" ");
	return namesOn(platform)
		.filter((name) => MAY_GROW[name].unit === "MB")
		.map((name) => `${`${name} a minute`.padEnd(23)}${row(name)}`)
		.join("\n");
}
