import { linesOf } from "#game/lines/part-lines.ts";
import type { PartLines } from "#game/lines/texts.ts";
import type { Room, TextRef } from "#game/room.ts";
import type { Db } from "../../../db/connection.ts";
import { readCovers } from "../../../db/covers.ts";
import { readParts } from "../../../db/parts.ts";
import { readPrompts } from "../../../db/prompts.ts";
import { readTexts } from "../../../db/texts.ts";
import { log } from "../../log.ts";
import { eachInSlices } from "./time-slices.ts";

/** The ids of the texts that are missing. */
interface Missing {
	texts: number[];
	prompts: number[];
	parts: number[];
	covers: string[];
}

/**
 * The texts in a room's views. Each is read once, because names, titles, prompts and closed parts
 * never change.
 */
export class TextCache {
	readonly texts = new Map<number, string>();
	readonly prompts = new Map<number, string>();
	readonly parts = new Map<number, string>();
	readonly covers = new Map<string, string>();
	/**
	 * Computed in slices when the parts are read, because the lines of a game of the largest kind
	 * take half a second.
	 */
	readonly lines = new Map<number, PartLines>();

	/** Returns the ids in the room that are missing in the cache; null when there are none. */
	missing(room: Room): Missing | null {
		const texts = new Set<number>();
		const prompts = new Set<number>();
		const parts: number[] = [];
		const covers: string[] = [];
		const add = (ref: TextRef | null) =>
			typeof ref === "number" && !this.texts.has(ref) && texts.add(ref);
		for (const { name } of Object.values(room.characters)) add(name);
		for (const { title, cover } of Object.values(room.stories)) {
			add(title);
			if (cover !== null && !this.covers.has(cover)) covers.push(cover);
		}
		const { sequel } = room;
		add(sequel?.title ?? null);
		for (const { name } of sequel?.cast ?? []) add(name);
		if (sequel && !this.parts.has(sequel.part)) parts.push(sequel.part);
		for (const part of Object.values(room.submissions)) {
			if (part.closed && !this.parts.has(part.id)) parts.push(part.id);
			for (const id of part.prompts) if (!this.prompts.has(id)) prompts.add(id);
		}
		return texts.size + prompts.size + parts.length + covers.length === 0
			? null
			: { texts: [...texts], prompts: [...prompts], parts, covers };
	}

	/** Reads missing texts. A text that was removed with its room becomes empty. */
	async fetch(db: Db, ids: Missing): Promise<void> {
		const [texts, prompts, parts, covers] = await Promise.all([
			readTexts(db, ids.texts),
			readPrompts(db, ids.prompts),
			readInBatches(db, ids.parts),
			readCovers(db, ids.covers),
		]);
		await eachInSlices(ids.parts, (id) => this.lines.set(id, linesIn(id, parts.get(id) ?? "")));
		for (const id of ids.texts) this.texts.set(id, texts.get(id) ?? "");
		for (const id of ids.prompts) this.prompts.set(id, prompts.get(id) ?? "");
		for (const id of ids.covers) this.covers.set(id, covers.get(id) ?? "");
		for (const id of ids.parts) this.parts.set(id, parts.get(id) ?? "");
	}
}

/** Returns the lines of a part. Without them its room goes on, and nobody can mark a line of it. */
function linesIn(id: number, text: string): PartLines {
	try {
		return linesOf(text);
	} catch (error) {
		// Its message may quote the text.
		log.error({ part: id, name: error instanceof Error && error.name }, "a part has no lines");
		return { ends: new Uint32Array(), short: null };
	}
}

/**
 * At most 2 MB of text, so that the event loop is free between the queries of a room of 27 MB.
 */
const PARTS_PER_QUERY = 50;

async function readInBatches(db: Db, ids: number[]): Promise<Map<number, string>> {
	const parts = new Map<number, string>();
	for (let from = 0; from < ids.length; from += PARTS_PER_QUERY) {
		for (const [id, content] of await readParts(db, ids.slice(from, from + PARTS_PER_QUERY)))
			parts.set(id, content);
	}
	return parts;
}
