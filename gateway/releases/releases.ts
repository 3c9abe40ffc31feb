import { RELEASES_LIMITS } from "../limits/site.ts";
import { log } from "../log.ts";
import { getText } from "../outbound/get.ts";
import type { Reach } from "../outbound/post.ts";
import { compareVersions, newestIn, type Release } from "./feed.ts";

/** What a feed says of versions. */
export interface Finding {
	/** A version above the own one; null without one. */
	newer: Release | null;
	/** Why the feed could not be read, within a sentence; null when it could. */
	problem: string | null;
}

interface Options {
	/** The address of the feed; undefined for none, and nothing is asked. */
	feed: string | undefined;
	/** The version of this server. */
	own: string;
	reach: Reach;
	/** Monotonic ms; another clock is for tests. */
	clock?: () => number;
	/** The time limit of the request, ms. */
	patience?: number;
}

const NOTHING: Finding = { newer: null, problem: null };

/** Knows whether a version above the own one is out, by a feed that the operator names. */
export class Releases {
	private readonly options: Options;
	private latest: { finding: Promise<Finding>; at: number } | null = null;

	constructor(options: Options) {
		this.options = options;
	}

	/** Asks the feed, or returns what it said less than a day ago, also if it could not be read. */
	look(): Promise<Finding> {
		const { feed, clock = () => performance.now() } = this.options;
		if (feed === undefined) return Promise.resolve(NOTHING);
		const now = clock();
		if (this.latest === null || now - this.latest.at >= RELEASES_LIMITS.pause)
			this.latest = { finding: this.ask(new URL(feed)), at: now };
		return this.latest.finding;
	}

	private async ask(feed: URL): Promise<Finding> {
		const { own, reach, patience = RELEASES_LIMITS.patience } = this.options;
		try {
			const { text, url } = await getText(feed, reach, { bytes: RELEASES_LIMITS.bytes, patience });
			const newest = newestIn(text, url);
			const isNewer = newest !== null && compareVersions(newest.version, own) > 0;
			return { newer: isNewer ? newest : null, problem: null };
		} catch (error) {
			const problem = error instanceof Error ? error.message : String(error);
			log.warn({ problem }, "the feed of RELEASES_FEED could not be read");
			return { newer: null, problem };
		}
	}
}
