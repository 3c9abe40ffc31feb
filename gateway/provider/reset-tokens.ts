import { createHash, randomBytes } from "node:crypto";

/** Returns a new token of a link that sets a password: 256 random bits. */
export const newResetToken = (): string => randomBytes(32).toString("base64url");

/**
 * Returns the stored form of a token. A plain hash is enough, because a token cannot be guessed.
 */
export const hashResetToken = (token: string): string =>
	createHash("sha256").update(token).digest("hex");
