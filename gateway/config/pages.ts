import type { PageFlags } from "../api/answers.ts";
import type { Variables } from "./environment.ts";
import { missing, withoutSlash } from "./values.ts";

/** The source of the list of live streams (docs/site.md "Streamers and adverts"). */
export interface TwitchOptions {
	clientId: string;
	clientSecret: string;
	/** The name of the game's category. */
	game: string;
	/** The address of the Helix API, without a slash at the end. */
	api: string;
	/** The address whose `/token` issues app access tokens. */
	auth: string;
}

/** The operator's settings for the pages. */
export type SetFlags = Omit<PageFlags, "words_per_second">;

/** Returns the operator's settings for the pages (docs/protocol.md "Site over REST"). */
export const pageFlagsOf = (value: Variables, twitch: TwitchOptions | undefined): SetFlags => ({
	fast_transition: value.FAST_TRANSITION,
	long_paste: value.LONG_PASTE,
	dont_twitch: value.DONT_TWITCH,
	do_sonic: value.DO_SONIC,
	...(value.POULET_URL && { poulet: value.POULET_URL }),
	operator_name: value.OPERATOR_NAME ?? null,
	operator_contact: value.OPERATOR_CONTACT ?? null,
	operator_law: value.OPERATOR_LAW ?? null,
	community_url: value.COMMUNITY_URL ?? null,
	social_urls: value.SOCIAL_URLS,
	merch_url: value.MERCH_URL ?? null,
	tip_jar_url: value.TIP_JAR_URL ?? null,
	streams_url: twitch ? directoryOf(twitch.game) : null,
	adverts_url: value.ADVERTS_URL ?? null,
});

/** Returns the access to Twitch, undefined without one, or the error when a part is missing. */
export function twitchOf(value: Variables): TwitchOptions | string | undefined {
	const {
		TWITCH_CLIENT_ID: clientId,
		TWITCH_CLIENT_SECRET: clientSecret,
		TWITCH_GAME: game,
	} = value;
	if (clientId === undefined) return undefined;
	if (clientSecret === undefined) return missing("TWITCH_CLIENT_SECRET", "TWITCH_CLIENT_ID");
	if (game === undefined) return missing("TWITCH_GAME", "TWITCH_CLIENT_ID");
	return {
		clientId,
		clientSecret,
		game,
		api: withoutSlash(value.TWITCH_API_URL),
		auth: withoutSlash(value.TWITCH_AUTH_URL),
	};
}

/** Returns the page that lists a category's streams. */
const directoryOf = (game: string) =>
	`https://www.twitch.tv/directory/game/${encodeURIComponent(game)}`;
