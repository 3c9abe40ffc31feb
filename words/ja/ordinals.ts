const FANFICS = [..."一二三四五六七八九十", ...[..."一二三四五六七八"].map((one) => `十${one}`)];

/** Returns "三作目" for index 2; digits from the nineteenth on. */
export const fanficName = (index: number): string => `${FANFICS[index] ?? index + 1}作目`;

/** Returns "パート3" for index 2. */
export const partName = (index: number): string => `パート${index + 1}`;

/** Returns "無題（三作目）" for index 2, the name of a story without a title. */
export const untitled = (index: number): string => `無題（${fanficName(index)}）`;
