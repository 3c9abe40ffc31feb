import type { Bodies } from "#game/actions.ts";
import { countWords } from "#game/lines/words-count.ts";
import { takesSaves } from "#game/phases/write.ts";
import type { WireBody } from "#game/wire/bodies.ts";
import type { Db } from "../../db/connection.ts";
import { draftWriter } from "../../db/drafts/part-drafts.ts";
import { readParts } from "../../db/parts.ts";
import { engineNow } from "../engine/engine-time.ts";
import { countDraft } from "../metrics.ts";
import { type ErrorAnswer, isTooLate, refuse } from "../refusals.ts";
import type { OpenRoom } from "../room/open-room.ts";
import { sendTo } from "../room/viewer.ts";
import type { Connection } from "./connection.ts";
import { earlyRefusal } from "./early-refusal.ts";

/**
 * Carries out a `story/submit`: saves the text, and sends the room an action when more than the
 * text changes. Acks the other saves; returns the refusal, or null when there is none. A text
 * stored in time counts even if the done mark and flags are too late. `received` is the monotonic ms
 * of its arrival.
 */
export async function submitPart(
	db: Db,
	room: OpenRoom,
	connection: Connection,
	id: string | undefined,
	message: WireBody<"story/submit">,
	received: number,
): Promise<ErrorAnswer | null> {
	const { live, dispatch, saved } = room;
	const { player } = connection;
	const { submission, done_submission: done = null, flagged_submissions: flagged = null } = message;
	const { shown_prompts: shown = 0 } = message;
	const body = { submission: submission.id, done, flagged, shown };
	// Its text is already stored, and a later save may have replaced it. The ack is sent with the
	// room's reply.
	if (id !== undefined && dispatch.isUnanswered(player, id)) return null;
	let forRoom = changesMoreThanText(room, body);
	if (forRoom) {
		const refusal = earlyRefusal(
			live.room,
			dispatch.pendingOf(player),
			{ type: "story/submit", player, id, body },
			engineNow(),
		);
		if (refusal && !isTooLate(refusal.code)) return refusal;
		forRoom = refusal === null;
	}
	const refusal = await saveDraft(db, room, connection, submission, forRoom);
	if (refusal) return refusal;
	if (forRoom) {
		if (!dispatch.spend(player)) return refuse("tooManyActions");
		dispatch.send("story/submit", player, id, body, received);
		return null;
	}
	if (id !== undefined) saved.add(player, id);
	sendTo(connection, { ack: id ?? true });
	return null;
}

/** Returns whether the room needs a submit, because more than its text changes. */
function changesMoreThanText(
	{ live, dispatch }: OpenRoom,
	{ submission, done, flagged, shown = 0 }: Bodies["story/submit"],
): boolean {
	if (flagged !== null) return true;
	if (shown > (live.room.submissions[submission]?.shown ?? 0)) return true;
	if (done === null) return false;
	return !dispatch.settled || live.room.submissions[submission]?.done !== done;
}

/** Stores the text of a running part; resolves when it is durable. Returns the refusal or null. */
async function saveDraft(
	db: Db,
	{ live, dispatch }: OpenRoom,
	{ player, connectionNumber }: Connection,
	{ id, content }: { id: number; content: string },
	hurry: boolean,
): Promise<ErrorAnswer | null> {
	const part = live.room.submissions[id];
	if (!part) return refuse("noSuchPart");
	if (part.player !== player)
		return refuse(live.room.seats[player]?.audience ? "playersOnly" : "notYourPart");
	if (!takesSaves(live.room, part, engineNow()) && (part.closed || dispatch.settled))
		return (await isSaved(db, id, content)) ? null : refuse("timeUp");
	const outcome = await draftWriter(db).save(
		{
			...{ submissionId: id, gameId: live.room.id },
			...{ content, words: countWords(content), connection: connectionNumber },
		},
		hurry,
	);
	countDraft(outcome);
	if (outcome === "closed") return (await isSaved(db, id, content)) ? null : refuse("timeUp");
	live.presence.setTyping(player);
	return null;
}

/** Returns whether a part has exactly this text. A client without an ack repeats its last save. */
const isSaved = async (db: Db, id: number, content: string): Promise<boolean> =>
	(await readParts(db, [id])).get(id) === content;
