import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { statusesOf } from "./evening/course.ts";
import { isUnread } from "./wire/reading.ts";

/** A viewer's state, as it came over the wire or as the rules show it. */
export interface Seen {
	game: Game;
	player: OwnPlayer;
}

/**
 * Invariants of every view of every game. They know docs/game.md and docs/protocol.md alone, because
 * an oracle that asked the rules would share their faults.
 */
export const VIEW_INVARIANTS: Record<string, (seen: Seen) => string | null> = {
	"one player who is here wears the crown": ({ game }) => {
		const here = Object.values(game.players).filter(({ data }) => !data.audience && !data.gone);
		const crowned = Object.values(game.players).filter(({ data }) => data.vip);
		// A host who left keeps it until a player connects.
		if (here.length === 0 || crowned[0]?.data.gone || !game.players[game.host_id]) return null;
		return crowned.length === 1 && here.includes(crowned[0] as (typeof here)[0])
			? null
			: `${crowned.map(({ id }) => id)} do`;
	},

	"everybody has a status of the running phase": ({ game }) => {
		const wrong = Object.values(game.players).find(
			({ id, status, data }) => !data.gone && !fits(game, id, status, data.audience),
		);
		return wrong ? `${wrong.id} is in ${wrong.status} at ${game.status}` : null;
	},

	"the end that is shown comes before the one that is enforced": ({ game }) => {
		const { limit = null, hard_limit = null } = game.countdown;
		if (limit === null || hard_limit === null)
			return limit === hard_limit ? null : `${limit}, ${hard_limit}`;
		// The host's forced end leaves two seconds in place of five.
		const grace = hard_limit - limit;
		return grace > 0 && grace <= 5000 ? null : `${limit}, ${hard_limit}`;
	},

	"only what has a limit is paused, and the reveal": ({ game }) =>
		(game.paused_at ?? null) === null ||
		(game.countdown.limit ?? null) !== null ||
		(game.reveal ?? null) !== null
			? null
			: `since ${game.paused_at}`,

	"points come with the results": ({ game }) => {
		if (game.status >= STATUS.preResults) return null;
		const early = Object.values(game.players).find(({ data }) => data.points > 0);
		return early ? JSON.stringify(early) : null;
	},

	"stories that can be read are whole": ({ game }) => {
		if (game.status < STATUS.reacting) return null;
		const torn = Object.values(game.stories).find(({ submissions }) => {
			const indices = Object.values(submissions).map(({ index }) => index);
			return new Set(indices).size !== game.settings.num_switches;
		});
		return torn ? `${torn.id} has ${Object.keys(torn.submissions).length} parts` : null;
	},
};

/** Invariants of a view whose own part is as new as the part that everybody sees. */
export const OWN_VIEW_INVARIANTS: Record<string, (seen: Seen) => string | null> = {
	// Hidden authors read on to the others, whatever they do.
	"the viewer has a status of the running phase": ({ game, player: { id, status, data } }) =>
		data.gone || fits(game, id, status, data.audience) ? null : `${status} at ${game.status}`,

	"who does not wait has something to do": ({ game, player }) =>
		player.status === game.players[player.id]?.status && !player.data.gone
			? nothingToDo({ game, player })
			: null,
};

function fits(game: Game, id: number, status: number, audience: boolean): boolean {
	const may = statusesOf(game.status, audience, id === game.host_id);
	// A writer may save or be done during the intro.
	if (game.status === STATUS.preStoryWrite)
		may.push(STATUS.postStoryWrite, ...(audience ? [] : [STATUS.storyWrite]));
	return may.includes(status);
}

/** Returns why a player who does not wait can do nothing, or null. */
function nothingToDo({ game, player }: Seen): string | null {
	const stories = Object.values(game.stories);
	const others = stories.filter(({ id }) => !player.own_stories.includes(id));
	const has: Partial<Record<number, () => boolean>> = {
		[STATUS.characters]: () => !player.data.audience,
		[STATUS.storyCreate]: () => Boolean(player.current_story),
		[STATUS.storyWrite]: () => player.current_submission?.meta.done === false,
		[STATUS.storyTitle]: () => player.data.audience || Boolean(player.current_story),
		[STATUS.reacting]: () => stories.some((story) => isUnread(story, player)),
		[STATUS.voting]: () =>
			others.length > 0 && Object.keys(player.votes).length < Object.keys(game.awards).length,
	};
	const { status, current_submission, current_story, own_submissions } = player;
	return (has[status]?.() ?? true)
		? null
		: `${game.status}/${status}: ${JSON.stringify({ part: current_submission, story: current_story?.id, own_submissions })}`;
}
