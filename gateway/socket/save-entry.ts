import type { Action } from "#game/actions.ts";
import type { EntryName } from "#game/names/entries.ts";
import { currentPhase } from "#game/phases/index.ts";
import { ENTRY_SINCE, isKnown } from "#game/schemas.ts";
import { DRAFT_BODIES, type DraftBody } from "#game/wire/bodies.ts";
import type { Db } from "../../db/connection.ts";
import {
	type EntryDraft,
	type EntryKey,
	entryWriter,
	isEntrySaved,
	replaceEntry,
} from "../../db/drafts/entries.ts";
import { engineNow } from "../engine/engine-time.ts";
import { countDraft } from "../metrics.ts";
import { type ErrorAnswer, type ErrorCode, refuse } from "../refusals.ts";
import type { OpenRoom } from "../room/open-room.ts";
import { sendTo } from "../room/viewer.ts";
import type { ActionWithTexts, ClientAction } from "./claim-check.ts";
import type { Connection } from "./connection.ts";
import { earlyRefusal } from "./early-refusal.ts";

/** A draft of an action as sent by a client, with a checked body. */
export type ClientDraft = { [A in EntryName]: { action: A; body: DraftBody<A> } }[EntryName];

/** The refusals of incomplete entries, which can nevertheless be saved. */
const INCOMPLETE: readonly (ErrorCode | undefined)[] = [
	"characterCount",
	"duplicate",
	"tooFewCharacters",
];

/**
 * Saves a player's unsubmitted entry; the room receives it when its phase ends. Acks a durable
 * save; returns the refusal, or null when there is none.
 */
export async function saveEntry(
	db: Db,
	room: OpenRoom,
	connection: Connection,
	id: string | undefined,
	sent: ClientDraft,
): Promise<ErrorAnswer | null> {
	// The client keeps a copy of the entries that such a room would lose.
	const { runsSchema } = room.live.room;
	const isUsed = runsSchema >= ENTRY_SINCE[sent.action];
	if (!isUsed || !isKnown(submitted(connection.player, sent), runsSchema)) return refuse("notNow");
	const key = keyOf(room, connection.player, sent);
	const body = JSON.stringify(sent.body);
	const entry = { ...key, body, connection: connection.connectionNumber };
	const refusal = refusalOf(room, connection.player, sent) ?? (await write(db, room, entry));
	// A client without an ack repeats a save, perhaps after the phase has ended.
	if (refusal && !(await isEntrySaved(db, key, body))) return refusal;
	if (id !== undefined) room.saved.add(connection.player, id);
	sendTo(connection, { ack: id ?? true });
	return null;
}

/** Replaces the player's saved entry with the submitted one, in case the phase ends first. */
export async function submitEntry(
	db: Db,
	room: OpenRoom,
	{ player, connectionNumber: connection }: Pick<Connection, "player" | "connectionNumber">,
	sent: ActionWithTexts,
): Promise<void> {
	if (!isEntry(sent)) return;
	await replaceEntry(db, keyOf(room, player, sent), {
		body: JSON.stringify(sent.body),
		connection,
	});
}

const isEntry = (sent: ClientAction): sent is Extract<ClientAction, { action: EntryName }> =>
	Object.hasOwn(DRAFT_BODIES, sent.action);

function keyOf(
	{ live }: OpenRoom,
	playerId: number,
	sent: ClientDraft | Extract<ClientAction, { action: EntryName }>,
): EntryKey {
	const storyId = sent.action === "story/react" ? sent.body.reaction.story_id : 0;
	return { playerId, stage: live.room.stage, action: sent.action, storyId };
}

async function write(
	db: Db,
	{ live }: OpenRoom,
	entry: Omit<EntryDraft, "gameId">,
): Promise<ErrorAnswer | null> {
	const outcome = await entryWriter(db).save({ ...entry, gameId: live.room.id });
	countDraft(outcome);
	return outcome === "closed" ? refuse("timeUp") : null;
}

/** Returns why an entry cannot count, by the rules for submitting it; null when it can. */
function refusalOf(
	{ live: { room }, dispatch }: OpenRoom,
	player: number,
	sent: ClientDraft,
): ErrorAnswer | null {
	const action = submitted(player, sent);
	const refusal = earlyRefusal(room, dispatch.pendingOf(player), action, engineNow());
	if (refusal && !INCOMPLETE.includes(refusal.code)) return refusal;
	const seat = room.seats[player];
	return seat && currentPhase(room).entries?.missing(room, seat) ? null : refuse("alreadyDone");
}

/** Returns the action as if it were submitted now. Equal names get the same placeholder id. */
function submitted(player: number, sent: ClientDraft): Extract<Action, { type: EntryName }> {
	const named = ({ characters }: DraftBody<"game/character">) => {
		const names = characters.map(({ name }) => name.trim());
		return names.flatMap((name, i) =>
			name === ""
				? []
				: [{ name: names.indexOf(name), mature: characters[i]?.meta?.mature ?? false }],
		);
	};
	switch (sent.action) {
		case "game/character":
			return { type: sent.action, player, body: { characters: named(sent.body) } };
		case "game/otpCharacter":
			return { type: sent.action, player, body: { characters: named(sent.body), mature: false } };
		case "story/create": {
			const { id: story, characters } = sent.body.story;
			return { type: sent.action, player, body: { story, characters, mature: false } };
		}
		case "story/title": {
			const { story, flagged_submissions: flagged = null } = sent.body;
			return { type: sent.action, player, body: { story: story.id, title: 0, flagged } };
		}
		case "story/react": {
			const { id, story_id: story, meta } = sent.body.reaction;
			const parts = meta.submission_reactions;
			return { type: sent.action, player, body: { reaction: id, story, parts } };
		}
	}
}
