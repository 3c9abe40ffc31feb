import type { Options } from "@node-rs/argon2";
import { nameKey } from "../../db/accounts/account-names.ts";
import { ACCOUNT_LIMITS } from "../limits/site.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { unloadableModule } from "../native-module.ts";

const logThrottle = new LogThrottle(60_000);

/**
 * Resolves to the library. The first password loads it, because most servers start without one.
 * Throws PasswordsBusy if it cannot be loaded, because games continue without sign-ins.
 */
const library = () =>
	import("@node-rs/argon2").catch((error: unknown) => {
		const why = unloadableModule(error);
		if (why === null) throw error;
		if (logThrottle.allows("library")) log.error(why);
		throw new PasswordsBusy();
	});

/** Argon2id, by the second recommendation of OWASP: 19 MiB, two passes, one thread. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords that are long enough but on every list of guesses. */
const GUESSED = new Set(
	[
		"1234567890 0123456789 0987654321 12345678910 123456789a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc",
		"qwertyuiop qwerty12345 qwerty123456 asdfghjkl1 password12 password123 password1234 passw0rd123",
		"iloveyou12 iloveyou123 letmein123 welcome123 football123 baseball123 princess123 sunshine123",
		"plotluck123 plotluck1234 administrator changeme123 abcdefghij abcdefghijk abcd123456 abc1234567",
	].flatMap((line) => line.split(" ")),
);

/** A password with fewer different characters is a pattern. */
const LEAST_CHARACTERS = 5;

/** No more passwords can be computed now. */
export class PasswordsBusy extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when few enough others are running. Throws PasswordsBusy when too many wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
	if (running >= ACCOUNT_LIMITS.hashing.atOnce) {
		if (waiting.length >= ACCOUNT_LIMITS.hashing.waiting) throw new PasswordsBusy();
		// A finished task passes its place on, so `running` does not change.
		await new Promise<void>((next) => waiting.push(next));
	} else running++;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running--;
	}
}

/** Normalises accented letters, because keyboards differ. */
const spelled = (password: string): string => password.normalize("NFKC");

/** Returns the hash of a password. Throws PasswordsBusy. */
export const hashPassword = (password: string): Promise<string> =>
	inTurn(async () => (await library()).hash(spelled(password), COST));

let nobodys: Promise<string> | null = null;

/**
 * Returns whether a password matches this hash. Without a hash it takes the same time, because the
 * time must not reveal which names exist; throws PasswordsBusy.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
	const { hash, verify } = await library();
	nobodys ??= hash("nobody has this password", COST);
	const compared = kept ?? (await nobodys);
	const same = await inTurn(() => verify(compared, spelled(password)));
	return same && kept !== null;
}

/** Returns whether a password would be among the first guesses for an account of this name. */
export function isWeak(password: string, name: string): boolean {
	const plain = spelled(password).toLowerCase();
	const key = nameKey(name);
	return (
		GUESSED.has(plain) ||
		new Set(plain).size < LEAST_CHARACTERS ||
		// The name alone, repeated, or followed by a few digits.
		(plain.startsWith(key) && /^[\d\W_]*$/.test(plain.replaceAll(key, "")))
	);
}
