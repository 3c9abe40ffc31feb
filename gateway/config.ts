import { existsSync } from "node:fs";
import * as v from "valibot";
import { LOG_LEVELS } from "./log.ts";

const ROLES = ["rest", "gateway", "worker"] as const;
export type Role = (typeof ROLES)[number];
const someRoles = `has to be a list out of ${ROLES.join(",")}`;

const whole = (low: number, high: number) =>
	v.pipe(
		v.string(),
		v.check((text) => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high, `has to be a whole number from ${low} to ${high}`),
		v.transform(Number),
	);

const yesNo = v.pipe(
	v.picklist(["true", "false"], "has to be true or false"),
	v.transform((word) => word === "true"),
);

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const webAddress = v.pipe(v.string(), v.check(isWebAddress, "has to be an address that starts with http:// or https://"));

const list = v.pipe(
	v.string(),
	v.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter((part) => part !== ""),
	),
);

/** Every variable that configures the server, in the order of .env.example, which explains each in a line. */
export const ENVIRONMENT = {
	PORT: v.optional(whole(1, 65_535), "4000"),
	HOST: v.optional(v.string(), "0.0.0.0"),
	PUBLIC_URL: v.optional(webAddress),
	ALLOWED_ORIGINS: v.optional(
		v.pipe(list, v.everyItem(isWebAddress, "has to be addresses that start with http:// or https://, with commas between them")),
		"",
	),
	TRUST_PROXY: v.optional(yesNo, "false"),
	DATA_DIR: v.optional(v.string(), "data"),
	ROLES: v.optional(v.pipe(list, v.nonEmpty(someRoles), v.array(v.picklist(ROLES, someRoles))), ROLES.join(",")),
	TEMPORAL_ADDRESS: v.optional(v.pipe(v.string(), v.regex(/^[^\s/]+:\d+$/, "has to be host:port")), "127.0.0.1:7233"),
	TEMPORAL_NAMESPACE: v.optional(v.string(), "default"),
	TEMPORAL_UI: v.optional(webAddress),
	ADMIN_KEY: v.optional(v.string()),
	ACCOUNTS_ENABLED: v.optional(yesNo, "true"),
	PREMIUM_ENABLED: v.optional(yesNo, "true"),
	FAILED_CODES_PER_MINUTE: v.optional(whole(1, 1_000_000), "30"),
	LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `has to be one of ${LOG_LEVELS.join(", ")}`), "info"),
};

/** Values that no message may repeat. */
const SECRETS = new Set(["ADMIN_KEY"]);

/** How this server runs; read once at its start. */
export interface Config {
	port: number;
	/** Address to listen on. */
	host: string;
	/** Where people reach the server, when that is not the address it listens on. */
	publicUrl?: string;
	/** Origins besides the server's own whose pages may open a room connection. */
	allowedOrigins: string[];
	/** The address of a client is the one that the proxy in front forwards. */
	trustProxy: boolean;
	dataDir: string;
	roles: Role[];
	/** host:port of the engine. */
	temporalAddress: string;
	temporalNamespace: string;
	/** Without one nobody is admin. */
	adminKey?: string;
	/** `areAccountsEnabled` of site.md section 9. */
	accountsEnabled: boolean;
	/** `isPremiumEnabled` of site.md section 9; off, everything is open to all. */
	premiumEnabled: boolean;
	/** Failed codes and secrets from one address before it gets 429 (protocol.md "Limits"). */
	failedCodesPerMinute: number;
}

/** The configuration that the environment asks for, .env included when it is this process's own; else the refusal for the operator. */
export function readConfig(env: NodeJS.ProcessEnv): Config | { refuse: string } {
	if (env === process.env && existsSync(".env")) process.loadEnvFile(".env");
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
	const read = v.safeParse(v.object(ENVIRONMENT), given);
	if (!read.success) {
		const [issue] = read.issues;
		const name = String(issue.path?.[0]?.key);
		return { refuse: SECRETS.has(name) ? `${name} ${issue.message}.` : `${name} is "${given[name]}", and ${issue.message}.` };
	}
	const value = read.output;
	return {
		port: value.PORT,
		host: value.HOST,
		...(value.PUBLIC_URL && { publicUrl: value.PUBLIC_URL }),
		allowedOrigins: value.ALLOWED_ORIGINS,
		trustProxy: value.TRUST_PROXY,
		dataDir: value.DATA_DIR,
		roles: value.ROLES,
		temporalAddress: value.TEMPORAL_ADDRESS,
		temporalNamespace: value.TEMPORAL_NAMESPACE,
		...(value.ADMIN_KEY && { adminKey: value.ADMIN_KEY }),
		accountsEnabled: value.ACCOUNTS_ENABLED,
		premiumEnabled: value.PREMIUM_ENABLED,
		failedCodesPerMinute: value.FAILED_CODES_PER_MINUTE,
	};
}
