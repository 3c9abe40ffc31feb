import { pino, stdSerializers } from "pino";
import { isDiskFull } from "../db/disk-full.ts";
import { LogThrottle } from "./log-throttle.ts";

/** What LOG_LEVEL may be, loudest first. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Keys whose values are nobody's business but the players': secrets, names and what they write. */
const PRIVATE = [
	"secret",
	"player_secret",
	"token",
	"authorization",
	"cookie",
	"adminKey",
	'["x-admin-key"]',
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

/**
 * Anything else in LOG_LEVEL is refused by readConfig; a logger must not fail before that can be
 * said.
 */
const level = LOG_LEVELS.find((known) => known === process.env.LOG_LEVEL) ?? "info";

/**
 * The one logger. Facts come first, the sentence second: `log.warn({ game }, "the room did not
 * answer")`.
 */
export const log = pino({
	level,
	base: null,
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	redact: { paths: atAnyDepth(PRIVATE), censor: "[private]" },
	serializers: { err: withoutDetails },
	hooks: {
		logMethod(facts, method) {
			if (!isOneTooMany(facts[0])) method.apply(this, facts);
		},
	},
});

/** On a full disk every save fails: one line a second says so. */
const fullDisk = new LogThrottle(1000);

function isOneTooMany(facts: unknown): boolean {
	if (typeof facts !== "object" || facts === null || !("err" in facts) || !isDiskFull(facts.err))
		return false;
	return !fullDisk.allows("disk");
}

/** pino's wildcards reach one level each. */
function atAnyDepth(keys: readonly string[]): string[] {
	return ["", "*.", "*.*.", "*.*.*."].flatMap((path) =>
		keys.map((key) => (key.startsWith("[") ? path.replace(/\.$/, "") + key : path + key)),
	);
}

/**
 * An error's own fields can carry a query's values or a request; its message and stack say enough.
 */
function withoutDetails(error: unknown): object {
	if (!(error instanceof Error)) return { message: String(error) };
	const { type, message, stack } = stdSerializers.err(error);
	return { type, message, stack };
}
