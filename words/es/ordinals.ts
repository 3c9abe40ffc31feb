import { capital } from "../capital.ts";

const FANFICS =
	"primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercer decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo".split(
		" ",
	);
const PARTS = "uno dos tres cuatro cinco seis siete ocho nueve diez".split(" ");

/** Returns the shortened ordinal before a noun: "21.er", "23.er", "24.º". */
const inDigits = (value: number): string => `${value}.${[1, 3].includes(value % 10) ? "er" : "º"}`;

/** Returns "tercer fanfic" for index 2; digits from the nineteenth on. */
export const fanficName = (index: number): string =>
	`${FANFICS[index] ?? inDigits(index + 1)} fanfic`;

/** Returns "parte tres" for index 2; digits from part 11 on. */
export const partName = (index: number): string => `parte ${PARTS[index] ?? index + 1}`;

/** Returns "Tercer fanfic sin título" for index 2, the name of a story without a title. */
export const untitled = (index: number): string => `${capital(fanficName(index))} sin título`;
