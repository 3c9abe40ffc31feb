import { capital } from "../capital.ts";

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

/** Returns "Terceira fanfic, sem título" for index 2, the name of a story without a title. */
export const untitled = (index: number): string => `${capital(fanficName(index))}, sem título`;
