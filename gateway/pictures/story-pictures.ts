import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { coverSvg } from "#game/cover/picture.ts";
import { type Kept, KeptBodies } from "../kept-bodies.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import type { CardContent } from "./story-card.ts";

/** The data of a shared story that a picture needs. */
interface Story {
	title: string;
	mature: boolean;
	best_line?: string | null;
	cover?: string;
	captain: { sprite_id: number } | null;
	parts: readonly { sprite_id: number | null }[];
}

/** Draws the pictures that messengers show of shared stories, in a separate thread. */
export class StoryPictures {
	private readonly folder: string;
	private thread: Worker | null = null;
	private idle: NodeJS.Timeout | null = null;
	/** The number of waiting pictures, including the one being drawn. */
	private waiting = 0;
	private last: Promise<unknown> = Promise.resolve();
	private general: Promise<Buffer> | null = null;
	/** By their content, because each share of a story has a link of its own. */
	private readonly kept = new KeptBodies<Kept>(WIRE_LIMITS.keptPictures);
	private readonly time: number;

	/**
	 * `folder` is that of the built program, its fonts and its faces; `time` how long a picture may
	 * take, ms.
	 */
	constructor(folder: string, time: number = WIRE_LIMITS.pictureTime) {
		this.folder = folder;
		this.time = time;
	}

	/**
	 * Resolves to a PNG of 1200 x 630 pixels with the story's title, best line and writers. It is the
	 * general picture where these cannot be shown: for 18+ stories, for scripts without a font here,
	 * while too many wait, and when it takes too long.
	 */
	async of(story: Story): Promise<Buffer> {
		const card = cardOf(story);
		const drawn = card && (await this.known(card));
		if (drawn) return drawn;
		this.general ??= readFile(join(this.folder, "general.png"));
		return this.general;
	}

	/** Draws a card unless it was drawn lately. */
	private async known(card: CardContent): Promise<Buffer | null> {
		const key = createHash("sha256").update(JSON.stringify(card)).digest("base64");
		const drawn = this.kept.get(key, async () => {
			const bytes = this.waiting < WIRE_LIMITS.waitingPictures ? await this.next(card) : null;
			// What was not drawn is not kept.
			if (!bytes) throw new NotDrawn();
			return { bytes, encoding: null };
		});
		return drawn.then(
			({ bytes }) => bytes,
			(error) => {
				if (error instanceof NotDrawn) return null;
				throw error;
			},
		);
	}

	/** Draws a card after all waiting ones, or gives up. */
	private async next(card: CardContent): Promise<Buffer | null> {
		this.waiting += 1;
		const drawn = this.last.then(() => this.draw(card));
		this.last = drawn.finally(() => {
			this.waiting -= 1;
		});
		const over = new AbortController();
		const late = delay(this.time, null, { signal: over.signal, ref: false }).catch(() => null);
		return Promise.race([drawn, late]).finally(() => over.abort());
	}

	private async draw(card: CardContent): Promise<Buffer | null> {
		if (this.idle) clearTimeout(this.idle);
		this.thread ??= this.start();
		const { thread } = this;
		const over = new AbortController();
		const { signal } = over;
		const answer = once(thread, "message", { signal });
		thread.postMessage(card);
		const ends = [
			answer.then(([png]) => png),
			once(thread, "exit", { signal }).then(() => null),
			// A drawing that hangs must not stop the later ones.
			delay(this.time, null, { signal, ref: false }).then(() => this.end()),
		];
		// The thread's own listener reports a failure, and the others end with the first.
		const png = await Promise.race(ends.map((end) => end.catch(() => null)));
		over.abort();
		this.idle = setTimeout(() => this.end(), WIRE_LIMITS.idlePictures).unref();
		return png instanceof Uint8Array ? Buffer.from(png) : null;
	}

	private start(): Worker {
		const thread = new Worker(join(this.folder, "draw.js"), {
			resourceLimits: { maxOldGenerationSizeMb: 256 },
		});
		thread.unref();
		// Its message may quote a text.
		thread.on("error", ({ name }) => log.error({ name }, "a story's preview could not be drawn"));
		thread.on("exit", () => {
			if (this.thread === thread) this.thread = null;
		});
		return thread;
	}

	/** Ends the thread, whose fonts take memory. */
	private end(): void {
		void this.thread?.terminate();
		this.thread = null;
	}
}

/** Tells the cache that there is nothing to keep. */
class NotDrawn extends Error {}

/** Returns the content of a story's picture; null when the picture must not show it. */
function cardOf(story: Story): CardContent | null {
	if (story.mature || !story.best_line) return null;
	const title = story.title.trim();
	const line = story.best_line.trim();
	if (title === "" || line === "") return null;
	const writers = [story.captain?.sprite_id, ...story.parts.map(({ sprite_id }) => sprite_id)];
	const sprites = writers.filter((sprite) => typeof sprite === "number");
	const cover = story.cover === undefined ? null : coverSvg(story.cover);
	return { title, line, sprites, cover };
}
