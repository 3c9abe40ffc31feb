import { isDeepStrictEqual } from "node:util";
import { LIMITS } from "#game/limits.ts";
import { waitsForCovers } from "#game/phases/covers.ts";
import { currentPhase } from "#game/phases/index.ts";
import { isReadOut } from "#game/phases/read-vote.ts";
import { takesSaves } from "#game/phases/write.ts";
import { hasResults, stepsIn } from "#game/reveal/reveal.ts";
import { offsetOf } from "#game/reveal/reveal-steps.ts";
import type { Room, Seat, Submission } from "#game/room.ts";
import {
	activePlayers,
	audienceOf,
	runningSubmissions,
	seatedPlayers,
	storiesOf,
	storyOf,
	submissionsOf,
} from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import { OWN_VIEW_INVARIANTS, VIEW_INVARIANTS } from "../../players/view-invariants.ts";
import { COVER_INVARIANTS } from "./cover-invariants.ts";
import { GUESS_INVARIANTS } from "./guess-invariants.ts";
import { first, type Invariant, type Moment } from "./moment.ts";
import { SEQUEL_INVARIANTS } from "./sequel-invariants.ts";
import { SLOW_INVARIANTS } from "./slow-invariants.ts";

const seats = ({ room }: Moment): Seat[] => Object.values(room.seats);
const parts = ({ room }: Moment): Submission[] => Object.values(room.submissions);
/** The last part is closed in status 16. */
const isWriting = ({ status }: Room) =>
	status >= STATUS.preStoryWrite && status <= STATUS.preStoryTitle;

const VIEWS = Object.entries({ ...VIEW_INVARIANTS, ...OWN_VIEW_INVARIANTS });

