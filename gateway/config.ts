import { existsSync } from "node:fs";
import * as v from "valibot";
import type { FrontOptions } from "./front/options.ts";
import {
	type Allowances,
	MAX_ROOMS,
	RATE_LIMITS,
	type Rule,
	SOCKETS_PER_ADDRESS,
} from "./limits.ts";
import { LOG_LEVELS } from "./log.ts";

const ROLES = ["rest", "gateway", "worker"] as const;
export type Role = (typeof ROLES)[number];
const roleList = `must be one or more of ${ROLES.join(", ")}, separated by commas`;

const whole = (low: number, high: number) =>
	v.pipe(
		v.string(),
		v.check(
			(text) => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high,
			`must be a whole number from ${low} to ${high}`,
		),
		v.transform(Number),
	);

const yesNo = v.pipe(
	v.picklist(["true", "false"], "must be true or false"),
	v.transform((word) => word === "true"),
);

const isWebAddress = (text: string) =>
	URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const webAddress = v.pipe(
	v.string(),
	v.check(isWebAddress, "must be a URL that starts with http:// or https://"),
);

const list = v.pipe(
	v.string(),
	v.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter((part) => part !== ""),
	),
);

const allowance = (rule: Rule) => v.optional(whole(1, 1_000_000), String(RATE_LIMITS[rule].points));

/** A host name without a port. An IP address needs no permission. */
const isHostName = (text: string) => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);

