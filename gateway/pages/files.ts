import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { Context } from "koa";
import { KeptBodies } from "../kept-bodies.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/** A file of the built pages. */
export interface PageFile {
	path: string;
	/** In bytes. */
	size: number;
	modified: Date;
}

/** The encodings that the build creates of each large text, smallest first. */
const ENCODINGS = { br: ".br", gzip: ".gz" } as const;

/** Sends the files of the built pages, and caches the small ones in memory. */
export class PageFiles {
	private readonly kept = new KeptBodies(WIRE_LIMITS.keptFiles);
	/** The files under assets/, which never change, because their names contain a hash. */
	private readonly assets = new Map<string, PageFile>();

	/** Returns the file at a path; null when there is none. */
	async at(path: string, isAsset: boolean): Promise<PageFile | null> {
		const known = this.assets.get(path);
		if (known) return known;
		const facts = await stat(path).catch(() => null);
		if (!facts?.isFile()) return null;
		const file = { path, size: facts.size, modified: facts.mtime };
		if (isAsset) this.assets.set(path, file);
		return file;
	}

	/** Sends a file, or 304 when the browser's copy is fresh. */
	async send(ctx: Context, file: PageFile, isAsset: boolean): Promise<void> {
		const encoding = ctx.acceptsEncodings([...Object.keys(ENCODINGS), "identity"]);
		const ending = ENCODINGS[encoding as keyof typeof ENCODINGS];
		const encoded = ending === undefined ? null : await this.at(file.path + ending, isAsset);
		const sent = encoded ?? file;
		ctx.type = extname(file.path);
		ctx.length = sent.size;
		ctx.lastModified = sent.modified;
		// The copies of a file in other languages or encodings may have the same size and time.
		ctx.etag = createHash("sha256")
			.update(`${sent.path} ${sent.size} ${sent.modified.getTime()}`)
			.digest("base64url");
		ctx.set("Cache-Control", isAsset ? "public, max-age=31536000, immutable" : "no-cache");
		if (encoded) ctx.set("Content-Encoding", String(encoding));
		ctx.status = 200;
		if (ctx.fresh) ctx.status = 304;
		else if (ctx.method === "GET") ctx.body = await this.bodyOf(sent);
	}

	private async bodyOf({ path, size, modified }: PageFile) {
		if (size > WIRE_LIMITS.keptFileBytes) return createReadStream(path);
		const key = `${path} ${size} ${modified.getTime()}`;
		const { bytes } = await this.kept.get(key, async () => ({
			bytes: await readFile(path),
			encoding: null,
		}));
		return bytes;
	}
}
