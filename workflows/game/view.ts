import { LIMITS } from "./limits.ts";
import { currentPhase } from "./phases/index.ts";
import type { Character, Reaction, Room, Seat, Story, Submission, TextRef, Vote } from "./room.ts";
import { addCounts, type EmojiCounts, reactionsByPart } from "./scoring.ts";
import { charactersOf, storiesOf, submissionsOf } from "./selectors.ts";
import { gameStats, receivedByWriter } from "./stats.ts";
import { STATUS } from "./status.ts";
import type {
	ById,
	Game,
	OwnPlayer,
	PlayerData,
	PublicPlayer,
	WireCharacter,
	WireStory,
	WireSubmission,
} from "./wire/state.ts";

/** What a view needs besides the room: texts by their id in the database, and who is connected. */
export interface ViewContext {
	text(id: number): string;
	/** Returns a submission's content. */
	part(submission: number): string;
	prompt(id: number): string;
	connected(player: number): boolean;
	typing(player: number): boolean;
}

/** Replaces the text of a censored part (docs/game.md "Flags and moderation"). */
export const CENSORED = "TEXT REMOVED";

/** Returns `game`, which is the same for every viewer (docs/protocol.md "The game view"). */
export function gameView(room: Room, context: ViewContext): Game {
	const scored = room.status >= STATUS.preResults ? reactionsByPart(room) : null;
	const received = scored && receivedByWriter(room, scored);
	return {
		id: room.id,
		status: room.status,
		host_id: room.hostId,
		room_code: room.code,
		settings: room.settings,
		players: keyed(Object.values(room.seats), (seat) =>
			publicPlayer(seat, seat.id === room.hostId, context, received?.get(seat.id) ?? {}),
		),
		stories: keyed(storiesOf(room), (story) =>
			wireStory(
				room,
				story,
				context,
				room.status >= STATUS.preVoting ? submissionsOf(room, story.id) : [],
				scored,
			),
		),
		awards: keyed(Object.values(room.awards), ({ id, name, subtitle, rule }) => ({
			id,
			meta: { name, subtitle, rule },
		})),
		countdown: room.countdown,
		submission: { reading_start: room.readingStart, part: room.part },
		paused_at: room.pause?.at ?? null,
		locked: room.locked,
		reading: room.reading && { story_id: room.reading.story, part: room.reading.part },
		extra: { num_audience: Object.values(room.seats).filter((seat) => seat.audience).length },
		game_stats:
			scored && room.status === STATUS.results
				? gameStats(room, scored, (ref) => named(ref, context))
				: null,
	};
}

/**
 * Returns `player`: the viewer's own record, with what only they may see
 * (docs/protocol.md "The player view").
 */
export function playerView(room: Room, seat: Seat, context: ViewContext): OwnPlayer {
	const sight = currentPhase(room).view(room, seat);
	const own = ownedBy(room, seat.id);
	return {
		...publicPlayer(seat, seat.id === room.hostId, context, {}),
		characters: keyed(sight.characters, (character) => wireCharacter(character, context)),
		current_story: sight.story && wireStory(room, sight.story, context, sight.parts, null),
		current_submission:
			sight.submission && wireSubmission(room, sight.submission, context, seat.id),
		stories: keyed(sight.desk ?? [], (story) =>
			wireStory(room, story, context, submissionsOf(room, story.id), null),
		),
		submission: { submission_end: sight.submission?.end ?? null },
		reactions: keyed(own.reactions, ({ id, story, parts }) => ({
			id,
			story_id: story,
			meta: { submission_reactions: parts },
		})),
		votes: keyed(own.votes, ({ id, story, award }) => ({ id, story_id: story, award })),
		own_submissions: own.parts.map(({ id }) => id),
		own_stories: storiesOf(room)
			.filter(({ captain }) => captain === seat.id)
			.map(({ id }) => id),
	};
}

/** What one player has made in a room. */
interface Owned {
	parts: Submission[];
	reactions: Reaction[];
	votes: Vote[];
}

/**
 * Gathered once per state and not per viewer, because a large room has thousands of reactions and
 * over a hundred viewers.
 */
