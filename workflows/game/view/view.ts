import { fameOf } from "../guess/found.ts";
import { guessedParts } from "../guess/guessing.ts";
import { hidesAuthors, showsSums } from "../hidden-authors.ts";
import type { Texts } from "../lines/texts.ts";
import { shownNames } from "../names/namesakes.ts";
import { ownCover, waitsForCovers } from "../phases/covers.ts";
import { currentPhase } from "../phases/index.ts";
import { owingIn } from "../points/read-stories.ts";
import { type EmojiCounts, reactionsByPart } from "../points/scoring.ts";
import { gameStats, receivedByWriter } from "../points/stats.ts";
import { hasResults } from "../reveal/reveal.ts";
import { superlativesOf } from "../reveal/superlatives.ts";
import { revealView } from "../reveal/view-reveal.ts";
import { extraReadingMs, writersTime } from "../ring.ts";
import type { Room, Seat } from "../room.ts";
import { ownedBy } from "../seats/owned.ts";
import { activePlayers, audienceOf, finishedGame, storiesOf } from "../selectors.ts";
import { diaryOf, recapOf } from "../slow/diary.ts";
import { placesToOffer } from "../slow/sleepers.ts";
import { isSlow } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import type { Drafts, Game, OwnPlayer } from "../wire/state.ts";
import { partsOf } from "./by-story.ts";
import { type Connections, progressIn, publicPlayer } from "./view-players.ts";
import { sequelView } from "./view-sequel.ts";
import {
	countedFlags,
	keyed,
	named,
	ownCharacter,
	ownFlags,
	ownPart,
	publicStory,
	storyFor,
} from "./view-stories.ts";

/**
 * The data that a view needs besides the room: texts by their id in the database, and who is
 * connected.
 */
export interface ViewContext extends Texts, Connections {
	/**
	 * Returns the viewer's unsubmitted entries in a stage at their last snapshot; absent for views
	 * without a player.
	 */
	drafts?(stage: number): Drafts;
	/** Returns how many screens with sound show the room, or how many `quiet` ones. */
	screens?(quiet?: boolean): number;
}

/** Returns `game`, which is the same for every viewer (docs/protocol.md "The game view"). */
export function gameView(room: Room, context: ViewContext): Game {
	const received = hasResults(room) ? receivedIn(room) : null;
	// Reactions and marks are shown at once where the room reads together.
	const live = room.reading && showsSums(room) ? receivedIn(room) : null;
	const progress = progressIn(room);
	const owing = owingIn(room, (id) => context.connected(id));
	// Typing would show whose part is long.
	const seen = hidesAuthors(room) ? { ...context, typing: () => false } : context;
	return {
		id: room.id,
		status: room.status,
		host_id: room.hostId,
		room_code: room.code,
		settings: room.settings,
		players: keyed(Object.values(room.seats), (seat) =>
			publicPlayer(seat, seat.id === room.hostId, seen, {
				name: shownNames(room).get(seat.id) ?? seat.name,
				reactions: received?.byWriter.get(seat.id),
				...progress(seat),
			}),
		),
		stories: keyed(storiesOf(room), (story) =>
			publicStory(
				room,
				story,
				room.status >= STATUS.preVoting ? partsOf(room, story.id) : [],
				(received ?? live)?.byPart ?? null,
				context,
			),
		),
		awards: keyed(Object.values(room.awards), ({ id, name, subtitle, rule }) => ({
			id,
			meta: { name, subtitle, rule },
		})),
		countdown: room.countdown,
		submission: { reading_start: room.readingStart, part: room.part, ...writersTime(room) },
		stage: room.stage,
		crown: room.crown,
		paused_at: room.pause?.at ?? null,
		paused_until: room.pause && room.deadline,
		locked: room.locked,
		...(room.selfReactions && { can_react_to_self: true as const }),
		reading: room.reading && {
			story_id: room.reading.story,
			part: room.reading.part,
			...(room.reading.page && { page: room.reading.page }),
			...(room.reading.ended && { ended: true }),
			...(owing > 0 && { owing }),
		},
		hurry_at: room.hurryAt,
		reveal: revealView(room, context),
		sparks: room.sparks,
		overlay: room.overlay || room.settings.maturity !== "MATURE",
		extra: extraView(room, context),
		last_game: lastGameView(room),
		again: againView(room),
		game_stats:
			received && room.status === STATUS.results
				? gameStats(room, received.byPart, (ref) => named(ref, context))
				: null,
		...sequelView(room, context),
		...(room.firstLine && {
			first_line: { date: room.firstLine.date, opening: room.firstLine.opening },
		}),
		...(isSlow(room) && { diary: keyedInOrder(diaryOf(room)), ...recapOf(room) }),
		...guessView(room),
		...(waitsForCovers(room) && { drawing: true as const }),
		superlatives:
			received && room.status === STATUS.results ? superlativesOf(room, received.byPart) : null,
	};
}

/** Returns a list as an object by place, because patches replace lists whole. */
const keyedInOrder = <T>(list: readonly T[]): Record<string, T> =>
	Object.fromEntries(list.entries());

