import { createHash, randomInt } from "node:crypto";
import { ACCOUNT_LIMITS } from "../limits/site.ts";

/** Letters and digits that are not confused when written down. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP = 4;

/** Returns new recovery codes, such as `mc7p-29xk-ahtw-4vne`: each has 79 random bits. */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: ACCOUNT_LIMITS.recoveryCodes }, () =>
		Array.from({ length: GROUPS }, group).join("-"),
	);

const group = (): string =>
	Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join("");

/**
 * Returns the stored form of a code, however it was typed. A plain hash is enough, because there
 * are too many codes to try.
 */
export const hashCode = (code: string): string =>
	createHash("sha256")
		.update(
			code
				.normalize("NFKC")
				.toLowerCase()
				.replace(/[^a-z\d]/g, ""),
		)
		.digest("hex");
