/** The sizes of a table, each with the most people that it seats. */
const CROWDS = [
	["few", 4],
	["some", 8],
	["many", 12],
	["lots", 20],
	["crowd", Number.POSITIVE_INFINITY],
] as const;
export type CrowdSize = (typeof CROWDS)[number][0];

/**
 * Returns the size of a table for this number of people, which decides how large their faces are.
 */
export const crowdOf = (people: number): CrowdSize =>
	CROWDS.find(([, most]) => people <= most)?.[0] ?? "crowd";
