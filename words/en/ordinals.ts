const FANFICS =
	"first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth".split(
		" ",
	);
const PARTS = "one two three four five six seven eight nine ten".split(" ");

const SUFFIX: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = new Intl.PluralRules("en", { type: "ordinal" });

/** Returns "third fanfic" for index 2; digits from the nineteenth on. */
export const fanficName = (index: number): string =>
	`${FANFICS[index] ?? `${index + 1}${SUFFIX[ordinal.select(index + 1)] ?? "th"}`} fanfic`;

/** Returns "part three" for index 2; digits from part 11 on. */
export const partName = (index: number): string => `part ${PARTS[index] ?? index + 1}`;

/** Returns "Untitled third fanfic" for index 2, the name of a story without a title. */
export const untitled = (index: number): string => `Untitled ${fanficName(index)}`;
