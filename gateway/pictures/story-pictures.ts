import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { coverSvg } from "#game/cover/picture.ts";
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

	/** `folder` is that of the built program, its fonts and its faces. */
	constructor(folder: string) {
		this.folder = folder;
	}

	/**
	 * Resolves to a PNG of 1200 x 630 pixels with the story's title, best line and writers. It is the
	 * general picture where these cannot be shown: for 18+ stories, for scripts without a font here,
	 * and while too many wait.
	 */
	async of(story: Story): Promise<Buffer> {
		const card = cardOf(story);
		const drawn = card && this.waiting < WIRE_LIMITS.waitingPictures && (await this.next(card));
		if (drawn) return drawn;
		this.general ??= readFile(join(this.folder, "general.png"));
		return this.general;
	}

	/** Draws a card after all waiting ones. */
	private async next(card: CardContent): Promise<Buffer | null> {
		this.waiting += 1;
		const drawn = this.last.then(() => this.draw(card));
		this.last = drawn;
		return drawn.finally(() => {
			this.waiting -= 1;
		});
	}

	private async draw(card: CardContent): Promise<Buffer | null> {
		if (this.idle) clearTimeout(this.idle);
		this.thread ??= this.start();
		const answer = once(this.thread, "message");
		const ended = once(this.thread, "exit").then(() => []);
		this.thread.postMessage(card);
		// The thread's own listener reports a failure.
		const [png] = await Promise.race([answer, ended]).catch(() => []);
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

/** Returns the content of a story's picture; null when the picture must not show it. */
function cardOf(story: Story): CardContent | null {
	if (story.mature || !story.best_line) return null;
	const title = withoutEmoji(story.title);
	const line = withoutEmoji(story.best_line);
	if (title === "" || line === "") return null;
	const writers = [story.captain?.sprite_id, ...story.parts.map(({ sprite_id }) => sprite_id)];
	const sprites = writers.filter((sprite) => typeof sprite === "number");
	const cover = story.cover === undefined ? null : coverSvg(story.cover);
	return { title, line, sprites, cover };
}

const signs = new Intl.Segmenter("en", { granularity: "grapheme" });
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3/u;

/** Leaves out the emoji, because the fonts have none. */
const withoutEmoji = (text: string): string =>
	[...signs.segment(text)]
		.filter(({ segment }) => !EMOJI.test(segment))
		.map(({ segment }) => segment)
		.join("")
		.split(" ")
		.filter(Boolean)
		.join(" ");
