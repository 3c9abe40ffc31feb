import type { Room } from "../../room.ts";
import type { Game } from "../../wire/state.ts";

export const firstLine = {
	game({ firstLine }: Room): Pick<Game, "first_line"> {
		if (!firstLine) return {};
		const { date, opening } = firstLine;
		return { first_line: { date, opening } };
	},
};
