const FANFICS = [
	...["primeira", "segunda", "terceira", "quarta", "quinta", "sexta"],
	...["sétima", "oitava", "nona", "décima", "décima primeira", "décima segunda"],
	...["décima terceira", "décima quarta", "décima quinta"],
	...["décima sexta", "décima sétima", "décima oitava"],
];
const PARTS = ["um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"];

/** Returns "terceira fanfic" for index 2; digits from the nineteenth on. */
export const fanficName = (index: number): string => `${FANFICS[index] ?? `${index + 1}ª`} fanfic`;

/** Returns "parte três" for index 2; digits from part 11 on. */
export const partName = (index: number): string => `parte ${PARTS[index] ?? index + 1}`;
