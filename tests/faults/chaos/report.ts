/** The effect of one fault. */
export interface Struck {
	/** The kind of the fault. */
	kind: string;
	/** Milliseconds from the end of the fault until all clients were served. */
	served: number;
	/** Lost connections, and messages that the server asked for again. */
	losses: number;
	apologies: number;
}

export interface ChaosReport {
	seed: number;
	struck: Struck[];
	/** Kinds of faults that are impossible here, with the reason. */
	leftOut: string[];
	games: number;
	minutes: number;
	/** Violations, empty when the run has passed. */
	violations: string[];
}

/** Returns the report as a table. */
export function reportTable({
	seed,
	struck,
	leftOut,
	games,
	minutes,
	violations,
}: ChaosReport): string {
	const kinds = [...new Set(struck.map(({ kind }) => kind))].sort();
	const rows = kinds.map((kind) => row(kind, struck.filter((one) => one.kind === kind))); // biome-ignore format: one call
	return [
		line("fault", "times", "median s", "longest s", "lines lost", "sent again"),
		...rows,
		row("all", struck),
		...leftOut.map((what) => `left out: ${what}`),
		"",
		`${games} games, ${struck.length} faults in ${minutes.toFixed(1)} minutes, seed ${seed}`,
		violations.length === 0
			? "nothing was lost or doubled, every game ended"
			: `${violations.length} violations:`,
		...violations.map((violation) => `- ${violation.slice(0, 1500)}`),
	].join("\n");
}

function row(kind: string, struck: Struck[]): string {
	const served = struck.map((one) => one.served).sort((a, b) => a - b);
	const sum = (of: (one: Struck) => number) => String(struck.reduce((n, one) => n + of(one), 0));
	return line(
		kind,
		String(struck.length),
		seconds(served[Math.floor(served.length / 2)]),
		seconds(served.at(-1)),
		sum(({ losses }) => losses),
		sum(({ apologies }) => apologies),
	);
}

const seconds = (ms = Number.NaN) => (ms / 1000).toFixed(1);

const line = (first: string, ...rest: string[]) =>
	first.padEnd(26) + rest.map((cell) => cell.padStart(11)).join("");
