const FANFICS =
	"first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth".split(
		" ",
	);
const PARTS = "one two three four five six seven eight nine ten".split(" ");

const SUFFIX: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = new Intl.PluralRules("en", { type: "ordinal" });

/** "third fanfic" for index 2; in words up to the eighteenth (gameplay.md section 9). */
export const fanficName = (index: number): string =>
	`${FANFICS[index] ?? `${index + 1}${SUFFIX[ordinal.select(index + 1)] ?? "th"}`} fanfic`;

/** "part three" for index 2; in words up to ten (gameplay.md section 9). */
export const partName = (index: number): string => `part ${PARTS[index] ?? index + 1}`;

/** 4700 as "4 700", with a space that does not break. */
export const points = (value: number): string =>
	String(value).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
