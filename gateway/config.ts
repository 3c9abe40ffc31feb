import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { EngineAccess } from "../activities/engine-connection.ts";
import { type AdminKey, adminsOf } from "./config/admin.ts";
import { ROLES, type Role, readVariables, type Variables } from "./config/environment.ts";
import { pageFlagsOf, type SetFlags, type TwitchOptions, twitchOf } from "./config/pages.ts";
import { type Premium, premiumOf } from "./config/premium.ts";
import { type PushOptions, pushOf } from "./config/push.ts";
import { type SignIn, signInOf } from "./config/sign-in.ts";
import { engineAccessOf } from "./config/temporal.ts";
import { withoutSlash } from "./config/values.ts";
import type { FrontOptions } from "./front/options.ts";
import type { Allowances } from "./limits/rates.ts";
import type { LogLevel } from "./log.ts";
import type { Reach } from "./outbound/post.ts";
import { stripeOf } from "./payments/account.ts";

/** The configuration of this server, read once at its start (docs/hosting.md "Variables"). */
export interface Config extends FrontOptions, Premium {
	dataDir: string;
	/** The Postgres URL, with its password; absent for a database in `dataDir`. */
	databaseUrl?: string;
	/** The last migration before which the operator has made a backup of Postgres. */
	backupMade?: string;
	/** The supervisor makes backups by itself. */
	backupsScheduled: boolean;
	roles: Role[];
	/**
	 * The Redis or Valkey server through which processes share rooms; absent for a single process.
	 */
	busUrl?: string;
	/** host:port of the engine. */
	temporalAddress: string;
	temporalNamespace: string;
	/** How connections to the engine are secured. */
	temporalAccess: EngineAccess;
	/** The address of the engine's UI, without a slash at the end; absent when unknown. */
	temporalUi?: string;
	/**
	 * True when rooms of other databases in that namespace are leftovers, to be closed at the start.
	 */
	temporalExclusive: boolean;
	/** The keys of the admins, with unique labels and keys; empty when there is no admin. */
	adminKeys: AdminKey[];
	/** The path of the admin page without the slash; absent when there is none. */
	adminPage?: string;
	/** The outside provider; absent when none is set, or accounts are off. */
	signIn?: SignIn;
	/** True when this server is the provider: accounts are on, and no outside provider is set. */
	accountsOnBoard: boolean;
	/** Readers may react to their own parts and vote for their own stories in rooms opened now. */
	canReactToSelf: boolean;
	/** The operator's settings for the pages (docs/protocol.md "Site over REST"). */
	pageFlags: SetFlags;
	/** Absent when no streams are listed. */
	twitch?: TwitchOptions;
	/** Hosts may connect a chat to their rooms by its incoming webhook. */
	chatWebhooks: boolean;
	/** False removes the service worker from all browsers (docs/site.md "Installing"). */
	serviceWorker: boolean;
	/** How messages to devices are sent; absent where none are. */
	push?: PushOptions;
	/** Requests for people may go to servers on this machine: for tests. */
	reach: Reach;
	/** The feed of new versions; it may have a secret. Absent when the server shall not ask. */
	releasesFeed?: string;
	/** The bearer token for GET /metrics; without one only programs on this machine can call it. */
	metricsToken?: string;
	/** How often one address may use each rule in its time (docs/hosting.md "Limits by address"). */
	allowances: Allowances;
	/** How many actions of one seat the engine accepts per minute. */
	actionsPerMinute: number;
	/** How many rooms may be open at once in this process, apart from those with slow games. */
	maxRooms: number;
	/** How many rooms with slow games may be open at once. */
	maxSlowRooms: number;
	logLevel: LogLevel;
}

