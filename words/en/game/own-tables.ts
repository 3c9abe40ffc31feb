import { isolating } from "../../isolating.ts";

/** The texts of the tables on home, which the first page has. */
export const ownTableWords = isolating({
	open: (table: string) => `${table} is open`,
	there: (count: number) => `${count} at the table. Sit down!`,
});
