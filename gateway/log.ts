import { pino, stdSerializers } from "pino";
import { isDiskFull } from "../db/place-problem.mjs";
import { LogThrottle } from "./log-throttle.ts";

/** The values of LOG_LEVEL, the most verbose first. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Keys of secrets, names and texts of players, whose values the log must not contain. */
const PRIVATE = [
	"secret",
	"player_secret",
	"device",
	"deviceHash",
	"addressHash",
	"token",
	"authorization",
	"cookie",
	"adminKey",
	'["x-admin-key"]',
	'["x-player-secret"]',
	"user_id",
	"userId",
	"email",
	"name",
	"content",
	"title",
	"characters",
	"prompt",
	"body",
];

/** The level until main.ts has read the configuration, which may be in .env. */
const level = LOG_LEVELS.find((known) => known === process.env.LOG_LEVEL) ?? "info";

/**
 * The only logger. Facts come first, then the sentence:
 * `log.warn({ game }, "the room did not respond")`.
 */
export const log = pino({
	level,
	base: null,
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	redact: { paths: atAnyDepth(PRIVATE), censor: "[private]" },
	serializers: { err: withoutDetails },
	hooks: {
		logMethod(facts, method) {
			if (!isThrottled(facts[0])) method.apply(this, facts);
		},
	},
});

/** On a full disk every save fails, so one line a second is enough. */
const fullDisk = new LogThrottle(1000);

function isThrottled(facts: unknown): boolean {
	if (typeof facts !== "object" || facts === null || !("err" in facts) || !isDiskFull(facts.err))
		return false;
	return !fullDisk.allows("disk");
}

/** Returns the keys at four depths, because a wildcard in pino matches one level. */
function atAnyDepth(keys: readonly string[]): string[] {
	return ["", "*.", "*.*.", "*.*.*."].flatMap((path) =>
		keys.map((key) => (key.startsWith("[") ? path.replace(/\.$/, "") + key : path + key)),
	);
}

/**
 * Returns type, message and stack only, because other fields can contain a query's values or a
 * request.
 */
function withoutDetails(error: unknown): object {
	if (!(error instanceof Error)) return { message: String(error) };
	const { type, message, stack } = stdSerializers.err(error);
	return { type, message, stack };
}
