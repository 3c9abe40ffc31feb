import { timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import type { EntryName } from "#game/names/entries.ts";
import { DRAFT_BODIES, WIRE_BODIES, type WireActionName } from "#game/wire/bodies.ts";
import type { Spark } from "#game/wire/sparks.ts";
import type { Db } from "../../db/connection.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { countAction } from "../metrics.ts";
import { type ErrorAnswer, refuse, refuseBody } from "../refusals.ts";
import type { OpenRoom } from "../room/open-room.ts";
import { refusalMessage, sendTo } from "../room/viewer.ts";
import { sparkOf } from "../sparks/read-spark.ts";
import type { ClientAction } from "./claim-check.ts";
import { type Connection, countUnreadable } from "./connection.ts";
import { performAction } from "./perform-action.ts";
import { type ClientDraft, saveEntry } from "./save-entry.ts";
import { submitPart } from "./submit-part.ts";

/** A message of a client, read and checked. */
type Message =
	| { kind: "resync" }
	| { kind: "spark"; spark: Spark }
	| { kind: "action"; id: string | undefined; sent: ClientAction }
	| { kind: "draft"; id: string | undefined; sent: ClientDraft }
	/** "unreadable" when it is not JSON in the wire's form. */
	| { kind: "refused" | "unreadable"; refusal: ErrorAnswer; id?: string | undefined };

const ActionId = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.actionIdLength));
const Envelope = v.looseObject({
	game_id: v.number(),
	player_id: v.number(),
	player_secret: v.string(),
	player_action: v.string(),
	id: v.optional(ActionId),
});
const Answerable = v.looseObject({ id: ActionId });

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/** Reads a message of a connection and passes it to the responsible file. Never rejects. */
export async function readMessage(
	db: Db,
	room: OpenRoom,
	connection: Connection,
	text: string,
): Promise<void> {
	try {
		const message = parse(connection, text);
		if (message.kind === "resync") await room.live.resync(connection);
		else if (message.kind === "spark") room.sparks.take(connection.player, message.spark);
		else if (message.kind === "action" || message.kind === "draft")
			await carryOut(db, room, connection, message);
		else {
			sendTo(connection, refusalMessage(message.refusal, message.id));
			if (message.kind === "unreadable") countUnreadable(connection);
		}
	} catch (error) {
		if (logThrottle.allows(`message ${connection.game}`))
			log.error({ err: error, game: connection.game }, "cannot answer a message");
	}
}

function parse(connection: Connection, text: string): Message {
	let parsed: unknown;
	try {
		parsed = JSON.parse(text);
	} catch {
		return { kind: "unreadable", refusal: refuse("messageNotJson") };
	}
	if (isResync(parsed)) return { kind: "resync" };
	if (connection.screen !== null) return { kind: "refused", refusal: refuse("screensWatch") };
	if (isSpark(parsed)) {
		const spark = sparkOf(parsed);
		if (spark) return { kind: "spark", spark };
		return { kind: "unreadable", refusal: refuse("badMessage", BAD_SPARK) };
	}
	const envelope = v.safeParse(Envelope, parsed);
	if (!envelope.success) {
		const refusal = refuse("badMessage", complaint(envelope.issues));
		return { kind: "unreadable", refusal, id: v.is(Answerable, parsed) ? parsed.id : undefined };
	}
	const { game_id, player_id, player_secret, player_action, id, ...rest } = envelope.output;
	const refused = (refusal: ErrorAnswer): Message => ({ kind: "refused", refusal, id });
	if (
		game_id !== connection.game ||
		player_id !== connection.player ||
		!sameSecret(connection, player_secret)
	)
		return refused(refuse("foreignMessage"));
	if (!isAction(player_action)) return refused(refuse("noSuchAction"));
	if (player_action !== "story/submit" && text.length > WIRE_LIMITS.messageLength)
		return {
			kind: "unreadable",
			refusal: refuse("messageTooLong", WIRE_LIMITS.messageLength),
			id,
		};
	const { draft, ...entered } = rest;
	if (draft === true && isEntry(player_action)) {
		const body = v.safeParse(DRAFT_BODIES[player_action], entered);
		if (!body.success) return refused(refuseBody(body.issues[0], complaint(body.issues)));
		// The action's name selects the schema, which the compiler cannot follow.
		return { kind: "draft", id, sent: { action: player_action, body: body.output } as ClientDraft };
	}
	const body = v.safeParse(WIRE_BODIES[player_action], rest);
	if (!body.success) return refused(refuseBody(body.issues[0], complaint(body.issues)));
	// The action's name selects the schema, which the compiler cannot follow.
	const sent = { action: player_action, body: body.output } as ClientAction;
	return { kind: "action", id, sent };
}

/** Carries out an action. Sends the ack or the refusal, unless the room replies to the action. */
async function carryOut(
	db: Db,
	room: OpenRoom,
	connection: Connection,
	{ kind, id, sent }: Extract<Message, { kind: "action" | "draft" }>,
): Promise<void> {
	const received = performance.now();
	countAction(sent.action);
	try {
		if (id !== undefined && isRepeated(room, connection.player, id)) {
			sendTo(connection, { ack: id });
			return;
		}
		const refusal =
			kind === "draft"
				? await saveEntry(db, room, connection, id, sent)
				: sent.action === "story/submit"
					? await submitPart(db, room, connection, id, sent.body, received)
					: await performAction(db, room, connection, id, sent, received);
		if (refusal) sendTo(connection, refusalMessage(refusal, id));
	} catch (error) {
		if (logThrottle.allows(`action ${connection.game}`))
			log.error(
				{ err: error, game: connection.game, action: sent.action },
				"cannot carry out an action",
			);
		sendTo(connection, refusalMessage(refuse("failed"), id));
	}
}

/** Returns whether the room has handled, or this process has saved, a message with this id. */
const isRepeated = ({ live, saved }: OpenRoom, player: number, id: string): boolean =>
	live.room.seats[player]?.recent.includes(id) || saved.has(player, id);

/** The complaint about a spark that the protocol does not allow. */
const BAD_SPARK =
	"A spark needs a known kind, a player if it is aimed, and no other key than emoji";

const isResync = (message: unknown) =>
	typeof message === "object" && message !== null && "resync" in message && message.resync === true;

const isSpark = (message: unknown): message is object =>
	typeof message === "object" && message !== null && "spark" in message;

const isEntry = (name: string): name is EntryName => Object.hasOwn(DRAFT_BODIES, name);

const isAction = (name: string): name is WireActionName => Object.hasOwn(WIRE_BODIES, name);

/** Compares secrets in constant time. All secrets of the server have the same length. */
function sameSecret({ secret }: Connection, sent: string): boolean {
	const given = Buffer.from(sent);
	return given.length === secret.length && timingSafeEqual(given, secret);
}

/** Returns a description of the first issue, with its path in the message. */
function complaint(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
	const [issue] = issues;
	const path = v.getDotPath(issue);
	if (issue.expected === "never") return `${path} is not known here`;
	// A schema's own message explains the rule. Valibot's messages quote the value, which may be a
	// player's text.
	const own = issue.message.startsWith("Invalid")
		? `expected ${issue.expected ?? "something else"}`
		: issue.message;
	return path ? `${path}: ${own}` : own;
}
