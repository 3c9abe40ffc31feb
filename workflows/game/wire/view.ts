import { charactersOf, storiesOf, submissionsOf } from "../contents.ts";
import { LIMITS } from "../limits.ts";
import { currentPhase } from "../phases/index.ts";
import type { Character, Reaction, Room, Seat, Story, Submission, TextRef, Vote } from "../room.ts";
import { addCounts, type EmojiCounts, reactionsByPart } from "../scoring.ts";
import { gameStats, receivedByWriter } from "../stats.ts";
import { STATUS } from "../status.ts";
import type {
	ById,
	Game,
	OwnPlayer,
	PlayerData,
	PublicPlayer,
	WireCharacter,
	WireStory,
	WireSubmission,
} from "./state.ts";

/**
 * What the room itself does not hold: texts by their id in the database, and who is connected right
 * now.
 */
export interface Surroundings {
	text(id: number): string;
	/** A submission's content. */
	part(submission: number): string;
	prompt(id: number): string;
	connected(player: number): boolean;
	typing(player: number): boolean;
}

/** Stands where a censored part stood (gameplay.md section 9). */
export const CENSORED = "TEXT REMOVED";

/** `game` on the wire: the same for every viewer, so it is made and encoded once (protocol.md). */
export function gameView(room: Room, around: Surroundings): Game {
	const scored = room.status >= STATUS.preResults ? reactionsByPart(room) : null;
	const received = scored && receivedByWriter(room, scored);
	return {
		id: room.id,
		status: room.status,
		host_id: room.hostId,
		room_code: room.code,
		settings: room.settings,
		players: keyed(Object.values(room.seats), (seat) =>
			publicPlayer(seat, seat.id === room.hostId, around, received?.get(seat.id) ?? {}),
		),
		stories: keyed(storiesOf(room), (story) =>
			wireStory(
				room,
				story,
				around,
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
				? gameStats(room, scored, (ref) => named(ref, around))
				: null,
	};
}

/** `player` on the wire: the reader's own record, with what only they may see. */
export function playerView(room: Room, seat: Seat, around: Surroundings): OwnPlayer {
	const sight = currentPhase(room).view(room, seat);
	const own = ownedBy(room, seat.id);
	return {
		...publicPlayer(seat, seat.id === room.hostId, around, {}),
		characters: keyed(sight.characters, (character) => wireCharacter(character, around)),
		current_story: sight.story && wireStory(room, sight.story, around, sight.parts, null),
		current_submission: sight.submission && wireSubmission(room, sight.submission, around, seat.id),
		stories: keyed(sight.desk ?? [], (story) =>
			wireStory(room, story, around, submissionsOf(room, story.id), null),
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
 * Gathered once a state and not once a viewer, because a large room has thousands of reactions and
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

export const named = (ref: TextRef, around: Surroundings): string =>
	typeof ref === "string" ? ref : around.text(ref);

/**
 * Writers and captains stay unnamed until the results while hide_authors holds (rules.md
 * "Writing").
 */
const showsAuthors = (room: Room): boolean =>
	!room.settings.hide_authors || room.status >= STATUS.preResults;

/** A player as everybody sees them; `reactions` are those received, at results. */
export function publicPlayer(
	seat: Seat,
	vip: boolean,
	around: Pick<Surroundings, "connected" | "typing">,
	reactions: EmojiCounts,
): PublicPlayer {
	const data: PlayerData = {
		audience: seat.audience,
		points: seat.points,
		vip,
		connected: around.connected(seat.id),
		premium: seat.premium,
		reaction_index: seat.reactionIndex,
		reactions,
	};
	if (around.typing(seat.id)) data.typing = true;
	if (seat.gone) data.gone = true;
	return { id: seat.id, name: seat.name, status: seat.status, meta: seat.meta, data };
}

function wireCharacter(character: Character, around: Surroundings): WireCharacter {
	const { id, mature, locked, otp, stories, name } = character;
	return {
		id,
		name: named(name, around),
		selected: stories.length > 0,
		meta: { mature, locked, otp },
	};
}

function wireStory(
	room: Room,
	story: Story,
	around: Surroundings,
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
			(c) => wireCharacter(c, around),
		),
		submissions: keyed(parts, (part) => wireSubmission(room, part, around, null)),
		settings: { mature: story.mature },
		captain:
			captain && showsAuthors(room)
				? { id: captain.id, name: captain.name, meta: { sprite_id: captain.meta.sprite_id } }
				: null,
		meta: {
			title: story.title === null ? null : named(story.title, around),
			index: story.index,
			points: story.points,
			reactions,
			awards: story.awards.map((id) => room.awards[id]?.name ?? ""),
		},
	};
}

/** A part as `reader` sees it, or as everybody does with `reader` null. */
function wireSubmission(
	room: Room,
	part: Submission,
	around: Surroundings,
	reader: number | null,
): WireSubmission {
	const named = showsAuthors(room) || part.player === reader;
	const prompts = part.prompts.map((id) => around.prompt(id));
	return {
		id: part.id,
		index: part.index,
		player_id: named ? part.player : null,
		player: named ? (room.seats[part.player]?.name ?? null) : null,
		content: part.censored ? CENSORED : around.part(part.id),
		prompts: part.player === reader ? prompts.slice(0, LIMITS.prompts) : [],
		meta: {
			prompt: room.settings.forced_prompts ? (prompts[0] ?? null) : null,
			done: part.done,
			censored: part.censored,
			flagged: part.flagged,
		},
	};
}