/** Invariants of every open room after any action. */
export const INVARIANTS: Record<string, Invariant> = {
	...SLOW_INVARIANTS,
	...GUESS_INVARIANTS,
	...SEQUEL_INVARIANTS,
	...COVER_INVARIANTS,

	"the state is plain JSON": ({ room }) =>
		isDeepStrictEqual(JSON.parse(JSON.stringify(room)), room) ? null : "it does not survive JSON",

	"one player wears the crown": (moment) => {
		const { hostId, crown, seats } = moment.room;
		// A player who is asked to play again may get the crown from a host who leaves.
		const players = seatedPlayers(moment.room).map(({ id }) => id);
		// A host who left keeps it until a player connects.
		if (seats[hostId]?.gone === false && !players.includes(hostId))
			return `${hostId} does, of ${players}`;
		if (crown !== null && crown.to !== hostId) return `${hostId} does, and ${crown.to} is told`;
		const vips = Object.values(moment.game.players).filter(({ data }) => data.vip);
		return vips.length > 1 ? `${vips.length} do` : null;
	},

	"a room without players is over or has results": ({ room }) =>
		seatedPlayers(room).length > 0 || currentPhase(room).over ? null : `it is in ${room.status}`,

	"a game goes forward, or back to the lobby from its results": ({ before, room }) => {
		const isNextPart = isWriting(before) && isWriting(room);
		const isAgain = before.status === STATUS.results && room.status === STATUS.lobby;
		return room.status >= before.status || isNextPart || isAgain
			? null
			: `it went from ${before.status} to ${room.status}`;
	},

	"a phase that is done has ended": ({ room }) =>
		room.awaiting === null && !room.lastCall && currentPhase(room).done(room)
			? `${room.status} goes on`
			: null,

	"there is always a way on": ({ room }) => {
		if (room.awaiting !== null || room.deadline !== null) return null;
		// The host turns the pages.
		if (!isReadOut(room)) return null;
		// A captain draws, and the host can end that.
		if (waitsForCovers(room)) return null;
		const busy = activePlayers(room).filter(({ status }) => status !== currentPhase(room).waiting);
		return busy.length > 0 ? null : `everybody waits in ${room.status}`;
	},

	"who does not wait has something to do": (moment) =>
		first(activePlayers(moment.room), (seat) => nothingToDo(moment.room, seat)),

	"every story has one part for each turn": ({ room }) => {
		const count = isWriting(room)
			? (room.part ?? 0) + 1
			: room.status >= STATUS.storyTitle
				? room.settings.num_switches
				: 0;
		return first(storiesOf(room), ({ id }) => {
			const indices = submissionsOf(room, id).map(({ index }) => index);
			return indices.length === count && indices.every((index, i) => index === i)
				? null
				: `story ${id} has the parts ${indices}, of ${count}`;
		});
	},

	"each player of the ring starts one story": ({ room }) => {
		const captains = storiesOf(room).map(({ captain }) => captain);
		return isDeepStrictEqual(captains, room.ring) ? null : `${captains} do, of ${room.ring}`;
	},

	"the ring writes in turn, and nobody twice running while all are here": ({ room, memory }) =>
		first(Object.values(room.submissions), ({ id, story, index, player, passedOn }) => {
			const { ring, stories } = room;
			const replaced = room.seats[player]?.gone === true;
			if (!ring.includes(player) && !replaced)
				return `${player} writes ${id} and is not in the ring`;
			if (memory.somebodyLeft || memory.somebodySlept || passedOn) return null;
			const turn = ((stories[story]?.index ?? 0) + index) % ring.length;
			return ring[turn] === player ? null : `${player} writes ${id} in place of ${ring[turn]}`;
		}),

	"a closed part never changes": (moment) =>
		first(parts(moment), (part) => {
			const closed = moment.memory.closed.get(part.id);
			// Only moderation touches it afterwards.
			const { flagged: _flags, censored: _mark, ...lasting } = part;
			return closed === undefined || isDeepStrictEqual(closed, lasting)
				? null
				: `${JSON.stringify(closed)} became ${JSON.stringify(lasting)}`;
		}),

	"only the running parts are open": (moment) =>
		first(parts(moment), ({ id, index, closed }) => {
			const { part, settings } = moment.room;
			// The others wait while empty parts of a slow game are passed on.
			if (index === part && settings.pace === "slow") return null;
			return closed === (index !== part) ? null : `part ${id} is ${closed ? "closed" : "open"}`;
		}),

	"who left has no open part": ({ room }) =>
		first(runningSubmissions(room), ({ id, player, done }) =>
			room.seats[player]?.gone === true && !done ? `${player} has ${id}` : null,
		),

	"the clock does not ring in the past": ({ room, now }) =>
		room.deadline !== null && room.awaiting === null && room.deadline < now
			? `at ${room.deadline}, which is ${now - room.deadline} ms ago`
			: null,

	"a clock that rang is off or set again": ({ before, room, action, now }) =>
		action.type === "clock" &&
		// The end of a pause can be the end of the phase as well, for which it rings again.
		before.pause === null &&
		before.deadline !== null &&
		before.awaiting === null &&
		room.awaiting === null &&
		before.deadline <= now &&
		(room.deadline ?? now + 1) <= now
			? `it stays at ${room.deadline}`
			: null,

	"a paused room only runs to the end of the pause": ({ room, now }) => {
		if (room.pause === null) return null;
		if (room.deadline !== room.pause.at + LIMITS.pause) return `it runs to ${room.deadline}`;
		if (room.countdown.limit === null && room.reveal === null) return "it has no limit either";
		return room.pause.at <= now ? null : `it is paused from ${room.pause.at} on`;
	},

	"players see the limit that is enforced, less the grace": ({ room }) => {
		const { limit, hard_limit } = room.countdown;
		if (room.lastCall) return null;
		if (hard_limit !== (limit === null ? null : limit + LIMITS.grace))
			return `${limit} and ${hard_limit}`;
		const open = runningSubmissions(room).filter(({ closed }) => !closed);
		const ends = open.map(({ end }) => end);
		return ends.length > 0 &&
			limit !== ends.reduce((a, b) => Math.max(a ?? 0, b ?? 0) || null, null)
			? `it is ${limit}, and the parts end at ${ends}`
			: null;
	},

	"points and awards come with the results": (moment) => {
		if (hasResults(moment.room)) return null;
		const early = [...seats(moment), ...storiesOf(moment.room)].filter(({ points }) => points > 0);
		const won = storiesOf(moment.room).filter(({ awards }) => awards.length > 0);
		return early.length + won.length === 0 ? null : `${JSON.stringify([...early, ...won])}`;
	},

	"a lobby holds nothing of a game": ({ room }) => {
		if (room.status !== STATUS.lobby) return null;
		const { ring, characters, stories, submissions, awards } = room;
		const { reactions, votes, marks, guesses } = room;
		const left = {
			...{ ...characters, ...stories, ...submissions, ...awards },
			...{ ...reactions, ...votes, ...marks, ...guesses },
		};
		if (room.reveal !== null) return "it has a reveal";
		const gone = Object.values(room.seats).filter((seat) => seat.gone);
		return ring.length + Object.keys(left).length + gone.length === 0
			? null
			: `${JSON.stringify({ ring, left, gone })}`;
	},

	"no id is used twice in the room's life": ({ memory }) => memory.reusedId,

	"nobody reacts to their own part or votes for their own story": ({ room, action }) => {
		if (activePlayers(room).length < 2 || !("player" in action)) return null;
		const vote = Object.values(room.votes).find(
			({ player, story }) => player === action.player && room.stories[story]?.captain === player,
		);
		return action.type === "story/vote" && vote ? JSON.stringify(vote) : null;
	},

	"a vote is for an award of this game, one of each person": ({ room }) => {
		const votes = Object.values(room.votes);
		const places = new Set(votes.map(({ player, award }) => `${player} ${award}`));
		if (places.size < votes.length) return JSON.stringify(votes);
		return first(votes, (vote) =>
			room.awards[vote.award] && room.stories[vote.story] ? null : JSON.stringify(vote),
		);
	},

	"a mark is in a part of somebody else": ({ room, action }) => {
		if (activePlayers(room).length < 2 || action.type !== "line/mark") return null;
		const own = Object.keys(room.marks[action.player] ?? {}).find(
			(part) => room.submissions[part]?.player === action.player,
		);
		return own === undefined ? null : `${action.player} marks ${own}`;
	},

	"the reveal runs to the end of a step": ({ room }) => {
		if (room.reveal === null || room.status !== STATUS.preResults) return null;
		const { startedAt, step, skips } = room.reveal;
		const end = startedAt + offsetOf(stepsIn(room), step + 1);
		if ((room.pause ?? room).deadline !== end) return `step ${step} ends at ${end}`;
		return new Set(skips).size === skips.length ? null : `${skips} skip`;
	},

	"the reveal shows no step ahead": ({ room, game }) => {
		const { reveal } = game;
		if (reveal === null || room.status !== STATUS.preResults) return null;
		if (Object.values(game.stories).some(({ meta }) => meta.line || meta.awards.length > 0))
			return "a story shows its results";
		if (reveal.step !== "award" && reveal.step !== "opening") return null;
		return reveal.podium.length > 0 ? `it shows ${JSON.stringify(reveal.podium)}` : null;
	},

	"a reaction has a list for each part, one reaction of each person to a story": ({ room }) => {
		const reactions = Object.values(room.reactions);
		const places = new Set(reactions.map(({ player, story }) => `${player} ${story}`));
		if (places.size < reactions.length) return JSON.stringify(reactions);
		return first(reactions, (reaction) =>
			reaction.parts.length === submissionsOf(room, reaction.story).length
				? null
				: JSON.stringify(reaction),
		);
	},

	"the open page exists": ({ room }) => {
		if (room.reading === null) return null;
		const { story, part } = room.reading;
		return submissionsOf(room, story)[part] ? null : `${story}, ${part}`;
	},

	"every story has a cast when it is written": ({ room }) => {
		if (room.status < STATUS.preStoryWrite) return null;
		const { characters, settings } = room;
		return first(storiesOf(room), ({ id }) => {
			const cast = Object.values(characters).filter(({ stories }) => stories.includes(id));
			const most = settings.num_otp_characters || settings.max_characters;
			return cast.length > 0 && cast.length <= most ? null : `story ${id} has ${cast.length}`;
		});
	},

	"every story has a title when it is read": ({ room }) =>
		room.status < STATUS.censoring
			? null
			: first(storiesOf(room), ({ id, title }) => (title === null ? `story ${id} has none` : null)),

	"18+ stays in rooms of adults": (moment) => {
		const { room } = moment;
		const isMature = room.settings.maturity === "MATURE";
		if (isMature) return seats(moment).every(({ meta }) => meta.mature) ? null : "a minor is here";
		return storiesOf(room).some(({ mature }) => mature) ? "a story is 18+" : null;
	},

	"the room holds as many people as it may": ({ room }) => {
		const { max_players, audiences } = room.settings;
		if (activePlayers(room).length > max_players)
			return `${activePlayers(room).length} players of ${max_players}`;
		return !audiences && audienceOf(room).length > 0 ? "an audience came" : null;
	},

	"who was kicked is not here": ({ room }) =>
		first(room.kicked, (id) => (room.seats[id] && !room.seats[id].gone ? `${id} is` : null)),

	"flags and marks need moderation, and nobody flags themselves": (moment) =>
		first(parts(moment), ({ id, player, flagged, censored }) => {
			if (flagged.includes(player)) return `${player} flags ${id}`;
			if (moment.room.settings.moderation) return null;
			return flagged.length > 0 || censored ? `part ${id} has some` : null;
		}),

	"every action makes one version": ({ before, room }) =>
		room === before || room.version === before.version + 1
			? null
			: `${before.version} became ${room.version}`,

	"every view keeps to what clients rely on": ({ game, views }) =>
		first([...views.values()], (player) =>
			first(VIEWS, ([name, invariant]) => {
				const fault = invariant({ game, player });
				return fault === null ? null : `${name}, to ${player.id}: ${fault}`;
			}),
		),

	"views are plain JSON": ({ game, views }) =>
		isDeepStrictEqual(JSON.parse(JSON.stringify([game, [...views]])), [game, [...views]])
			? null
			: "they do not survive JSON",

	"nobody sees a running part of somebody else": ({ room, game, views }) => {
		const open = runningSubmissions(room).map(({ id, player }) => ({ player, mark: markOf(id) }));
		const all = JSON.stringify(game);
		return first([...views], ([viewer, view]) => {
			const text = JSON.stringify(view);
			const seen = open.find(
				({ player, mark }) => all.includes(mark) || (player !== viewer && text.includes(mark)),
			);
			return seen ? `${viewer} sees that of ${seen.player}` : null;
		});
	},

	"hidden authors stay hidden until the results": ({ room, game, views }) => {
		if (!room.settings.hide_authors || room.status >= STATUS.preResults) return null;
		return first([[0, game] as const, ...views], ([viewer, view]) => {
			const named = [...objectsIn(view)].find(
				({ player_id, captain }) =>
					(typeof player_id === "number" && player_id !== viewer) ||
					(typeof captain === "object" && captain !== null),
			);
			return named ? `${viewer || "everybody"} sees ${JSON.stringify(named)}` : null;
		});
	},

	"reactions and votes are shown to their own people only": ({ room, game, views }) => {
		const kept = ["reactions", "votes", "recent", "secret", "deck"];
		const shown = kept.find((key) => key in game);
		if (shown) return `everybody sees ${shown}`;
		const own = { ...room.reactions, ...room.votes };
		return first([...views], ([viewer, view]) => {
			const ids = Object.keys({ ...view.reactions, ...view.votes });
			const foreign = ids.find((id) => own[id]?.player !== viewer);
			return foreign ? `${viewer} sees ${foreign}` : null;
		});
	},
};

