import { setTimeout as wait } from "node:timers/promises";
import type { TwitchOptions } from "../config/pages.ts";
import { TWITCH_LIMITS } from "../limits/site.ts";
import { log } from "../log.ts";
import { Helix, type LiveStreamer } from "./helix.ts";
import { fetchPicture, type StreamerPicture } from "./picture.ts";

/** The times of the streamers' list, in ms; tests shorten them. */
export type StreamerTimes = Record<"age" | "kept" | "pause" | "patience", number>;

/**
 * The people who stream the game, with their pictures. Twitch gets one request at a time; the pages
 * wait for it at most `patience`, and get the last list after that.
 */
export class StreamerList {
	private readonly helix: Helix;
	private readonly times: StreamerTimes;
	private readonly pictureHosts: string[];
	private streamers: readonly LiveStreamer[] = [];
	/** When the list was fetched, in ms of the monotonic clock. */
	private fetchedAt = Number.NEGATIVE_INFINITY;
	private pausedUntil = Number.NEGATIVE_INFINITY;
	private fetching: Promise<void> | null = null;
	/** By address. A picture that could not be fetched is null until the list is fetched again. */
	private readonly pictures = new Map<string, Promise<StreamerPicture | null>>();

	constructor(options: TwitchOptions, times: StreamerTimes = TWITCH_LIMITS) {
		this.helix = new Helix(options);
		this.times = times;
		this.pictureHosts = [new URL(options.api).origin];
	}

	/**
	 * Returns the current streamers. Never throws: without a response it is the last list, or empty.
	 */
	async list(): Promise<LiveStreamer[]> {
		const now = performance.now();
		if (now - this.fetchedAt > this.times.age && now >= this.pausedUntil) {
			const patience = new AbortController();
			await Promise.race([
				this.refresh(),
				wait(this.times.patience, undefined, { signal: patience.signal }).catch(() => undefined),
			]);
			patience.abort();
		}
		if (performance.now() - this.fetchedAt > this.times.kept) return [];
		return this.streamers.map(({ login, display_name }) => ({
			login,
			display_name,
			profile_image_url: `/api/v3/twitch/pictures/${login}`,
		}));
	}

	/** Returns the profile picture of a streamer on the list; null without one. */
	async picture(login: string): Promise<StreamerPicture | null> {
		const address = this.streamers.find((each) => each.login === login)?.profile_image_url;
		if (address === undefined) return null;
		const known =
			this.pictures.get(address) ??
			fetchPicture(address, this.pictureHosts).catch((error: unknown) => {
				log.warn({ err: error }, "a streamer's picture could not be fetched");
				return null;
			});
		this.pictures.set(address, known);
		return known;
	}

	private refresh(): Promise<void> {
		this.fetching ??= this.helix
			.liveStreamers()
			.then(
				(streamers) => this.take(streamers),
				(error: unknown) => {
					this.pausedUntil = performance.now() + this.times.pause;
					log.warn({ err: error }, "the list of streamers could not be fetched");
				},
			)
			.finally(() => {
				this.fetching = null;
			});
		return this.fetching;
	}

	private async take(streamers: LiveStreamer[]): Promise<void> {
		this.streamers = streamers;
		this.fetchedAt = performance.now();
		for (const [address, picture] of this.pictures) {
			const listed = streamers.some(({ profile_image_url }) => profile_image_url === address);
			if (!listed || (await picture) === null) this.pictures.delete(address);
		}
	}
}
