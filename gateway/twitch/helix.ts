import * as v from "valibot";
import type { TwitchOptions } from "../config/pages.ts";
import { TWITCH_LIMITS } from "../limits/site.ts";

/** A person who streams the game now, with the addresses returned by the API. */
export interface LiveStreamer {
	login: string;
	display_name: string;
	profile_image_url: string;
}

const Token = v.object({ access_token: v.string(), expires_in: v.number() });
const Games = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) });
const Streams = v.object({ data: v.array(v.object({ user_id: v.string() })) });
const Users = v.object({
	data: v.array(
		v.object({
			id: v.string(),
			login: v.pipe(v.string(), v.regex(/^\w{1,50}$/)),
			display_name: v.string(),
			profile_image_url: v.string(),
		}),
	),
});

/** The API rejects the access token. */
class TokenRefused extends Error {}

/**
 * Calls Twitch's Helix API with an app access token. Requests fail after `TWITCH_LIMITS.timeout`,
 * and no error contains a token or the secret.
 */
export class Helix {
	private readonly options: TwitchOptions;
	/** The token, and the time of its renewal (in ms of the monotonic clock). */
	private token: { text: string; until: number } | null = null;
	private game: string | null = null;

	constructor(options: TwitchOptions) {
		this.options = options;
	}

	/** Returns the current streamers of the game, most watched first. Throws when a request fails. */
	async liveStreamers(): Promise<LiveStreamer[]> {
		this.game ??= await this.findGame();
		const query: [string, string][] = [
			["game_id", this.game],
			["type", "live"],
			["first", String(TWITCH_LIMITS.streams)],
		];
		const ids = (await this.get("streams", query, Streams)).map(({ user_id }) => user_id);
		if (ids.length === 0) return [];
		const users = await this.get(
			"users",
			ids.map((id): [string, string] => ["id", id]),
			Users,
		);
		// Recently closed accounts have a stream but no user.
		return ids.flatMap((id) => users.find((user) => user.id === id) ?? []);
	}

	private async findGame(): Promise<string> {
		const { game } = this.options;
		const found = await this.get("games", [["name", game]], Games);
		const id = found.find(({ name }) => name === game)?.id ?? found[0]?.id;
		if (id === undefined)
			throw new Error(`TWITCH_GAME must be a category of Twitch (got "${game}")`);
		return id;
	}

	/** Sends a call, and repeats it once with a new token if the API rejects the old one. */
	private async get<T>(
		path: string,
		query: [string, string][],
		schema: v.GenericSchema<unknown, { data: T[] }>,
	): Promise<T[]> {
		try {
			return await this.ask(path, query, schema);
		} catch (error) {
			if (!(error instanceof TokenRefused)) throw error;
			this.token = null;
			return this.ask(path, query, schema);
		}
	}

	private async ask<T>(
		path: string,
		query: [string, string][],
		schema: v.GenericSchema<unknown, { data: T[] }>,
	): Promise<T[]> {
		const { api, clientId } = this.options;
		const answer = await fetch(`${api}/${path}?${new URLSearchParams(query)}`, {
			headers: { "client-id": clientId, authorization: `Bearer ${await this.validToken()}` },
			redirect: "error",
			signal: AbortSignal.timeout(TWITCH_LIMITS.timeout),
		});
		if (answer.status === 401) throw new TokenRefused("Twitch refused the app access token");
		return v.parse(schema, await bodyOf(answer, path)).data;
	}

	private async validToken(): Promise<string> {
		if (this.token && performance.now() < this.token.until) return this.token.text;
		const { auth, clientId, clientSecret } = this.options;
		const answer = await fetch(`${auth}/token`, {
			method: "POST",
			body: new URLSearchParams({
				client_id: clientId,
				client_secret: clientSecret,
				grant_type: "client_credentials",
			}),
			redirect: "error",
			signal: AbortSignal.timeout(TWITCH_LIMITS.timeout),
		});
		const { access_token, expires_in } = v.parse(Token, await bodyOf(answer, "token"));
		const until = performance.now() + expires_in * 1000 - TWITCH_LIMITS.tokenMargin;
		this.token = { text: access_token, until };
		return access_token;
	}
}

async function bodyOf(answer: Response, path: string): Promise<unknown> {
	if (!answer.ok) throw new Error(`Twitch must answer /${path} with 200 (got ${answer.status})`);
	return answer.json();
}
