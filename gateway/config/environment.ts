import * as v from "valibot";
import {
	MAX_ROOMS,
	MAX_SLOW_ROOMS,
	RATE_LIMITS,
	type Rule,
	SOCKETS_PER_ADDRESS,
} from "../limits/rates.ts";
import { LOG_LEVELS } from "../log.ts";
import { STRIPE_API } from "../payments/account.ts";
import { adminKeys, adminPage } from "./admin.ts";
import {
	advertsAddress,
	beginning,
	contactAddress,
	hostName,
	hostNames,
	list,
	mailAddress,
	postgresAddress,
	redisAddress,
	webAddress,
	webAddresses,
	whole,
	yesNo,
} from "./values.ts";

/** The parts of the server. */
export const ROLES = ["rest", "gateway", "worker"] as const;
export type Role = (typeof ROLES)[number];
const roleList = `must be one or more of ${ROLES.join(", ")}, separated by commas`;

const allowance = (rule: Rule) => v.optional(whole(1, 1_000_000), String(RATE_LIMITS[rule].points));

/** Every variable that configures the server, in the order of .env.example, which explains them. */
export const ENVIRONMENT = {
	PORT: v.optional(whole(1, 65_535), "4000"),
	HOST: v.optional(v.string(), "0.0.0.0"),
	PUBLIC_URL: v.optional(webAddress),
	ALLOWED_ORIGINS: v.optional(webAddresses, ""),
	ALLOWED_HOSTS: v.optional(hostNames, ""),
	TRUST_PROXY: v.optional(yesNo, "false"),
	DATA_DIR: v.optional(v.string(), "data"),
	DATABASE_URL: v.optional(postgresAddress),
	BACKUP_MADE: v.optional(v.string()),
	BACKUP_EVERY: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^[1-9]\d{0,2}[mhd]$/, "must be a number of minutes, hours or days, such as 24h"),
		),
	),
	BACKUP_FOLDER: v.optional(v.string()),
	ROLES: v.optional(
		v.pipe(list, v.nonEmpty(roleList), v.array(v.picklist(ROLES, roleList))),
		ROLES.join(","),
	),
	BUS_URL: v.optional(redisAddress),
	TEMPORAL_ADDRESS: v.optional(
		v.pipe(v.string(), v.regex(/^[^\s/]+:\d+$/, "must be host:port")),
		"127.0.0.1:7233",
	),
	TEMPORAL_NAMESPACE: v.optional(v.string(), "default"),
	TEMPORAL_TLS: v.optional(yesNo),
	TEMPORAL_TLS_SERVER_CA_CERT_PATH: v.optional(v.string()),
	TEMPORAL_TLS_SERVER_NAME: v.optional(hostName),
	TEMPORAL_TLS_CLIENT_CERT_PATH: v.optional(v.string()),
	TEMPORAL_TLS_CLIENT_KEY_PATH: v.optional(v.string()),
	TEMPORAL_API_KEY: v.optional(
		v.pipe(v.string(), v.regex(/^[!-~]+$/, "must be one word of ASCII characters")),
	),
	TEMPORAL_EXCLUSIVE: v.optional(yesNo, "false"),
	TEMPORAL_UI: v.optional(webAddress),
	ADMIN_KEY: v.optional(v.string()),
	ADMIN_KEYS: v.optional(adminKeys, ""),
	ADMIN_PAGE: v.optional(adminPage),
	ACCOUNTS_ENABLED: v.optional(yesNo, "true"),
	PREMIUM_ENABLED: v.optional(yesNo, "true"),
	OIDC_ISSUER: v.optional(webAddress),
	OIDC_CLIENT_ID: v.optional(v.string()),
	OIDC_AUDIENCE: v.optional(v.string()),
	OIDC_PREMIUM_CLAIM: v.optional(v.string(), "premium"),
	OIDC_CONNECTION_CLAIM: v.optional(v.string(), "connection"),
	OIDC_SCREEN_NAME_CLAIM: v.optional(v.string(), "screen_name"),
	STRIPE_SECRET_KEY: v.optional(beginning("sk_", "rk_")),
	STRIPE_WEBHOOK_SECRET: v.optional(beginning("whsec_")),
	STRIPE_API: v.optional(webAddress, STRIPE_API),
	CHECKOUT_URL: v.optional(webAddress),
	CAN_REACT_TO_SELF: v.optional(yesNo, "false"),
	FAST_TRANSITION: v.optional(yesNo, "true"),
	LONG_PASTE: v.optional(yesNo, "true"),
	DONT_TWITCH: v.optional(yesNo, "true"),
	DO_SONIC: v.optional(yesNo, "true"),
	OPERATOR_NAME: v.optional(
		v.pipe(v.string(), v.maxLength(200, "must have at most 200 characters")),
	),
	OPERATOR_CONTACT: v.optional(
		v.union([mailAddress, webAddress], "must be a mail address or a web address"),
	),
	OPERATOR_LAW: v.optional(
		v.pipe(v.string(), v.maxLength(200, "must have at most 200 characters")),
	),
	COMMUNITY_URL: v.optional(webAddress),
	SOCIAL_URLS: v.optional(webAddresses, ""),
	MERCH_URL: v.optional(webAddress),
	TIP_JAR_URL: v.optional(webAddress),
	TWITCH_CLIENT_ID: v.optional(v.string()),
	TWITCH_CLIENT_SECRET: v.optional(v.string()),
	TWITCH_GAME: v.optional(v.string()),
	TWITCH_API_URL: v.optional(webAddress, "https://api.twitch.tv/helix"),
	TWITCH_AUTH_URL: v.optional(webAddress, "https://id.twitch.tv/oauth2"),
	ADVERTS_URL: v.optional(advertsAddress),
	POULET_URL: v.optional(webAddress),
	CHAT_WEBHOOKS: v.optional(yesNo, "true"),
	SERVICE_WORKER: v.optional(yesNo, "true"),
	PUSH: v.optional(yesNo, "true"),
	PUSH_CONTACT: v.optional(contactAddress),
	OUTBOUND_TO_THIS_MACHINE: v.optional(yesNo, "false"),
	RELEASES_FEED: v.optional(webAddress),
	METRICS_TOKEN: v.optional(
		v.pipe(v.string(), v.minLength(16, "must have at least 16 characters")),
	),
	FAILED_CODES_PER_MINUTE: allowance("guesses"),
	ROOMS_PER_HOUR: allowance("rooms"),
	SLOW_ROOMS_PER_DAY: allowance("slowRooms"),
	JOINS_PER_MINUTE: allowance("joins"),
	INVITATIONS_PER_MINUTE: allowance("invitations"),
	VISITS_PER_MINUTE: allowance("visits"),
	STORIES_PER_MINUTE: allowance("stories"),
	CHANGES_PER_MINUTE: allowance("changes"),
	REPORTS_PER_HOUR: allowance("reports"),
	CHAT_TESTS_PER_HOUR: allowance("chatTests"),
	CALLS_PER_MINUTE: allowance("calls"),
	BAD_BODIES_PER_MINUTE: allowance("badBodies"),
	PAGES_PER_MINUTE: allowance("pages"),
	ASSETS_PER_MINUTE: allowance("assets"),
	CONNECTIONS_PER_MINUTE: allowance("connections"),
	CHECKOUTS_PER_HOUR: allowance("checkouts"),
	SIGN_INS_PER_MINUTE: allowance("signIns"),
	SIGN_IN_STARTS_PER_TEN_MINUTES: allowance("signInStarts"),
	SIGN_UPS_PER_HOUR: allowance("signUps"),
	SUBSCRIPTIONS_PER_HOUR: allowance("subscriptions"),
	ACTIONS_PER_MINUTE: v.optional(whole(1, 1_000_000), "240"),
	SOCKETS_PER_ADDRESS: v.optional(whole(1, 1_000_000), String(SOCKETS_PER_ADDRESS)),
	MAX_ROOMS: v.optional(whole(1, 1_000_000), String(MAX_ROOMS)),
	MAX_SLOW_ROOMS: v.optional(whole(0, 1_000_000), String(MAX_SLOW_ROOMS)),
	LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`), "info"),
};

const Environment = v.object(ENVIRONMENT);

/** The variables with their defaults, checked one by one. */
export type Variables = v.InferOutput<typeof Environment>;

/** Variables whose values must not appear in a message. */
const SECRETS = new Set([
	"ADMIN_KEY",
	"ADMIN_KEYS",
	"ADMIN_PAGE",
	"BUS_URL",
	"DATABASE_URL",
	"METRICS_TOKEN",
	"RELEASES_FEED",
	"STRIPE_SECRET_KEY",
	"STRIPE_WEBHOOK_SECRET",
	"TEMPORAL_API_KEY",
	"TWITCH_CLIENT_SECRET",
]);

/**
 * Returns the variables, or the error that names the first invalid one. An empty variable counts as
 * not set.
 */
export function readVariables(env: NodeJS.ProcessEnv): Variables | string {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
	const read = v.safeParse(Environment, given);
	if (read.success) return read.output;
	const [issue] = read.issues;
	const name = String(issue.path?.[0]?.key);
	const error = `${name} ${issue.message}`;
	return SECRETS.has(name) ? error : `${error} (got "${given[name]}")`;
}