/** Every variable that configures the server, in the order of .env.example, which explains them. */
export const ENVIRONMENT = {
	PORT: v.optional(whole(1, 65_535), "4000"),
	HOST: v.optional(v.string(), "0.0.0.0"),
	PUBLIC_URL: v.optional(webAddress),
	ALLOWED_ORIGINS: v.optional(
		v.pipe(
			list,
			v.everyItem(
				isWebAddress,
				"must be URLs that start with http:// or https://, separated by commas",
			),
		),
		"",
	),
	ALLOWED_HOSTS: v.optional(
		v.pipe(list, v.everyItem(isHostName, "must be host names without ports, separated by commas")),
		"",
	),
	TRUST_PROXY: v.optional(yesNo, "false"),
	DATA_DIR: v.optional(v.string(), "data"),
	ROLES: v.optional(
		v.pipe(list, v.nonEmpty(roleList), v.array(v.picklist(ROLES, roleList))),
		ROLES.join(","),
	),
	TEMPORAL_ADDRESS: v.optional(
		v.pipe(v.string(), v.regex(/^[^\s/]+:\d+$/, "must be host:port")),
		"127.0.0.1:7233",
	),
	TEMPORAL_NAMESPACE: v.optional(v.string(), "default"),
	TEMPORAL_EXCLUSIVE: v.optional(yesNo, "false"),
	TEMPORAL_UI: v.optional(webAddress),
	ADMIN_KEY: v.optional(v.string()),
	ACCOUNTS_ENABLED: v.optional(yesNo, "true"),
	PREMIUM_ENABLED: v.optional(yesNo, "true"),
	OIDC_ISSUER: v.optional(webAddress),
	OIDC_CLIENT_ID: v.optional(v.string()),
	OIDC_AUDIENCE: v.optional(v.string()),
	OIDC_PREMIUM_CLAIM: v.optional(v.string(), "premium"),
	OIDC_CONNECTION_CLAIM: v.optional(v.string(), "connection"),
	OIDC_SCREEN_NAME_CLAIM: v.optional(v.string(), "screen_name"),
	METRICS_TOKEN: v.optional(
		v.pipe(v.string(), v.minLength(16, "must have at least 16 characters")),
	),
	FAILED_CODES_PER_MINUTE: allowance("guesses"),
	ROOMS_PER_HOUR: allowance("rooms"),
	JOINS_PER_MINUTE: allowance("joins"),
	VISITS_PER_MINUTE: allowance("visits"),
	STORIES_PER_MINUTE: allowance("stories"),
	CHANGES_PER_MINUTE: allowance("changes"),
	CALLS_PER_MINUTE: allowance("calls"),
	CONNECTIONS_PER_MINUTE: allowance("connections"),
	ACTIONS_PER_MINUTE: v.optional(whole(1, 1_000_000), "240"),
	SOCKETS_PER_ADDRESS: v.optional(whole(1, 1_000_000), String(SOCKETS_PER_ADDRESS)),
	MAX_ROOMS: v.optional(whole(1, 1_000_000), String(MAX_ROOMS)),
	LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`), "info"),
};

const Environment = v.object(ENVIRONMENT);

/** Variables whose values no message may repeat. */
const SECRETS = new Set(["ADMIN_KEY", "METRICS_TOKEN"]);

/** The identity provider of the accounts (docs/protocol.md "Accounts over REST"). */
export interface SignIn {
	/** The issuer in its tokens, with or without the slash at the end. */
	issuer: string;
	clientId: string;
	/** The audience of its access tokens. */
	audience: string;
	/** The names of the claims that are not in the standard, because each provider has its own. */
	claims: { premium: string; connection: string; screenName: string };
}

/** The configuration of this server, read once at its start (docs/hosting.md "Variables"). */
export interface Config extends FrontOptions {
	dataDir: string;
	roles: Role[];
	/** host:port of the engine. */
	temporalAddress: string;
	temporalNamespace: string;
	/** True when rooms of another database in that namespace are leftovers, which a start closes. */
	temporalExclusive: boolean;
	/** The key of the operator; without one there is no operator. */
	adminKey?: string;
	/** Absent when players cannot sign in: no provider is set, or accounts are off. */
	signIn?: SignIn;
	/** When false, everything is open to all (docs/game.md "Accounts and supporters"). */
	premiumEnabled: boolean;
	/** The bearer token for GET /metrics; without one only programs on this machine can read it. */
	metricsToken?: string;
	/** How often each rule allows one address in its time (docs/hosting.md "Limits by address"). */
	allowances: Allowances;
	/** How many actions of one seat the engine takes in a minute. */
	actionsPerMinute: number;
	/** How many rooms may be open at once in this process. */
	maxRooms: number;
}

/**
 * Returns the configuration in the environment, or the error for the operator. Reads .env too when
 * the environment is that of this process.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config | { refuse: string } {
	if (env === process.env && existsSync(".env")) process.loadEnvFile(".env");
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
	const read = v.safeParse(Environment, given);
	if (!read.success) {
		const [issue] = read.issues;
		const name = String(issue.path?.[0]?.key);
		return {
			refuse: SECRETS.has(name)
				? `${name} ${issue.message}`
				: `${name} ${issue.message} (got "${given[name]}")`,
		};
	}
	const value = read.output;
	const signIn = value.ACCOUNTS_ENABLED ? signInOf(value) : undefined;
	if (typeof signIn === "string") return { refuse: signIn };
	return {
		port: value.PORT,
		host: value.HOST,
		...(value.PUBLIC_URL && { publicUrl: value.PUBLIC_URL }),
		allowedOrigins: value.ALLOWED_ORIGINS,
		allowedHosts: value.ALLOWED_HOSTS,
		trustProxy: value.TRUST_PROXY,
		dataDir: value.DATA_DIR,
		roles: value.ROLES,
		temporalAddress: value.TEMPORAL_ADDRESS,
		temporalNamespace: value.TEMPORAL_NAMESPACE,
		temporalExclusive: value.TEMPORAL_EXCLUSIVE,
		...(value.ADMIN_KEY && { adminKey: value.ADMIN_KEY }),
		...(signIn && { signIn }),
		premiumEnabled: value.PREMIUM_ENABLED,
		...(value.METRICS_TOKEN && { metricsToken: value.METRICS_TOKEN }),
		allowances: {
			guesses: value.FAILED_CODES_PER_MINUTE,
			rooms: value.ROOMS_PER_HOUR,
			joins: value.JOINS_PER_MINUTE,
			visits: value.VISITS_PER_MINUTE,
			stories: value.STORIES_PER_MINUTE,
			changes: value.CHANGES_PER_MINUTE,
			calls: value.CALLS_PER_MINUTE,
			connections: value.CONNECTIONS_PER_MINUTE,
		},
		actionsPerMinute: value.ACTIONS_PER_MINUTE,
		socketsPerAddress: value.SOCKETS_PER_ADDRESS,
		maxRooms: value.MAX_ROOMS,
	};
}

/** Returns the provider, undefined without one, or the error when a variable of it is missing. */
function signInOf(value: v.InferOutput<typeof Environment>): SignIn | string | undefined {
	if (value.OIDC_ISSUER === undefined) return undefined;
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = value;
	if (clientId === undefined) return missing("OIDC_CLIENT_ID");
	if (audience === undefined) return missing("OIDC_AUDIENCE");
	const claims = {
		premium: value.OIDC_PREMIUM_CLAIM,
		connection: value.OIDC_CONNECTION_CLAIM,
		screenName: value.OIDC_SCREEN_NAME_CLAIM,
	};
	return { issuer, clientId, audience, claims };
}

const missing = (name: string) => `${name} must be set, because OIDC_ISSUER is`;
