const FANFICS = [..."一二三四五六七八九十", ...[..."一二三四五六七八"].map((one) => `十${one}`)];

/** Returns "三作目" for index 2; digits from the nineteenth on. */
export const fanficName = (index: number): string => `${FANFICS[index] ?? index + 1}作目`;

/** Returns "パート3" for index 2. */
export const partName = (index: number): string => `パート${index + 1}`;
