import { existsSync } from "node:fs";
import * as v from "valibot";
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
const someRoles = `has to be a list out of ${ROLES.join(",")}`;

const whole = (low: number, high: number) =>
	v.pipe(
		v.string(),
		v.check(
			(text) => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high,
			`has to be a whole number from ${low} to ${high}`,
		),
		v.transform(Number),
	);

const yesNo = v.pipe(
	v.picklist(["true", "false"], "has to be true or false"),
	v.transform((word) => word === "true"),
);

const isWebAddress = (text: string) =>
	URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const webAddress = v.pipe(
	v.string(),
	v.check(isWebAddress, "has to be an address that starts with http:// or https://"),
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

/** A host name, without a port: an address needs no permission. */
const isHostName = (text: string) => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);

/**
 * Every variable that configures the server, in the order of .env.example, which explains each in a
 * line.
 */
export const ENVIRONMENT = {
	PORT: v.optional(whole(1, 65_535), "4000"),
	HOST: v.optional(v.string(), "0.0.0.0"),
	PUBLIC_URL: v.optional(webAddress),
	ALLOWED_ORIGINS: v.optional(
		v.pipe(
			list,
			v.everyItem(
				isWebAddress,
				"has to be addresses that start with http:// or https://, with commas between them",
			),
		),
		"",
	),
	ALLOWED_HOSTS: v.optional(
		v.pipe(
			list,
			v.everyItem(isHostName, "has to be host names without ports, with commas between them"),
		),
		"",
	),
	TRUST_PROXY: v.optional(yesNo, "false"),
	DATA_DIR: v.optional(v.string(), "data"),
	ROLES: v.optional(
		v.pipe(list, v.nonEmpty(someRoles), v.array(v.picklist(ROLES, someRoles))),
		ROLES.join(","),
	),
	TEMPORAL_ADDRESS: v.optional(
		v.pipe(v.string(), v.regex(/^[^\s/]+:\d+$/, "has to be host:port")),
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
		v.pipe(v.string(), v.minLength(16, "has to have at least 16 characters")),
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
	LOG_LEVEL: v.optional(
		v.picklist(LOG_LEVELS, `has to be one of ${LOG_LEVELS.join(", ")}`),
		"info",
	),
};

const Environment = v.object(ENVIRONMENT);

/** Values that no message may repeat. */
const SECRETS = new Set(["ADMIN_KEY", "METRICS_TOKEN"]);

/** The identity provider that accounts come from (site.md section 7). */
export interface SignIn {
	/** As its tokens name it, but for a slash at the end. */
	issuer: string;
	clientId: string;
	/** What an access token has to be made out for. */
	audience: string;
	/**
	 * The token's claims that say who it is: providers put what is not in the standard under names of
	 * their own.
	 */
	claims: { premium: string; connection: string; screenName: string };
}

/** How this server runs; read once at its start. */
export interface Config {
	port: number;
	/** Address to listen on. */
	host: string;
	/** Where people reach the server, when that is not the address it listens on. */
	publicUrl?: string;
	/** Origins besides the server's own whose pages may open a room connection. */
	allowedOrigins: string[];
	/** Names besides the known ones that the server may be reached by (hosts.ts). */
	allowedHosts: string[];
	/** The address of a client is the one that the proxy in front forwards. */
	trustProxy: boolean;
	dataDir: string;
	roles: Role[];
	/** host:port of the engine. */
	temporalAddress: string;
	temporalNamespace: string;
	/**
	 * Nobody else uses that namespace: rooms of another database are leftovers, and are closed at the
	 * start.
	 */
	temporalExclusive: boolean;
	/** Without one nobody is admin. */
	adminKey?: string;
	/**
	 * Absent where nobody can sign in: no provider is named, or `areAccountsEnabled` of site.md
	 * section 9 is off.
	 */
	signIn?: SignIn;
	/** `isPremiumEnabled` of site.md section 9; off, everything is open to all. */
	premiumEnabled: boolean;
	/** The bearer token for GET /metrics; without one only programs on this machine may read it. */
	metricsToken?: string;
	/** What one address may do before it gets 429 (protocol.md "Limits"). */
	allowances: Allowances;
	/** Actions of one seat that the engine takes in a minute. */
	actionsPerMinute: number;
	/** Connections that one address may hold open. */
	socketsPerAddress: number;
	/** Rooms that may be open at once in this process. */
	maxRooms: number;
}

/**
 * The configuration that the environment asks for, .env included when it is this process's own;
 * else the refusal for the operator.
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
				? `${name} ${issue.message}.`
				: `${name} is "${given[name]}", and ${issue.message}.`,
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

/** The provider that is named; undefined without one, a refusal when only half of it is. */
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

const missing = (name: string) => `${name} is missing, and OIDC_ISSUER is of no use without it.`;
