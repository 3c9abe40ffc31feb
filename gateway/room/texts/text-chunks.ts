import type { ById, WireStory, WireSubmission } from "#game/wire/state.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import type { TextPlace } from "./deferred-texts.ts";

/** The texts of one message: neighbouring parts of one story. */
export interface TextChunk {
	story: WireStory;
	parts: WireSubmission[];
}

/** Returns the chunk with a part's text; null when the stories do not contain the part. */
export function textChunk(stories: ById<WireStory>, part: number): TextChunk | null {
	const story = Object.values(stories).find(({ submissions }) => submissions[part]);
	if (!story) return null;
	let parts: WireSubmission[] = [];
	let length = 0;
	// Always cut in the story's order, so that all viewers share the same chunks.
	for (const next of Object.values(story.submissions).sort((a, b) => a.index - b.index)) {
		if (parts.length > 0 && length + next.content.length > WIRE_LIMITS.chunkTexts) {
			if (parts.some(({ id }) => id === part)) break;
			parts = [];
			length = 0;
		}
		parts.push(next);
		length += next.content.length;
	}
	return { story, parts };
}

/** Returns the JSON of a merge patch of `game` or `player` with the chunk. */
export function chunkJson(place: TextPlace, { story, parts }: TextChunk): string {
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
 * A cache of encoded chunks, because all viewers of a room get the same chunks at about the same
 * time.
 */
class EncodedChunks {
	/** By the first part's id, which is unique among all rooms; least recently used first. */
	private readonly cache = new Map<number, Encoded>();
	private bytes = 0;
	private idle: NodeJS.Timeout | null = null;

	/** Returns the JSON of a chunk of `game`, and encodes it only when one of its texts is new. */
	json(chunk: TextChunk): Buffer {
		const key = chunk.parts[0]?.id ?? 0;
		const known = this.cache.get(key);
		if (known) this.drop(key, known);
		const encoded = known && holds(known, chunk) ? known : encode(chunk);
		this.cache.set(key, encoded);
		this.bytes += encoded.json.length;
		for (const [oldest, old] of this.cache) {
			if (this.bytes <= WIRE_LIMITS.encodedBytes) break;
			this.drop(oldest, old);
		}
		this.idle =
			this.idle?.refresh() ?? setTimeout(() => this.clear(), WIRE_LIMITS.encodedIdle).unref();
		return encoded.json;
	}

	private drop(key: number, { json }: Encoded): void {
		this.cache.delete(key);
		this.bytes -= json.length;
	}

	private clear(): void {
		this.cache.clear();
		this.bytes = 0;
	}
}

const encode = (chunk: TextChunk): Encoded => ({
	contents: chunk.parts.map(({ content }) => content),
	json: Buffer.from(chunkJson("game", chunk)),
});

const holds = ({ contents }: Encoded, { parts }: TextChunk): boolean =>
	contents.length === parts.length && parts.every(({ content }, i) => content === contents[i]);

/** One cache for the process, because its size limit counts the chunks of all rooms. */
export const encodedChunks = new EncodedChunks();
