const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const TIME = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "long",
	hour: "2-digit",
	minute: "2-digit",
});

/** "14 November 2026" */
export const dayOf = (date: Date): string => DAY.format(date);

/** "14 November at 21:05", in the reader's time zone. */
export const timeOf = (epochMs: number): string => TIME.format(epochMs);
