import { WIRE_LIMITS } from "./limits.ts";
import type { ById, WireStory, WireSubmission } from "./protocol.ts";
import type { Place } from "./withhold.ts";

/** Texts that travel in one message: neighbouring parts of one story. */
export interface Piece {
	story: WireStory;
	parts: WireSubmission[];
}

/** The piece that a part's text belongs to; null when the stories do not hold that part any more. */
export function pieceOf(stories: ById<WireStory>, part: number): Piece | null {
	const story = Object.values(stories).find(({ submissions }) => submissions[part]);
	if (!story) return null;
	let parts: WireSubmission[] = [];
	let length = 0;
	// Cut in the story's order whichever part is asked for, so that all viewers share the same pieces.
	for (const next of Object.values(story.submissions).sort((a, b) => a.index - b.index)) {
		if (parts.length > 0 && length + next.content.length > WIRE_LIMITS.pieceTexts) {
			if (parts.some(({ id }) => id === part)) break;
			parts = [];
			length = 0;
		}
		parts.push(next);
		length += next.content.length;
	}
	return { story, parts };
}

/** A piece as the JSON of a merge patch of `game` or `player`. */
export function pieceJson(place: Place, { story, parts }: Piece): string {
	const submissions = Object.fromEntries(parts.map(({ id, content }) => [id, { content, content_follows: null }]));
	return JSON.stringify(place === "front" ? { current_story: { submissions } } : { stories: { [story.id]: { submissions } } });
}

/** Pieces as they go out, kept for the other viewers of the room: all of them get the same ones at about the same time. */
export class EncodedPieces {
	private readonly kept = new Map<number, { contents: string[]; json: Buffer }>();
	private bytes = 0;

	/** The bytes of a piece of `game`, encoded again only when one of its texts has changed. */
	json(piece: Piece): Buffer {
		const key = piece.parts[0]?.id ?? 0;
		const contents = piece.parts.map(({ content }) => content);
		const known = this.kept.get(key);
		if (known && known.contents.length === contents.length && contents.every((content, i) => content === known.contents[i]))
			return known.json;
		if (known) this.drop(key, known.json);
		const json = Buffer.from(pieceJson("game", piece));
		this.kept.set(key, { contents, json });
		this.bytes += json.length;
		for (const [oldest, { json: old }] of this.kept) {
			if (this.bytes <= WIRE_LIMITS.encodedBytes || oldest === key) break;
			this.drop(oldest, old);
		}
		return json;
	}

	private drop(key: number, { length }: Buffer): void {
		this.kept.delete(key);
		this.bytes -= length;
	}
}

/** Ids of parts are unique among all rooms, so all rooms share the space. */
export const encodedPieces = new EncodedPieces();
