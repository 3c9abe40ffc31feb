/** Durations in ms, and what is said about them. */
export class Samples {
	private readonly values: number[] = [];

	add(ms: number): void {
		this.values.push(ms);
	}

	get count(): number {
		return this.values.length;
	}

	/**
	 * The value that the given share (0 to 1) of all samples does not exceed; NaN without samples.
	 */
	at(share: number): number {
		const sorted = [...this.values].sort((a, b) => a - b);
		return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
	}
}
