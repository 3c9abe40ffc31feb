import type { SentSettings } from "#game/sent-settings.ts";
import type { OwnPlayer } from "#game/wire/state.ts";
import type { SharedStory } from "../gateway/api/answers.ts";
import type { ServerMessage } from "../gateway/protocol.ts";
import { bearer } from "./account/session.ts";
import type { Profile, SiteConfig } from "./store.ts";
import { siteWords } from "./words/site.ts";

/** site.md section 9. */
const HTTP_TIMEOUT = 10_000;

/** A call that failed, with a text a player can read; status 0 when the server never answered. */
export class ApiError extends Error {
	readonly status: number;
	/** Why the server refused the call; undefined when it did not answer, or sent no code. */
	readonly code: ServerMessage["code"];
	/** The field that a 422 is about. */
	readonly field: string | undefined;
	constructor(
		status: number,
		text: string,
		{ code, field }: { code?: ServerMessage["code"]; field?: string | undefined } = {},
	) {
		super(text);
		this.status = status;
		this.code = code;
		this.field = field;
	}
}

/** What joining and creating answer about the own seat (protocol.md "REST"). */
export interface SeatAnswer extends Pick<OwnPlayer, "id" | "name"> {
	secret: string;
	game_id: number;
	room_code: string;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call; rejects with an ApiError. */
export async function call<T>(
	method: Method,
	path: string,
	body?: object,
	token?: string | null,
): Promise<T> {
	const headers = {
		...(body && { "content-type": "application/json" }),
		...(token && { authorization: `Bearer ${token}` }),
	};
	const answer = await fetch(`/api/v3${path}`, {
		method,
		headers,
		signal: AbortSignal.timeout(HTTP_TIMEOUT),
		...(body && { body: JSON.stringify(body) }),
	}).catch(() => {
		throw new ApiError(0, siteWords.errors.unreachable);
	});
	const value: unknown = await answer.json().catch(() => null);
	// the wire is the server's promise; protocol.md fixes it
	if (answer.ok && value !== null) return value as T;
	const { error, ...why } = (value ?? {}) as {
		error?: string;
		code?: ServerMessage["code"];
		field?: string;
	};
	throw new ApiError(answer.status, error ?? siteWords.errors.unreachable, why);
}

/** A call in the name of whoever is signed in; guests call without one. */
export const callSigned = async <T>(method: Method, path: string, body?: object): Promise<T> =>
	call<T>(method, path, body, await bearer());

const personOf = (profile: Profile, secret: string) => ({
	name: profile.name,
	secret,
	meta: { sprite_id: profile.sprite_id, mature: profile.mature, accessibility2: profile.font },
});

/** The calls of site.md section 7, each rejecting with an ApiError. */
export const api = {
	config: () => call<SiteConfig>("GET", "/config"),
	visits: () => call<{ count: number }>("GET", "/counts/"),
	countVisit: () => call<{ count: number }>("POST", "/counts/"),
	join: (code: string, as: "players" | "audience", profile: Profile, secret: string) =>
		callSigned<SeatAnswer>("PUT", `/rooms/${code}/${as}`, personOf(profile, secret)),
	create: (settings: SentSettings, profile: Profile, secret: string) => {
		const host = personOf(profile, secret);
		return callSigned<{ code: string; game_id: number; host: SeatAnswer }>("POST", "/rooms/", {
			settings,
			host: { ...host, meta: { ...host.meta, theme: profile.theme } },
		});
	},
	share: (story: number, secret: string) =>
		call<{ shortcut: string }>("PUT", `/stories/${story}`, { secret }),
	sharedStory: (shortcut: string) =>
		call<SharedStory>("GET", `/stories/view/${encodeURIComponent(shortcut)}`),
};