/** Returns why a player who does not wait can do nothing, or null. */
function nothingToDo(room: Room, seat: Seat): string | null {
	if (seat.status === currentPhase(room).waiting || room.awaiting !== null) return null;
	const has: Partial<Record<number, () => boolean>> = {
		[STATUS.storyWrite]: () =>
			runningSubmissions(room).some(
				// The clock is about to ring where the time for saves is over.
				(part) => part.player === seat.id && !part.done && takesSaves(room, part, 0),
			),
		[STATUS.storyTitle]: () => storyOf(room, seat.id) !== undefined,
		[STATUS.reacting]: () => seat.reactionIndex < storiesOf(room).length,
		[STATUS.voting]: () =>
			storiesOf(room).some(({ captain }) => captain !== seat.id) &&
			Object.values(room.votes).filter(({ player }) => player === seat.id).length <
				Object.keys(room.awards).length,
	};
	return (has[seat.status]?.() ?? true) ? null : `${seat.id} in ${seat.status}`;
}

const markOf = (part: number) => `«${part}»`;

/** Everything that a view needs; the text of a part names it. */
const CONTEXT: ViewContext = {
	text: String,
	part: markOf,
	prompt: String,
	cover: String,
	connected: () => true,
	typing: () => false,
};

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
	if (typeof value !== "object" || value === null) return;
	if (!Array.isArray(value)) yield value as Record<string, unknown>;
	for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** Throws an error that names every broken invariant. */
export function check(moment: Omit<Moment, "game" | "views">): void {
	const { room } = moment;
	if (room.closed !== null) return;
	const game = gameView(room, CONTEXT);
	const views = new Map(
		Object.values(room.seats).map((seat) => [seat.id, playerView(room, seat, CONTEXT)]),
	);
	const broken = Object.entries(INVARIANTS).flatMap(([name, invariant]) => {
		const fault = invariant({ ...moment, game, views });
		return fault === null ? [] : [`${name}: ${fault}`];
	});
	if (broken.length > 0) throw new Error(`after ${moment.action.type}, ${broken.join("\n")}`);
}
