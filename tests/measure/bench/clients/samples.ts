/** Durations in ms with their percentiles. */
export class Samples {
	private readonly values: number[] = [];

	add(ms: number): void {
		this.values.push(ms);
	}

	/** Returns all durations. */
	all(): readonly number[] {
		return this.values;
	}

	get count(): number {
		return this.values.length;
	}

	/**
	 * Returns the value that a share (0 to 1) of all samples does not exceed, or NaN without samples.
	 */
	at(share: number): number {
		const sorted = [...this.values].sort((a, b) => a - b);
		return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
	}
}
