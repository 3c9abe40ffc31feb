/** The rows of a table, each with the most people that it has room for. */
const ROWS = [
	[1, 6],
	[2, 14],
	[3, 24],
] as const;

/** Returns in how many rows this number of faces is shown. */
export const rowsOf = (people: number): number => ROWS.find(([, most]) => people <= most)?.[0] ?? 4;
