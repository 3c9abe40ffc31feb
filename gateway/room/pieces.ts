import type { ById, WireStory, WireSubmission } from "#game/wire/state.ts";
import { WIRE_LIMITS } from "../limits.ts";
import type { Place } from "./withhold.ts";

/** Texts that travel in one message: neighbouring parts of one story. */
export interface Piece {
	story: WireStory;
	parts: WireSubmission[];
}

/**
 * The piece that a part's text belongs to; null when the stories do not hold that part any more.
 */
export function pieceOf(stories: ById<WireStory>, part: number): Piece | null {
	const story = Object.values(stories).find(({ submissions }) => submissions[part]);
	if (!story) return null;
	let parts: WireSubmission[] = [];
	let length = 0;
	// Cut in the story's order whichever part is asked for, so that all viewers share the same
	// pieces.
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
	const submissions = Object.fromEntries(
		parts.map(({ id, content }) => [id, { content, content_follows: null }]),
	);
	return JSON.stringify(
		place === "front"
			? { current_story: { submissions } }
			: { stories: { [story.id]: { submissions } } },
	);
}

interface Encoded {
	contents: string[];
	json: Buffer;
}

/**
 * Pieces as they go out, kept for the other viewers of the room: all of them get the same ones at
 * about the same time.
 */
class EncodedPieces {
	/** By the first part's id, which is unique among all rooms; the longest unused first. */
	private readonly kept = new Map<number, Encoded>();
	private bytes = 0;
	private idle: NodeJS.Timeout | null = null;

	/** The bytes of a piece of `game`, encoded again only when one of its texts has changed. */
	json(piece: Piece): Buffer {
		const key = piece.parts[0]?.id ?? 0;
		const known = this.kept.get(key);
		if (known) this.drop(key, known);
		const encoded = known && isOf(known, piece) ? known : encode(piece);
		this.kept.set(key, encoded);
		this.bytes += encoded.json.length;
		for (const [oldest, old] of this.kept) {
			if (this.bytes <= WIRE_LIMITS.encodedBytes) break;
			this.drop(oldest, old);
		}
		this.idle =
			this.idle?.refresh() ?? setTimeout(() => this.clear(), WIRE_LIMITS.encodedIdle).unref();
		return encoded.json;
	}

	private drop(key: number, { json }: Encoded): void {
		this.kept.delete(key);
		this.bytes -= json.length;
	}

	private clear(): void {
		this.kept.clear();
		this.bytes = 0;
	}
}

const encode = (piece: Piece): Encoded => ({
	contents: piece.parts.map(({ content }) => content),
	json: Buffer.from(pieceJson("game", piece)),
});

const isOf = ({ contents }: Encoded, { parts }: Piece): boolean =>
	contents.length === parts.length && parts.every(({ content }, i) => content === contents[i]);

/** One for the process, so that its bytes are bounded however many rooms there are. */
export const encodedPieces = new EncodedPieces();
