import type { ownTableWords as english } from "../../en/game/own-tables.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the tables on home, which the first page has. */
export const ownTableWords: Words<typeof english> = isolating({
	open: (table: string) => `Abierta: ${table}`,
	there: (count: number) => `${count} en la mesa. ¡Siéntate!`,
});
