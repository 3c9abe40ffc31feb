import type { AttackCase, Context } from "./case.ts";

export interface Row {
	name: string;
	asked: string;
	measured: string;
	passed: boolean;
}

/** Runs a case. A case that throws has failed. */
export async function rowOf({ name, asked, run }: AttackCase, context: Context): Promise<Row> {
	try {
		const { figures, passed } = await run(context);
		const measured = Object.entries(figures).map(([what, value]) => `${what} ${value}`);
		return { name, asked, measured: measured.join(", "), passed };
	} catch (problem) {
		return {
			name,
			asked,
			measured: `could not be measured: ${problem instanceof Error ? problem.message : problem}`,
			passed: false,
		};
	}
}

/** Returns a result as a line of text. */
export const resultText = ({ name, asked, measured, passed }: Row): string =>
	[
		`${passed ? "ok    " : "FAILED"}  ${name}`,
		`        asked     ${asked}`,
		`        measured  ${measured}`,
	].join("\n");
