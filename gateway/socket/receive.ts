import { timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { takesSaves } from "#game/phases/write.ts";
import { WIRE_BODIES, type WireActionName } from "#game/wire/bodies.ts";
import { countWords } from "#game/words-count.ts";
import type { Db } from "../../db/connection.ts";
import { draftWriter } from "../../db/drafts.ts";
import { engineNow } from "../engine/engine-time.ts";
import { log } from "../log.ts";
import { countAction, countDraft } from "../metrics.ts";
import { type ErrorAnswer, refuse } from "../refusals.ts";
import type { OpenRoom } from "../room/rooms.ts";
import { refusalMessage, send, type Viewer } from "../room/viewer.ts";
import { type Sent, stow } from "./claim-check.ts";
import { refusedEarly } from "./early-refusal.ts";

/** Whom a connection speaks for, by its handshake. */
export interface Speaker extends Viewer {
	readonly game: number;
	/** The secret that the seat was verified with. */
	readonly secret: Buffer;
}

type Game = Pick<OpenRoom, "live" | "dispatch">;

const ActionId = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.actionIdLength));
const Envelope = v.looseObject({
	game_id: v.number(),
	player_id: v.number(),
	player_secret: v.string(),
	player_action: v.string(),
	id: v.optional(ActionId),
});
const Answerable = v.looseObject({ id: ActionId });

/** Handles one message of a connection; "unreadable" when it was not JSON of the wire's form. */
export async function receive(
	db: Db,
	room: OpenRoom,
	speaker: Speaker,
	text: string,
): Promise<"read" | "unreadable"> {
	let parsed: unknown;
	try {
		parsed = JSON.parse(text);
	} catch {
		send(speaker, refusalMessage(refuse("messageNotJson")));
		return "unreadable";
	}
	if (isResync(parsed)) {
		await room.live.resync(speaker);
		return "read";
	}
	const envelope = v.safeParse(Envelope, parsed);
	if (!envelope.success) {
		const refusal = refuse("badMessage", complaint(envelope.issues));
		send(speaker, refusalMessage(refusal, v.is(Answerable, parsed) ? parsed.id : undefined));
		return "unreadable";
	}
	const { game_id, player_id, player_secret, player_action, id, ...rest } = envelope.output;
	const sendRefusal = (refusal: ErrorAnswer) => send(speaker, refusalMessage(refusal, id));
	if (
		game_id !== speaker.game ||
		player_id !== speaker.player ||
		!sameSecret(speaker, player_secret)
	) {
		sendRefusal(refuse("foreignMessage"));
		return "read";
	}
	if (!isAction(player_action)) {
		sendRefusal(refuse("noSuchAction"));
		return "read";
	}
	const body = v.safeParse(WIRE_BODIES[player_action], rest);
	if (!body.success) {
		sendRefusal(refuse("badBody", complaint(body.issues)));
		return "read";
	}
	countAction(player_action);
	// The schema was chosen by the action's name, which the compiler cannot follow.
	const sent = { action: player_action, body: body.output } as Sent;
	try {
		const refusal = await act(db, room, speaker, id, sent);
		if (refusal) sendRefusal(refusal);
	} catch (error) {
		log.error({ err: error, game: speaker.game, action: player_action }, "an action failed");
		sendRefusal(refuse("failed"));
	}
	return "read";
}

/** Carries out an action; returns the refusal, or null when it is under way or acknowledged. */
async function act(
	db: Db,
	{ live, dispatch, saved }: OpenRoom,
	speaker: Speaker,
	id: string | undefined,
	sent: Sent,
): Promise<ErrorAnswer | null> {
	const { player } = speaker;
	if (id !== undefined && (live.room.seats[player]?.recent.includes(id) || saved.has(player, id))) {
		send(speaker, { ack: id });
		return null;
	}
	const stowed = await stow(db, live.room.id, sent, () => live.presence.successors());
	if ("refuse" in stowed) return stowed.refuse;
	const forRoom = sent.action !== "story/submit" || changesMore({ live, dispatch }, sent.body);
	if (forRoom) {
		const refusal = refusedEarly(
			live.room,
			dispatch.pendingOf(player),
			{ ...stowed, player, id },
			engineNow(),
		);
		if (refusal) return refusal;
	}
	if (sent.action === "story/submit") {
		const refusal = await saveDraft(db, { live, dispatch }, speaker, sent.body.submission, forRoom);
		if (refusal) return refusal;
	}
	if (forRoom) {
		if (!dispatch.spend(player)) return refuse("tooManyActions");
		dispatch.send(stowed.type, player, id, stowed.body);
		return null;
	}
	if (id !== undefined) saved.add(player, id);
	send(speaker, { ack: id ?? true });
	return null;
}

/** Stores the text of a running part; acknowledged means committed. */
async function saveDraft(
	db: Db,
	{ live, dispatch }: Game,
	speaker: Speaker,
	draft: { id: number; content: string },
	hurry: boolean,
): Promise<ErrorAnswer | null> {
	const part = live.room.submissions[draft.id];
	if (!part) return refuse("noSuchPart");
	if (part.player !== speaker.player) return refuse("notYourPart");
	if (!takesSaves(live.room, part, engineNow()) && (part.closed || dispatch.settled))
		return refuse("timeUp");
	const { id, content } = draft;
	const outcome = await draftWriter(db).save(
		{ submissionId: id, gameId: live.room.id, content, words: countWords(content) },
		hurry,
	);
	countDraft(outcome);
	if (outcome === "closed") return refuse("timeUp");
	live.presence.typed(speaker.player);
	return null;
}

/** Whether a submit says more than its text: only then the engine has to know. */
function changesMore(
	{ live, dispatch }: Game,
	body: Extract<Sent, { action: "story/submit" }>["body"],
): boolean {
	const { submission, done_submission, flagged_submissions } = body;
	if (flagged_submissions !== undefined) return true;
	if (done_submission === undefined) return false;
	return !dispatch.settled || live.room.submissions[submission.id]?.done !== done_submission;
}

const isResync = (message: unknown) =>
	typeof message === "object" && message !== null && "resync" in message && message.resync === true;

const isAction = (name: string): name is WireActionName => Object.hasOwn(WIRE_BODIES, name);

/**
 * Compared in constant time; the length alone may be told, it is the same for all secrets that the
 * server makes.
 */
function sameSecret({ secret: own }: Speaker, sent: string): boolean {
	const given = Buffer.from(sent);
	return given.length === own.length && timingSafeEqual(given, own);
}

/** The first thing that is wrong, with its place in the message. */
function complaint(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
	const [issue] = issues;
	const path = v.getDotPath(issue);
	if (issue.expected === "never") return `${path} is not known here`;
	// A schema's own message says what to do; valibot's quotes the value, which may be a player's
	// text.
	const own = issue.message.startsWith("Invalid")
		? `expected ${issue.expected ?? "something else"}`
		: issue.message;
	return path ? `${path}: ${own}` : own;
}
