import { currentPhase } from "#game/phases/index.ts";
import type { Room } from "#game/room.ts";
import type { ViewContext } from "#game/view/view.ts";
import type { Db } from "../../../db/connection.ts";
import { readEntries } from "../../../db/drafts/entries.ts";
import { readParts } from "../../../db/parts.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { log } from "../../log.ts";
import { LogThrottle } from "../../log-throttle.ts";
import type { LastChanges } from "../last-changes.ts";
import type { Presence } from "../presence.ts";
import type { Viewer } from "../viewer.ts";
import { TextCache } from "./text-cache.ts";
import { inSlice } from "./time-slices.ts";

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/** Reads the texts of one room from the database for its views. */
export class ViewTexts {
	/** The read in progress. */
	reading: Promise<void> | null = null;
	private readonly cache = new TextCache();
	private readonly db: Db;

	constructor(db: Db) {
		this.db = db;
	}

	/**
	 * Starts to read the texts missing in the views of this state, and calls `done` afterwards, also
	 * after a failure. Returns false when none are missing.
	 */
	readMissing(room: Room, done: () => void): boolean {
		const missing = this.cache.missing(room);
		if (!missing) return false;
		this.reading = this.cache
			.fetch(this.db, missing)
			.catch((error) => {
				if (logThrottle.allows(`texts ${room.id}`))
					log.error({ err: error, game: room.id }, "cannot read the texts of a room");
				return new Promise((resolve) => setTimeout(resolve, WIRE_LIMITS.readingPause).unref());
			})
			.then(() => {
				this.reading = null;
				done();
			});
		return true;
	}

	/**
	 * Does work in a slice of the event loop in which no texts are being read. The connections of a
	 * room ask together, and a snapshot of the largest game takes several ms.
	 */
	async inSlice(work: () => void): Promise<void> {
		for (let done = false; !done; ) {
			while (this.reading) await this.reading;
			done = await inSlice(() => {
				if (this.reading) return false;
				work();
				return true;
			});
		}
	}

	/** Returns the running part of a player with its saved text; null when there is none. */
	private async readDraft(room: Room, player: number): Promise<Viewer["draft"]> {
		const seat = room.seats[player];
		const part = seat && currentPhase(room).view(room, seat).submission;
		if (!part || part.closed) return null;
		return {
			submission: part.id,
			content: (await readParts(this.db, [part.id])).get(part.id) ?? "",
		};
	}

	/** Reads a player's saves: the text of their running part, and their entries. */
	async readSaved(room: Room, viewer: Viewer): Promise<void> {
		if (viewer.screen !== null) return;
		viewer.draft = await this.readDraft(room, viewer.player);
		viewer.entered = await this.readEntered(room, viewer.player);
	}

	private async readEntered(room: Room, player: number): Promise<Viewer["entered"]> {
		const { stage } = room;
		const seat = room.seats[player];
		if (!seat || !currentPhase(room).entries?.missing(room, seat)) return null;
		const drafts: Record<string, unknown> = {};
		const reactions: Record<number, unknown> = {};
		for (const { action, storyId, body } of await readEntries(this.db, [player], stage)) {
			if (storyId === 0) drafts[action] = JSON.parse(body);
			else drafts[action] = Object.assign(reactions, { [storyId]: JSON.parse(body) });
		}
		return { stage, drafts }; // the bodies were checked against the schemas of their actions
	}

	/**
	 * Returns the data of a view besides the room's state; without a viewer (null), the data for all.
	 */
	context(presence: Presence, changes: LastChanges, viewer: Viewer | null): ViewContext {
		const { draft = null, entered = null } = viewer ?? {};
		const { texts, prompts, parts, lines, covers } = this.cache;
		return {
			text: (id) => texts.get(id) ?? "",
			prompt: (id) => prompts.get(id) ?? "",
			drafts: (stage) => (entered?.stage === stage ? entered.drafts : {}),
			part: (id) => parts.get(id) ?? (draft?.submission === id ? draft.content : ""),
			lines: (id) => lines.get(id),
			cover: (id) => covers.get(id) ?? "",
			connected: (player) => presence.connected(player),
			typing: (player) => presence.typing(player),
			screens: (quiet) => presence.screens(quiet),
			since: (player) => changes.since(player),
		};
	}
}