const owners = new WeakMap<Room, Map<number, Owned>>();

function ownedBy(room: Room, player: number): Owned {
	const known = owners.get(room) ?? byOwner(room);
	owners.set(room, known);
	return known.get(player) ?? { parts: [], reactions: [], votes: [] };
}

function byOwner(room: Room): Map<number, Owned> {
	const all = new Map(
		Object.values(room.seats).map(({ id }): [number, Owned] => [
			id,
			{ parts: [], reactions: [], votes: [] },
		]),
	);
	for (const part of Object.values(room.submissions)) all.get(part.player)?.parts.push(part);
	for (const reaction of Object.values(room.reactions))
		all.get(reaction.player)?.reactions.push(reaction);
	for (const vote of Object.values(room.votes)) all.get(vote.player)?.votes.push(vote);
	return all;
}

function keyed<T extends { id: number }, W>(items: T[], view: (item: T) => W): ById<W> {
	return Object.fromEntries(items.map((item) => [item.id, view(item)]));
}

export const named = (ref: TextRef, context: ViewContext): string =>
	typeof ref === "string" ? ref : context.text(ref);

/** Returns whether writers and captains are named: hide_authors hides them until the results. */
const showsAuthors = (room: Room): boolean =>
	!room.settings.hide_authors || room.status >= STATUS.preResults;

/** Returns a player as everybody sees them; `reactions` are those received, at the results. */
export function publicPlayer(
	seat: Seat,
	vip: boolean,
	context: Pick<ViewContext, "connected" | "typing">,
	reactions: EmojiCounts,
): PublicPlayer {
	const data: PlayerData = {
		audience: seat.audience,
		points: seat.points,
		vip,
		connected: context.connected(seat.id),
		premium: seat.premium,
		reaction_index: seat.reactionIndex,
		reactions,
	};
	if (context.typing(seat.id)) data.typing = true;
	if (seat.gone) data.gone = true;
	return { id: seat.id, name: seat.name, status: seat.status, meta: seat.meta, data };
}

function wireCharacter(character: Character, context: ViewContext): WireCharacter {
	const { id, mature, locked, otp, stories, name } = character;
	return {
		id,
		name: named(name, context),
		selected: stories.length > 0,
		meta: { mature, locked, otp },
	};
}

function wireStory(
	room: Room,
	story: Story,
	context: ViewContext,
	parts: Submission[],
	scored: Map<number, EmojiCounts> | null,
): WireStory {
	const captain = room.seats[story.captain];
	const reactions: EmojiCounts = {};
	if (scored) for (const part of parts) addCounts(reactions, scored.get(part.id));
	return {
		id: story.id,
		characters: keyed(
			charactersOf(room, (c) => c.stories.includes(story.id)),
			(c) => wireCharacter(c, context),
		),
		submissions: keyed(parts, (part) => wireSubmission(room, part, context, null)),
		settings: { mature: story.mature },
		captain:
			captain && showsAuthors(room)
				? { id: captain.id, name: captain.name, meta: { sprite_id: captain.meta.sprite_id } }
				: null,
		meta: {
			title: story.title === null ? null : named(story.title, context),
			index: story.index,
			points: story.points,
			reactions,
			awards: story.awards.map((id) => room.awards[id]?.name ?? ""),
		},
	};
}

/** Returns a part as `reader` sees it; null is a reader who sees what everybody sees. */
function wireSubmission(
	room: Room,
	part: Submission,
	context: ViewContext,
	reader: number | null,
): WireSubmission {
	const named = showsAuthors(room) || part.player === reader;
	const prompts = part.prompts.map((id) => context.prompt(id));
	return {
		id: part.id,
		index: part.index,
		player_id: named ? part.player : null,
		player: named ? (room.seats[part.player]?.name ?? null) : null,
		content: part.censored ? CENSORED : context.part(part.id),
		prompts: part.player === reader ? prompts.slice(0, LIMITS.prompts) : [],
		meta: {
			prompt: room.settings.forced_prompts ? (prompts[0] ?? null) : null,
			done: part.done,
			censored: part.censored,
			flagged: part.flagged,
		},
	};
}