function extraView(room: Room, context: ViewContext): Game["extra"] {
	const quiet = context.screens?.(true) ?? 0;
	return {
		num_audience: audienceOf(room).length,
		num_screens: context.screens?.() ?? 0,
		...(quiet > 0 && { num_quiet_screens: quiet }),
		language: room.settings.language,
	};
}

/** Returns the guessed story, and at the results the fame; nothing where no author can be named. */
function guessView(room: Room): Pick<Game, "guessing" | "fame"> {
	const parts = guessedParts(room);
	if (room.guessing === null || parts.length === 0) return {};
	return {
		guessing: { story_id: room.guessing, submissions: parts.map(({ id }) => id) },
		...(room.status === STATUS.results && { fame: fameOf(room) }),
	};
}

function lastGameView(room: Room): Game["last_game"] {
	const last = finishedGame(room) ?? room.lastGame;
	return last && { id: last.id, expires_at: last.until };
}

function againView(room: Room): Game["again"] {
	if (room.status !== STATUS.lobby || room.lastGame === null) return null;
	const joined = activePlayers(room).map(({ id }) => id);
	return { by: room.hostId, joined: joined.filter((id) => id !== room.hostId) };
}

/**
 * Returns `player`: the viewer's own record, with what only they may see
 * (docs/protocol.md "The player view").
 */
export function playerView(room: Room, seat: Seat, context: ViewContext): OwnPlayer {
	const phase = currentPhase(room);
	const sight = phase.view(room, seat);
	const own = ownedBy(room, seat.id);
	return {
		...publicPlayer(seat, seat.id === room.hostId, context, {
			name: shownNames(room).get(seat.id) ?? seat.name,
			reactions: hasResults(room) ? receivedIn(room).byWriter.get(seat.id) : undefined,
		}),
		characters: keyed(sight.characters, (character) =>
			ownCharacter(room, character, seat, context),
		),
		current_story:
			sight.story && storyFor(room, sight.story, sight.parts, ownFlags(seat.id), context),
		current_submission: sight.submission && ownPart(room, sight.submission, context),
		stories: keyed(sight.desk ?? [], (story) =>
			storyFor(room, story, partsOf(room, story.id), countedFlags(seat.id), context),
		),
		submission: {
			submission_end: sight.submission?.end ?? null,
			// Only for the writer, because its length reveals which story they write.
			extra_reading:
				sight.submission && sight.submission.end !== null
					? extraReadingMs(room, sight.submission)
					: 0,
		},
		reactions: keyed(own.reactions, ({ id, story, parts }) => ({
			id,
			story_id: story,
			meta: { submission_reactions: parts },
		})),
		votes: keyed(own.votes, ({ id, story, award }) => ({ id, story_id: story, award })),
		marks: room.marks[seat.id] ?? {},
		...(room.guesses[seat.id] && { guesses: room.guesses[seat.id] }),
		...ownCover(room, seat),
		drafts: phase.entries?.missing(room, seat) ? (context.drafts?.(room.stage) ?? {}) : {},
		own_submissions: own.parts.map(({ id }) => id),
		own_stories: storiesOf(room)
			.filter(({ captain }) => captain === seat.id)
			.map(({ id }) => id),
		own_flags: own.flags,
		flag_counts: mayCensor(room, seat) ? flagCounts(room) : {},
		...(room.sparkless.includes(seat.id) && { sparks: false as const }),
		...(seat.id === room.hostId && deskView(room)),
	};
}

/** Returns the data that only the host's desk needs. */
function deskView(room: Room): Pick<OwnPlayer, "sparkless" | "shown_out" | "places"> {
	const { sparkless, shownOut } = room;
	const places = placesToOffer(room);
	return {
		...(sparkless.length > 0 && { sparkless }),
		...(shownOut.length > 0 && {
			shown_out: keyed(shownOut, ({ id, name, sprite }) => ({
				id,
				name,
				meta: { sprite_id: sprite },
			})),
		}),
		...(Object.keys(places).length > 0 && { places }),
	};
}

const mayCensor = (room: Room, seat: Seat): boolean =>
	seat.id === room.hostId && "submission/censor" in currentPhase(room).on;

/** Returns the number of flags on each flagged part. */
const flagCounts = (room: Room): Record<string, number> =>
	Object.fromEntries(
		Object.values(room.submissions)
			.filter(({ flagged }) => flagged.length > 0)
			.map(({ id, flagged }) => [id, flagged.length]),
	);

/** The reactions that parts and writers received. */
interface Received {
	byPart: Map<number, EmojiCounts>;
	byWriter: Map<number, EmojiCounts>;
}

/** Counted once per state, because every viewer's own record shows what they received. */
const counts = new WeakMap<Room, Received>();

/** Returns the reactions received. */
function receivedIn(room: Room): Received {
	const known = counts.get(room);
	if (known) return known;
	const byPart = reactionsByPart(room);
	const received = { byPart, byWriter: receivedByWriter(room, byPart) };
	counts.set(room, received);
	return received;
}
