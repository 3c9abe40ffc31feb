import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A streamer of the stand-in; `picture` replaces the answer for the profile picture. */
export interface PretendStreamer {
	login: string;
	name: string;
	picture?: { status?: number; type: string; bytes: Buffer; location?: string };
}

export interface Twitch {
	/** The environment variables for the server under test. */
	env: Record<string, string>;
	/** The streamers who are live. */
	live: PretendStreamer[];
	/** The paths that were requested, the latest last. */
	readonly requests: string[];
	/** The most requests to the API that ran at the same time. */
	readonly mostAtOnce: number;
	/** Answers nothing until `answer`. */
	hold(): void;
	answer(): void;
	/** The status of every call to the API; 200 by default. */
	status: number;
	/** Makes every token so far invalid. */
	expireTokens(): void;
	/** The seconds that new tokens are valid for, as they say. */
	tokenSeconds: number;
	stop(): Promise<void>;
}

const CLIENT = { id: "the client", secret: "the client's secret" };
const GAME = { id: "509", name: "Fan & Fiction" };

/** One pixel. */
export const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

/**
 * Starts a small server that answers as Twitch's token endpoint and Helix API do, and refuses what
 * they refuse: other clients, tokens that it did not deal, and unknown paths.
 */
export async function startTwitch(): Promise<Twitch> {
	let dealt = 0;
	let valid = new Set<string>();
	let held: (() => void)[] | null = null;
	let running = 0;
	let mostAtOnce = 0;
	const requests: string[] = [];

	const json = (response: ServerResponse, status: number, body: object) =>
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

	async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
		let body = "";
		for await (const piece of request) body += piece;
		const sent = new URLSearchParams(body);
		const right =
			request.method === "POST" &&
			sent.get("client_id") === CLIENT.id &&
			sent.get("client_secret") === CLIENT.secret &&
			sent.get("grant_type") === "client_credentials";
		if (!right) return void json(response, 403, { status: 403, message: "invalid client secret" });
		dealt += 1;
		valid.add(`token-${dealt}`);
		const { tokenSeconds } = twitch;
		json(response, 200, {
			access_token: `token-${dealt}`,
			expires_in: tokenSeconds,
			token_type: "bearer",
		});
	}

	function helix(path: string, query: URLSearchParams): object | null {
		const { live } = twitch;
		if (path === "/helix/games")
			return { data: query.get("name") === GAME.name ? [{ ...GAME, box_art_url: "" }] : [] };
		if (path === "/helix/streams") {
			const playing = query.get("game_id") === GAME.id ? live : [];
			return {
				data: playing.slice(0, Number(query.get("first"))).map(({ login, name }) => ({
					...{ id: `stream of ${login}`, user_id: `id of ${login}`, user_login: login },
					...{ user_name: name, game_id: GAME.id, type: "live", viewer_count: 7 },
				})),
				pagination: {},
			};
		}
		if (path !== "/helix/users") return null;
		const wanted = query.getAll("id");
		// The API returns users in its own order.
		const users = live.filter(({ login }) => wanted.includes(`id of ${login}`)).reverse();
		return {
			data: users.map(({ login, name }) => ({
				...{ id: `id of ${login}`, login, display_name: name },
				profile_image_url: `${origin}/pictures/${login}.png`,
			})),
		};
	}

	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "", origin);
		requests.push(pathname);
		if (held) await new Promise<void>((resolve) => held?.push(resolve));
		if (pathname === "/oauth2/token") return token(request, response);
		const pictured = /^\/pictures\/(\w+)\.png$/.exec(pathname)?.[1];
		if (pictured !== undefined) {
			const {
				status = 200,
				type,
				bytes,
				location,
			} = twitch.live.find(({ login }) => login === pictured)?.picture ?? {
				type: "image/png",
				bytes: PIXEL,
			};
			response.writeHead(status, { "content-type": type, ...(location && { location }) });
			return response.end(bytes);
		}
		running += 1;
		mostAtOnce = Math.max(mostAtOnce, running);
		// Requests that come together overlap here.
		await new Promise((resolve) => setTimeout(resolve, 5));
		running -= 1;
		const { authorization = "", "client-id": client } = request.headers;
		if (client !== CLIENT.id || !valid.has(authorization.replace(/^Bearer /, "")))
			return json(response, 401, { status: 401, message: "Invalid OAuth token" });
		if (twitch.status !== 200) return json(response, twitch.status, { message: "not now" });
		const body = helix(pathname, searchParams);
		return json(response, body ? 200 : 404, body ?? { message: "no such path" });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	// `address` of a server that listens on a port is an object.
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

	const twitch: Twitch = {
		env: {
			TWITCH_CLIENT_ID: CLIENT.id,
			TWITCH_CLIENT_SECRET: CLIENT.secret,
			TWITCH_GAME: GAME.name,
			TWITCH_API_URL: `${origin}/helix`,
			TWITCH_AUTH_URL: `${origin}/oauth2`,
		},
		live: [],
		requests,
		get mostAtOnce() {
			return mostAtOnce;
		},
		hold() {
			held ??= [];
		},
		answer() {
			for (const go of held ?? []) go();
			held = null;
		},
		status: 200,
		expireTokens() {
			valid = new Set();
		},
		tokenSeconds: 5_000_000,
		stop() {
			twitch.answer();
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
	return twitch;
}
