import { shownNames } from "../names/namesakes.ts";
import { currentPhase } from "../phases/index.ts";
import { extraReadingMs, writersTime } from "../ring.ts";
import type { Room, Seat } from "../room.ts";
import { ownedBy } from "../seats/owned.ts";
import { audienceOf, storiesOf } from "../selectors.ts";
import { STATUS } from "../status.ts";
import type { Drafts, Game, OwnPlayer } from "../wire/state.ts";
import { partsOf } from "./by-story.ts";
import type { FeatureContext } from "./features/feature.ts";
import { featuresOfGame, featuresOfPlayer } from "./features/index.ts";
import { shownByPart, shownByWriter } from "./received.ts";
import { type Connections, progressIn, publicPlayer } from "./view-players.ts";
import {
	countedFlags,
	keyed,
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
export interface ViewContext extends FeatureContext, Connections {
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
	const byWriter = shownByWriter(room);
	const byPart = shownByPart(room);
	const progress = progressIn(room);
	return {
		id: room.id,
		status: room.status,
		host_id: room.hostId,
		room_code: room.code,
		settings: room.settings,
		players: keyed(Object.values(room.seats), (seat) =>
			publicPlayer(seat, seat.id === room.hostId, context, {
				name: shownNames(room).get(seat.id) ?? seat.name,
				reactions: byWriter?.get(seat.id),
				...progress(seat),
			}),
		),
		stories: keyed(storiesOf(room), (story) =>
			publicStory(
				room,
				story,
				room.status >= STATUS.preVoting ? partsOf(room, story.id) : [],
				byPart,
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
		hurry_at: room.hurryAt,
		extra: extraView(room, context),
		...featuresOfGame(room, context),
	};
}

function extraView(room: Room, context: ViewContext): Game["extra"] {
	const quiet = context.screens?.(true) ?? 0;
	return {
		num_audience: audienceOf(room).length,
		num_screens: context.screens?.() ?? 0,
		...(quiet > 0 && { num_quiet_screens: quiet }),
		language: room.settings.language,
	};
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
			reactions: shownByWriter(room)?.get(seat.id),
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
		drafts: phase.entries?.missing(room, seat) ? (context.drafts?.(room.stage) ?? {}) : {},
		own_submissions: own.parts.map(({ id }) => id),
		own_stories: storiesOf(room)
			.filter(({ captain }) => captain === seat.id)
			.map(({ id }) => id),
		...featuresOfPlayer(room, seat),
	};
}
