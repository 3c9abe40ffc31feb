import { storyToContinue } from "../../beginning/sequel.ts";
import type { Texts } from "../../lines/texts.ts";
import type { Room } from "../../room.ts";
import type { Game } from "../../wire/state.ts";
import { named } from "../view-stories.ts";

export const sequels = {
	/**
	 * Returns what a game continues, without authors, and at the results whether it can be continued
	 * itself; nothing in a game without either.
	 */
	game(room: Room, texts: Texts): Pick<Game, "continues" | "can_continue"> {
		const { sequel } = room;
		const next = storyToContinue(room);
		return {
			...(sequel && {
				continues: {
					story_id: sequel.story,
					title: sequel.title === null ? "" : named(sequel.title, texts),
					mature: sequel.mature,
					characters: sequel.cast.map(({ name }) => named(name, texts)),
					content: texts.part(sequel.part),
				},
			}),
			...(next && { can_continue: next.id }),
		};
	},
};
