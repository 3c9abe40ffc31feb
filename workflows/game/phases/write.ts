import { openGiven } from "../beginning/beginning.ts";
import { LIMITS } from "../limits.ts";
import { modeOf } from "../modes/index.ts";
import { callLast } from "../pause.ts";
import { refuse } from "../refusals.ts";
import { dealPart, extraReadingMs, passOn, visibleBefore } from "../ring.ts";
import type { Room, Submission, Turn } from "../room.ts";
import { activePlayers, openParts, runningSubmissions } from "../selectors.ts";
import { swapPrompt } from "../settings/prompts.ts";
import { countMissed } from "../slow/sleepers.ts";
import { isSlow, outsideQuietHours, partTime, slowEnd } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import { setFlags } from "./moderation.ts";
import { allWait, type Handler, NO_SIGHT, type Phase, setLimit, setStatuses } from "./phase.ts";

const submit: Handler<"story/submit"> = (room, seat, body, turn) => {
	const part = room.submissions[body.submission];
	if (!part) return refuse("noSuchPart");
	if (part.player !== seat.id) return refuse("notYourPart");
	if (!takesSaves(room, part, turn.now)) return refuse("timeUp");
	const refused = setFlags(room, seat, visibleBefore(room, part), body.flagged);
	if (refused) return refused;
	if (body.done !== null && body.done !== part.done) {
		part.done = body.done;
		// Only where it is shown: what depends on the clock cannot be shown early (shown-room.ts).
		if (isSlow(room)) part.handedAt = part.done ? turn.now : null;
	}
	part.shown = Math.max(part.shown, Math.min(body.shown ?? 0, part.prompts.length));
	// Also during the intro, which has a different status.
	seat.status = mine(room, seat.id).every(({ done }) => done) ? STATUS.postStoryWrite : room.status;
	return null;
};

const swap: Handler<"prompt/swap"> = (room, seat, body, turn) => {
	const part = room.submissions[body.submission];
	if (!part) return refuse("noSuchPart");
	if (part.player !== seat.id) return refuse("notYourPart");
	if (!takesSaves(room, part, turn.now)) return refuse("timeUp");
	return swapPrompt(room, part, body.prompt);
};

/**
 * The intro and the writing, part after part. Drafts close after each part; after the last one the
 * room shows that it is preparing the titles.
 */
export const write: Phase = {
	name: "write",
	status: STATUS.preStoryWrite,
	waiting: STATUS.postStoryWrite,
	audienceWaits: true,
	revisable: ["story/submit"],
	on: { "story/submit": submit, "prompt/swap": swap },
	powers: {
		skip_submission: (room, _value, turn) => {
			if (room.status !== STATUS.storyWrite || activePlayers(room).length < 2)
				return refuse("notNow");
			callLast(room, turn);
			return null;
		},
	},
	begin(room, turn) {
		openGiven(room, turn);
		beginPart(room, turn, 0);
	},
	done: (room) => room.status === STATUS.storyWrite && allWait(room, STATUS.postStoryWrite),
	end(room, _turn, effects) {
		if (room.status === STATUS.preStoryWrite) {
			beginWriting(room);
			return "stay";
		}
		// The last part of a slow game may still be passed on.
		const isLast = nextPart(room) === room.settings.num_switches && !isSlow(room);
		const status = isLast ? STATUS.preStoryTitle : STATUS.storyWrite;
		setStatuses(room, status, STATUS.postStoryWrite);
		for (const seat of activePlayers(room)) seat.status = STATUS.postStoryWrite;
		room.awaiting = "closeParts";
		effects.push({
			name: "closeParts",
			game: room.id,
			submissions: openParts(room).map(({ id }) => id),
		});
		return "stay";
	},
	outcome(room, turn, words) {
		const ended = openParts(room);
		for (const part of ended) {
			part.closed = true;
			part.done = true;
			part.words = words[part.id] ?? 0;
		}
		if (isSlow(room)) {
			countMissed(room, ended);
			const passed = passOn(room, ended);
			if (passed.length > 0) {
				writePassed(room, turn, passed);
				return "stay";
			}
		}
		const next = nextPart(room);
		if (next < room.settings.num_switches) {
			beginPart(room, turn, next);
			return "stay";
		}
		room.part = null;
		room.readingStart = null;
		return "leave";
	},
	view(room, seat) {
		const parts = mine(room, seat.id);
		const part = parts.find(({ done }) => !done) ?? parts.at(-1);
		if (!part) return NO_SIGHT;
		return {
			...NO_SIGHT,
			story: room.stories[part.story] ?? null,
			parts: visibleBefore(room, part),
			submission: part,
		};
	},
};

const nextPart = (room: Room): number => (room.part ?? 0) + 1;

/**
 * Returns a player's running parts: one, or more after another player left. Their screen shows the
 * first one that is not done.
 */
const mine = (room: Room, player: number): Submission[] =>
	runningSubmissions(room).filter((part) => part.player === player);

/**
 * Returns whether a save or a done is accepted: from the intro until five seconds after the
 * writer's time (docs/game.md "Writing").
 */
export const takesSaves = (room: Room, part: Submission, now: number): boolean =>
	!part.closed &&
	room.awaiting === null &&
	part.index === room.part &&
	(part.end === null || room.pause !== null || now <= part.end + LIMITS.grace);

function beginPart(room: Room, turn: Turn, part: number): void {
	room.part = part;
	room.lastCall = false;
	room.pause = null;
	dealPart(room, part);
	setStatuses(room, STATUS.preStoryWrite, STATUS.postStoryWrite);
	const start = turn.now + modeOf(room).introMs(room);
	room.readingStart = start;
	room.deadline = start;
	let last: number | null = null;
	for (const submission of runningSubmissions(room)) {
		submission.end = endOf(room, submission, start);
		if (submission.end !== null) last = Math.max(last ?? 0, submission.end);
	}
	room.countdown = { limit: last, hard_limit: last === null ? null : last + LIMITS.grace };
}

/** Returns when the time for a part that begins at `start` ends, in epoch ms; null without a timer. */
function endOf(room: Room, part: Submission, start: number): number | null {
	if (isSlow(room)) return outsideQuietHours(room, start + partTime(room));
	const { write_duration } = room.settings;
	return write_duration === 0 ? null : start + extraReadingMs(room, part) + write_duration * 1000;
}

function beginWriting(room: Room): void {
	setStatuses(room, STATUS.storyWrite, STATUS.postStoryWrite);
	for (const seat of activePlayers(room)) {
		if (mine(room, seat.id).every(({ done }) => done)) seat.status = STATUS.postStoryWrite;
	}
	room.deadline = room.countdown.hard_limit;
}

/** Lets the next writers write the parts that were left empty, while the others wait. */
function writePassed(room: Room, turn: Turn, passed: readonly Submission[]): void {
	const end = slowEnd(room, turn, partTime(room, true));
	for (const part of passed) part.end = end;
	room.lastCall = false;
	room.pause = null;
	setLimit(room, end);
	beginWriting(room);
}
