import { capital } from "../capital.ts";

const FANFICS =
	"première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième".split(
		" ",
	);
const PARTS = "un deux trois quatre cinq six sept huit neuf dix".split(" ");

/** Returns "troisième fanfic" for index 2; digits from the nineteenth on. */
export const fanficName = (index: number): string => `${FANFICS[index] ?? `${index + 1}e`} fanfic`;

/** Returns "chapitre trois" for index 2; digits from part 11 on. */
export const partName = (index: number): string => `chapitre ${PARTS[index] ?? index + 1}`;

/** Returns "Troisième fanfic sans titre" for index 2, the name of a story without a title. */
export const untitled = (index: number): string => `${capital(fanficName(index))} sans titre`;
