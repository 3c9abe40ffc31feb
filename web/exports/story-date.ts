const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const TIME = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "long",
	hour: "2-digit",
	minute: "2-digit",
});

/** Returns a date such as "14 November 2026". */
export const dayOf = (date: Date): string => DAY.format(date);

/** Returns a time such as "14 November at 21:05", in the time zone of the device. */
export const timeOf = (epochMs: number): string => TIME.format(epochMs);
