import { ranked } from "#game/points/scoring.ts";
import type { Game, PublicPlayer, WireStory } from "#game/wire/state.ts";
import { storiesOf } from "./stories.ts";

export interface Placed<T> {
	rank: number;
	points: number;
	who: T;
}

const placed = <T>(items: T[], pointsOf: (item: T) => number): Placed<T>[] =>
	ranked(items.map((who) => ({ who, points: pointsOf(who) }))).map(({ rank, item }) => ({
		rank,
		...item,
	}));

/** Returns the stories by points; ties share a rank. */
export const storyStandings = (game: Game): Placed<WireStory>[] =>
	placed(storiesOf(game), (story) => story.meta.points);

/** Returns the writers by points, including those who have left; ties share a rank. */
export const writerStandings = (game: Game): Placed<PublicPlayer>[] =>
	placed(
		Object.values(game.players).filter((player) => !player.data.audience),
		(player) => player.data.points,
	);
