import { STATUS } from "../status.ts";
import type { ById, Game, PublicPlayer, WireStory, WireSubmission } from "../wire/state.ts";

/**
 * Returns `game` with only the content on the stage, for the screens of a room without an audience
 * (docs/protocol.md "Screens"). Removed values are the same as when there is nothing to show.
 */
export function stageView(game: Game): Game {
	const staged = stagedIn(game);
	return {
		...game,
		players: mapped(game.players, (player) => facesOnly(player, game)),
		stories: mapped(game.stories, (story) =>
			staged.stories.has(story.id) ? withOpenParts(story, game, staged) : unnamed(story),
		),
		submission: { ...game.submission, ends: {}, reading_extra: {} },
		crown: null,
		hurry_at: null,
		reveal: game.reveal && { ...game.reveal, skips: [] },
		last_game: null,
		...(game.continues && { continues: { ...game.continues, content: "", characters: [] } }),
		again: null,
		game_stats: null,
		superlatives: null,
	};
}

/** The content on the stage: the named stories, and the parts whose text is on it. */
interface Staged {
	stories: ReadonlySet<number>;
	shows(part: WireSubmission): boolean;
}

function stagedIn({ status, stories, reading, reveal, guessing }: Game): Staged {
	const named = (ids: number[], shows: Staged["shows"] = () => false) => ({
		stories: new Set(ids),
		shows,
	});
	if (status === STATUS.results) return named(Object.values(stories).map(({ id }) => id));
	if (status === STATUS.preResults) {
		const { awards = [], podium = [], authors } = reveal ?? {};
		const winners = awards.flatMap((award) => award.winners);
		const stories = [...winners, ...podium].map(({ story }) => story);
		return named(authors && guessing ? [guessing.story_id, ...stories] : stories);
	}
	if (reading && !reading.ended)
		return named([reading.story_id], ({ index }) => index === reading.part);
	if (!guessing?.in || guessing.over) return named([]);
	return named([guessing.story_id], ({ id }) => guessing.submissions.includes(id));
}

const facesOnly = ({ id, name, meta, data }: PublicPlayer, { status }: Game): PublicPlayer => ({
	...{ id, name, status },
	meta: { ...meta, mature: false },
	data: {
		audience: data.audience,
		points: data.points,
		vip: data.vip,
		connected: true,
		premium: data.premium,
		reaction_index: 0,
		reactions: {},
		...(data.gone && { gone: true }),
		...(data.asked && { asked: true }),
	},
});

const unnamed = ({ id, meta: { index } }: WireStory): WireStory => ({
	id,
	characters: {},
	submissions: {},
	settings: { mature: false },
	captain: null,
	meta: { title: null, index, points: 0, reactions: {}, awards: [] },
});

const withOpenParts = (story: WireStory, game: Game, { shows }: Staged): WireStory => ({
	...story,
	submissions: mapped(story.submissions, (part) => (shows(part) ? part : withoutText(part, game))),
});

/** At the results the counts stay, because they choose the line of the evening. */
const withoutText = (part: WireSubmission, { status }: Game): WireSubmission => {
	const { done, censored, flagged, reactions, marks } = part.meta;
	return {
		...part,
		content: "",
		meta: {
			...{ prompt: null, done, censored, flagged },
			...(status === STATUS.results && reactions && { reactions }),
			...(status === STATUS.results && marks && { marks }),
		},
	};
};

const mapped = <T>(items: ById<T>, change: (item: T) => T): ById<T> =>
	Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item)]));
