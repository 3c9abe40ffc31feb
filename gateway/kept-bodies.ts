import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";

/** A body as it is sent. */
export interface Kept {
	bytes: Buffer;
	/** Null for an uncompressed body. */
	encoding: Encoding | null;
}

type Encoding = keyof typeof COMPRESS;

interface Entry<K extends Kept> {
	body: Promise<K>;
	/** In bytes; 0 until the body is complete. */
	size: number;
	/** Drops it when its time is over. */
	timer?: NodeJS.Timeout;
}

/**
 * A cache of bodies that are sent often: the most recently used ones, up to `most` bytes. Each is
 * dropped `time` ms after its creation, because expired texts must not stay; concurrent calls for
 * one body share the work.
 */
export class KeptBodies<K extends Kept> {
	private readonly most: number;
	private readonly time: number;
	/** Most recently used last. */
	private readonly entries = new Map<string, Entry<K>>();
	private total = 0;

	constructor({ most, time }: { most: number; time: number }) {
		this.most = most;
		this.time = time;
	}

	/** The size of the cache in bytes. */
	get bytes(): number {
		return this.total;
	}

	/** Returns the cached body, or creates and caches it. */
	get(key: string, make: () => Promise<K>): Promise<K> {
		const known = this.entries.get(key);
		const entry: Entry<K> = known ?? { body: make(), size: 0 };
		this.entries.delete(key);
		this.entries.set(key, entry);
		if (!known)
			entry.body.then(
				({ bytes }) => this.count(key, entry, bytes.length),
				() => this.drop(key, entry),
			);
		return entry.body;
	}

	/**
	 * Sets a body in the best encoding that the client accepts, and returns it. Each encoding is made
	 * once.
	 */
	async send(ctx: Context, key: string, make: () => Promise<K>): Promise<K> {
		const wanted = ctx.acceptsEncodings([...ENCODINGS, "identity"]);
		const encoding = ENCODINGS.find((name) => name === wanted);
		const plain = () => this.get(key, make);
		const sent = await (encoding
			? this.get(`${encoding} ${key}`, async () => encoded(await plain(), encoding))
			: plain());
		// The app must not compress it again.
		ctx.compress = false;
		ctx.vary("Accept-Encoding");
		if (sent.encoding) ctx.set("Content-Encoding", sent.encoding);
		ctx.status = 200;
		ctx.body = sent.bytes;
		return sent;
	}

	private count(key: string, entry: Entry<K>, size: number): void {
		if (size > this.most) {
			this.drop(key, entry);
			return;
		}
		entry.size = size;
		this.total += size;
		entry.timer = setTimeout(() => this.drop(key, entry), this.time).unref();
		for (const [oldest, other] of this.entries) {
			if (this.total <= this.most) return;
			if (other.size > 0) this.drop(oldest, other);
		}
	}

	private drop(key: string, entry: Entry<K>): void {
		if (this.entries.get(key) !== entry) return;
		this.entries.delete(key);
		this.total -= entry.size;
		// The timer would hold the body until its end.
		clearTimeout(entry.timer);
	}
}

/** Compression hardly shortens shorter bodies. */
const COMPRESSED_BYTES = 1024;
/** A higher quality saves 5 % more but takes three times as long. */
const QUALITY = 5;

const COMPRESS = {
	br: (bytes: Buffer) =>
		promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
	gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
const ENCODINGS = ["br", "gzip"] as const satisfies Encoding[];

async function encoded<K extends Kept>(plain: K, encoding: Encoding): Promise<K> {
	if (plain.bytes.length < COMPRESSED_BYTES) return plain;
	return { ...plain, bytes: await COMPRESS[encoding](plain.bytes), encoding };
}
