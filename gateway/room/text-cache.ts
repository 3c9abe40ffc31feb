import type { Room, TextRef } from "#game/room.ts";
import type { Db } from "../../db/connection.ts";
import { readParts } from "../../db/parts.ts";
import { readPrompts } from "../../db/prompts.ts";
import { readTexts } from "../../db/texts.ts";

/**
 * The texts of one room that its views show, read once: names, titles, prompts and closed parts
 * never change.
 */
export class Library {
	readonly texts = new Map<number, string>();
	readonly prompts = new Map<number, string>();
	readonly parts = new Map<number, string>();

	/** Ids that the room refers to and the library does not hold; null when it holds all. */
	missing(room: Room): { texts: number[]; prompts: number[]; parts: number[] } | null {
		const texts = new Set<number>();
		const prompts = new Set<number>();
		const parts: number[] = [];
		const need = (ref: TextRef | null) =>
			typeof ref === "number" && !this.texts.has(ref) && texts.add(ref);
		for (const { name } of Object.values(room.characters)) need(name);
		for (const { title } of Object.values(room.stories)) need(title);
		for (const part of Object.values(room.submissions)) {
			if (part.closed && !this.parts.has(part.id)) parts.push(part.id);
			for (const id of part.prompts) if (!this.prompts.has(id)) prompts.add(id);
		}
		return texts.size + prompts.size + parts.length === 0
			? null
			: { texts: [...texts], prompts: [...prompts], parts };
	}

	/**
	 * Reads what is missing; a text that is gone (its room was removed meanwhile) stands as empty.
	 */
	async fetch(db: Db, ids: { texts: number[]; prompts: number[]; parts: number[] }): Promise<void> {
		const [texts, prompts, parts] = await Promise.all([
			readTexts(db, ids.texts),
			readPrompts(db, ids.prompts),
			readInTurns(db, ids.parts),
		]);
		for (const id of ids.texts) this.texts.set(id, texts.get(id) ?? "");
		for (const id of ids.prompts) this.prompts.set(id, prompts.get(id) ?? "");
		for (const id of ids.parts) this.parts.set(id, parts.get(id) ?? "");
	}
}

/**
 * Parts of one query: at most 2 MB of text, so that rooms of 27 MB are read with the event loop
 * free in between.
 */
const PARTS_AT_ONCE = 50;

async function readInTurns(db: Db, ids: number[]): Promise<Map<number, string>> {
	const parts = new Map<number, string>();
	for (let from = 0; from < ids.length; from += PARTS_AT_ONCE) {
		for (const [id, content] of await readParts(db, ids.slice(from, from + PARTS_AT_ONCE)))
			parts.set(id, content);
	}
	return parts;
}