/**
 * Returns the configuration in the environment, or the error for the operator. Reads .env too when
 * the environment is that of this process.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config | { refuse: string } {
	const value = loadVariables(env) ?? readVariables(env);
	if (typeof value === "string") return { refuse: value };
	if (ROLES.some((role) => !value.ROLES.includes(role)) && value.BUS_URL === undefined)
		return { refuse: `BUS_URL must be set, because ROLES leaves out one of ${ROLES.join(", ")}` };
	const signIn = signInOf(value);
	if (typeof signIn === "string") return { refuse: signIn };
	const twitch = twitchOf(value);
	if (typeof twitch === "string") return { refuse: twitch };
	const stripe = stripeOf(value);
	if (typeof stripe === "string") return { refuse: stripe };
	const adminKeys = adminsOf(value);
	if (typeof adminKeys === "string") return { refuse: adminKeys };
	const temporalAccess = engineAccessOf(value);
	if (typeof temporalAccess === "string") return { refuse: temporalAccess };
	return {
		port: value.PORT,
		host: value.HOST,
		...(value.PUBLIC_URL && { publicUrl: value.PUBLIC_URL }),
		allowedOrigins: value.ALLOWED_ORIGINS,
		allowedHosts: value.ALLOWED_HOSTS,
		trustProxy: value.TRUST_PROXY,
		dataDir: value.DATA_DIR,
		...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
		...upkeepOf(value),
		roles: value.ROLES,
		...(value.BUS_URL && { busUrl: value.BUS_URL }),
		temporalAddress: value.TEMPORAL_ADDRESS,
		temporalNamespace: value.TEMPORAL_NAMESPACE,
		temporalAccess,
		...(value.TEMPORAL_UI && { temporalUi: withoutSlash(value.TEMPORAL_UI) }),
		temporalExclusive: value.TEMPORAL_EXCLUSIVE,
		adminKeys,
		...(value.ADMIN_PAGE && { adminPage: value.ADMIN_PAGE }),
		...(signIn && { signIn }),
		accountsOnBoard: value.ACCOUNTS_ENABLED && signIn === undefined,
		...premiumOf(value, stripe),
		canReactToSelf: value.CAN_REACT_TO_SELF,
		pageFlags: pageFlagsOf(value, twitch),
		...(twitch && { twitch }),
		chatWebhooks: value.CHAT_WEBHOOKS,
		serviceWorker: value.SERVICE_WORKER,
		...pushOf(value),
		reach: { ownMachine: value.OUTBOUND_TO_THIS_MACHINE },
		...(value.METRICS_TOKEN && { metricsToken: value.METRICS_TOKEN }),
		allowances: allowancesOf(value),
		actionsPerMinute: value.ACTIONS_PER_MINUTE,
		socketsPerAddress: value.SOCKETS_PER_ADDRESS,
		maxRooms: value.MAX_ROOMS,
		maxSlowRooms: value.MAX_SLOW_ROOMS,
		logLevel: value.LOG_LEVEL,
	};
}

/** Adds .env to the environment of this process. Returns the error for the operator. */
function loadVariables(env: NodeJS.ProcessEnv): string | null {
	if (env !== process.env || !existsSync(".env")) return null;
	try {
		process.loadEnvFile(".env");
		return null;
	} catch {
		return `${resolve(".env")} must be a file that this user can read.`;
	}
}

/** Returns what keeps the data and the version in order. */
const upkeepOf = ({ BACKUP_MADE, BACKUP_EVERY, BACKUP_FOLDER, RELEASES_FEED }: Variables) => ({
	...(BACKUP_MADE && { backupMade: BACKUP_MADE }),
	backupsScheduled: Boolean(BACKUP_EVERY || BACKUP_FOLDER),
	...(RELEASES_FEED && { releasesFeed: RELEASES_FEED }),
});

const allowancesOf = (value: Variables): Allowances => ({
	guesses: value.FAILED_CODES_PER_MINUTE,
	proofs: value.FAILED_CODES_PER_MINUTE,
	rooms: value.ROOMS_PER_HOUR,
	slowRooms: value.SLOW_ROOMS_PER_DAY,
	joins: value.JOINS_PER_MINUTE,
	invitations: value.INVITATIONS_PER_MINUTE,
	visits: value.VISITS_PER_MINUTE,
	stories: value.STORIES_PER_MINUTE,
	changes: value.CHANGES_PER_MINUTE,
	reports: value.REPORTS_PER_HOUR,
	chatTests: value.CHAT_TESTS_PER_HOUR,
	calls: value.CALLS_PER_MINUTE,
	badBodies: value.BAD_BODIES_PER_MINUTE,
	pages: value.PAGES_PER_MINUTE,
	assets: value.ASSETS_PER_MINUTE,
	connections: value.CONNECTIONS_PER_MINUTE,
	checkouts: value.CHECKOUTS_PER_HOUR,
	signIns: value.SIGN_INS_PER_MINUTE,
	signInStarts: value.SIGN_IN_STARTS_PER_TEN_MINUTES,
	signUps: value.SIGN_UPS_PER_HOUR,
	subscriptions: value.SUBSCRIPTIONS_PER_HOUR,
});
