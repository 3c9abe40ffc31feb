import { capital } from "../capital.ts";

const FANFICS =
	"erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte".split(
		" ",
	);
const PARTS = "eins zwei drei vier fünf sechs sieben acht neun zehn".split(" ");

/** Returns "dritte Fanfic" for index 2; digits from the nineteenth on. */
export const fanficName = (index: number): string => `${FANFICS[index] ?? `${index + 1}.`} Fanfic`;

/** Returns "Teil drei" for index 2; digits from part 11 on. */
export const partName = (index: number): string => `Teil ${PARTS[index] ?? index + 1}`;

/** Returns "Dritte Fanfic ohne Titel" for index 2, the name of a story without a title. */
export const untitled = (index: number): string => `${capital(fanficName(index))} ohne Titel`;
